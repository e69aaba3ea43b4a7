import { afterAll, beforeAll, expect, it } from "vitest";
import { describeCountry } from "../server/countries/known.ts";
import { startService, type TestService } from "../server/service.ts";
import type { Reported } from "./findings.ts";
import { loadFile } from "./load.ts";

const member = { quantity: '"quantity":6.5', type: '"document_type_id":501' };

let service: TestService;
let headers: Record<string, string>;
let invoice: string;

beforeAll(async () => {
  service = await startService();
  invoice = JSON.stringify(loadFile("document-create/us").bases.untaxed?.value);
  const token = await service.services.tokens.issue({ kind: "operator" });
  headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const body = JSON.stringify(loadFile("account-create/shared").bases.us?.value);
  const response = await service.request("/v1/accounts", { method: "POST", headers, body });
  const { account_id } = (await response.json()) as { account_id: number };
  const admin = await service.services.tokens.issue({ kind: "admin", accountId: account_id });
  headers = { ...headers, Authorization: `Bearer ${admin}` };
});

afterAll(() => service.close());

/** Sends the invoice with one part of the JSON text replaced; returns the status and the errors' rules. */
async function written(part: string, text: string) {
  expect(invoice).toContain(part);
  const body = invoice.replace(part, text);
  const response = await service.request("/v1/documents", { method: "POST", headers, body });
  const { errors = [] } = (await response.json()) as { errors?: Reported[] };
  return { status: response.status, rules: errors.map(({ rule }) => rule) };
}

describeCountry("us", "a number in JSON text", () => {
  it.each([
    "8.69",
    "123456789.123456",
    "2.0000000",
    "0.100000000",
    "1e-6",
    "1.5E+2",
    "-0",
    "0.1234560",
  ])("is accepted as a quantity if its value has at most six decimals: %s", async (text) => {
    expect(await written(member.quantity, `"quantity":${text}`)).toEqual({
      status: 201,
      rules: [],
    });
  });

  it.each(["0.1234567", "1e-7", "1.0000001", "12345678.1234567"])(
    "is rejected as a quantity if its value has more than six decimals: %s",
    async (text) => {
      expect(await written(member.quantity, `"quantity":${text}`)).toEqual({
        status: 400,
        rules: ["shape.x-decimals"],
      });
    },
  );

  it.each(["2.0", "5e2", "2.000", "9007199254740991"])(
    "is accepted as an integer: %s",
    async (text) => {
      expect(await written(member.type, `"document_type_id":${text}`)).toEqual({
        status: 201,
        rules: [],
      });
    },
  );

  it.each(["9007199254740992", "9007199254740993", "1e300", "9007199254740992.0"])(
    "is rejected as an integer above 9007199254740991: %s",
    async (text) => {
      expect(await written(member.type, `"document_type_id":${text}`)).toEqual({
        status: 400,
        rules: ["shape.maximum"],
      });
    },
  );

  it("is rejected if it overflows to infinity", async () => {
    const { status } = await written(member.quantity, '"quantity":1e999');
    expect(status).toBe(400);
  });
});

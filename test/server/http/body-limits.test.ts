import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount, documentBody, type TestAccount } from "../accounts.ts";
import { operatorOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;
let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  service = await startService();
  account = await createAccount(service, "us");
});

afterAll(() => service.close());

type Send = (method: string, path: string, text: string) => Promise<number>;

const sender =
  (to: TestService, token: string): Send =>
  async (method, path, text) => {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const { status } = await to.request(path, { method, headers, body: text });
    return status;
  };

/** Returns a JSON object of `bytes` bytes, padded with blanks. */
const ofBytes = (bytes: number) => `{${" ".repeat(bytes - 2)}}`;

describe("a body gets a 413 only if the body is larger than the limit:", () => {
  const bodies: [string, string, number][] = [
    ["POST", "/auth", 8 * KIBIBYTE],
    ["POST", "/v1/accounts", 4 * MEBIBYTE],
    ["PATCH", "/v1/accounts/1", 4 * MEBIBYTE],
    ["PUT", "/v1/accounts/1/password", 256 * KIBIBYTE],
    ["POST", "/v1/documents", 4 * MEBIBYTE],
    ["PUT", "/v1/documents/1", 4 * MEBIBYTE],
    ["PATCH", "/v1/documents/1", 256 * KIBIBYTE],
    ["POST", "/v1/documents/1/emails", 256 * KIBIBYTE],
    ["POST", "/v1/numbering_authorizations", 256 * KIBIBYTE],
    ["PUT", "/v1/customers_suppliers/1", 256 * KIBIBYTE],
    ["POST", "/v1/company_branches", 256 * KIBIBYTE],
    ["PUT", "/v1/company_branches/1", 256 * KIBIBYTE],
    ["POST", "/v1/webhook_subscriptions", 256 * KIBIBYTE],
  ];

  it.each(bodies)("%s %s", async (method, path, bytes) => {
    const send = sender(service, (await operatorOf(service)).token);
    expect(await send(method, path, ofBytes(bytes))).not.toBe(413);
    expect(await send(method, path, ofBytes(bytes + 1))).toBe(413);
  });

  it.each(bodies)("%s %s, if the service has a smaller limit", async (method, path) => {
    const small = await startService({ bodyLimitBytes: 100 });
    const send = sender(small, (await operatorOf(small)).token);
    expect(await send(method, path, ofBytes(100))).not.toBe(413);
    expect(await send(method, path, ofBytes(101))).toBe(413);
    await small.close();
  });
});

describe("a document", () => {
  it("is stored with 1000 references, and rejected with 1001", async () => {
    const create = (references: number) =>
      account.admin.post("/v1/documents", {
        ...documentBody("us", "plain"),
        references: Array.from({ length: references }, (_, number) => ({
          reference_code: 1,
          reference_number: String(number),
          description: "d",
        })),
      });
    const [all, more] = [await create(1000), await create(1001)];
    expect([all.status, all.body.references?.length]).toEqual([201, 1000]);
    expect(more.status).toBe(400);
    expect(more.body.errors).toMatchObject([{ pointer: "/references", rule: "shape.maxItems" }]);
  });

  it("is stored with 400 instalments, and rejected with 401 instalments", async () => {
    const base = documentBody("us", "plain");
    const create = (instalments: number) => {
      const payment_conditions = Array.from({ length: instalments }, (_, days) => days).join();
      const header = { ...base.header, payment_conditions };
      return account.admin.post("/v1/documents", { ...base, header });
    };
    expect((await create(400)).status).toBe(201);
    expect((await create(401)).body.errors).toMatchObject([
      { pointer: "/header/payment_conditions", rule: "terms.instalments" },
    ]);
  });
});

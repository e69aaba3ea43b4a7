import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAccount, documentBody } from "../accounts.ts";
import { errorsOf, operatorOf } from "../client.ts";
import { accountBase } from "../countries/base-bodies.ts";
import { itOf } from "../countries/known.ts";
import type { TestService } from "../service.ts";
import { startServiceOn } from "../service.ts";
import { describeEngines } from "../store/engines.ts";

const path = "/v1/documents";
// The text is random, so that the database cannot store it in fewer bytes by compression.
const long = (start: string) => start + randomBytes(30_000).toString("base64");

describeEngines("long texts", (engine) => {
  let service: TestService;

  beforeAll(async () => {
    service = await startServiceOn(engine);
  });

  afterAll(() => service.close());

  it("can be a receiver's tax id, which identifies one customer and finds the customer's documents", async () => {
    const { admin } = await createAccount(service, "us");
    const body = documentBody("us", "plain");
    const send = async (receiver_tax_id_code: string) =>
      (await admin.post(path, { ...body, header: { ...body.header, receiver_tax_id_code } })).body;
    const code = long("a");
    const [first, second, other] = [await send(code), await send(code), await send(long("b"))];
    expect(first.header.receiver_tax_id_code).toBe(code);
    expect(second.header.customer_supplier_id).toBe(first.header.customer_supplier_id);
    expect(other.header.customer_supplier_id).not.toBe(first.header.customer_supplier_id);
    const found = await admin.get(`${path}?receiver_tax_id_code=${encodeURIComponent(code)}`);
    expect(found.body.items.map(({ document_id }) => document_id)).toEqual([
      second.document_id,
      first.document_id,
    ]);
  });

  itOf("pe")("can be series, each with its own folios", async () => {
    const { admin } = await createAccount(service, "pe");
    const body = documentBody("pe", "plain");
    const send = async (document_sequence_code: string) => {
      const header = { ...body.header, document_sequence_code };
      return (await admin.post(path, { ...body, header })).body.header.document_number;
    };
    const series = long("F");
    expect([await send(series), await send(series), await send(long("F"))]).toEqual([1, 2, 1]);
  });

  it("can be internal codes of branches: two branches of an account never share a code, and documents can contain the code", async () => {
    const { admin, id } = await createAccount(service, "us");
    const code = long("N");
    const branch = { account_id: id, name: "x", company_branch_internal_code: code };
    expect((await admin.post("/v1/company_branches", branch)).status).toBe(201);
    expect(errorsOf(await admin.post("/v1/company_branches", branch))).toEqual([
      "/company_branch_internal_code branch.internal-code-taken",
    ]);
    const body = documentBody("us", "plain");
    const header = { ...body.header, branch_office_code: code };
    expect((await admin.post(path, { ...body, header })).status).toBe(201);
  });

  it("can be the e-mail address of a login, with 254 characters", async () => {
    const operator = await operatorOf(service);
    const name = randomBytes(32).toString("hex");
    const host = ["h".repeat(63), "h".repeat(63), "h".repeat(53), "example"].join(".");
    const admin_email = `${name}@${host}`;
    expect(admin_email).toHaveLength(254);
    const made = await operator.post("/v1/accounts", { ...accountBase("us"), admin_email });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const login = await service.request("/auth", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        email: admin_email.toUpperCase(),
        password: accountBase("us").admin_password,
      }),
    });
    expect(login.status).toBe(200);
  });
});

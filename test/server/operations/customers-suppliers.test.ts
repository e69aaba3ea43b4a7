import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import { errorsOf, operatorOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

const list = "/v1/customers_suppliers";
let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  service = await startService();
  account = await createAccount(service, "cl");
});

afterAll(() => service.close());

async function sell(receiver: string, change: object = {}): Promise<string> {
  const body = documentBody("cl", "invoice");
  delete body.header.branch_office_code;
  const header = { ...body.header, receiver_tax_id_code: receiver, ...change };
  const response = await account.admin.post("/v1/documents", { ...body, header });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return `${list}/${response.body.header.customer_supplier_id}`;
}

describe("a customer", () => {
  it("is registered by the first document with a new tax id", async () => {
    const at = await sell("11111111-1", { receiver_legal_name: "Uno Ltda." });
    const { body } = await account.admin.get(at);
    expect(body).toMatchObject({
      account_id: account.id,
      name: "Uno Ltda.",
      is_customer: true,
      invoicing_details: [
        { tax_id_code: "11111111-1", legal_name: "Uno Ltda.", country_id: "253" },
      ],
    });
    expect(JSON.stringify(body)).not.toContain("null");
  });

  it("is the same for all documents with its tax id, in upper or lower case", async () => {
    const at = await sell("12345678-k");
    expect(await sell("12345678-K")).toBe(at);
    expect(await sell("22222222-2")).not.toBe(at);
  });

  it("gets new values from later documents, except for members that a PUT request has set", async () => {
    const at = await sell("33333333-3", { receiver_legal_name: "Antes" });
    const change = { account_id: account.id, name: "Elegido", payment_term: "0,30" };
    expect((await account.admin.put(at, change)).body).toMatchObject(change);
    await sell("33333333-3", { receiver_legal_name: "Después", receiver_city: "Arica" });
    const { body } = await account.admin.get(at);
    expect(body.name).toBe("Elegido");
    expect(body.payment_term).toBe("0,30");
    expect(body.invoicing_details?.[0]).toMatchObject({ legal_name: "Después", city: "Arica" });
    const details = [{ legal_name: "Fijo" }];
    await account.admin.put(at, { ...change, invoicing_details: details });
    await sell("33333333-3", { receiver_legal_name: "Otro" });
    expect((await account.admin.get(at)).body.invoicing_details).toEqual(details);
  });

  it("keeps members of `additional` that an update omits; new contacts replace old contacts", async () => {
    const at = await sell("77777777-7");
    const change = { account_id: account.id, name: "x" };
    const additional = { data_name_1: "Ruta", data_value_1: "7" };
    await account.admin.put(at, { ...change, additional, contacts: [{ first_name: "Ana" }, {}] });
    const contacts = [{ last_name: "Soto" }];
    const second = { ...change, additional: { data_value_1: "8", data_name_2: "Zona" }, contacts };
    const { body } = await account.admin.put(at, second);
    expect(body.additional).toEqual({
      data_name_1: "Ruta",
      data_value_1: "8",
      data_name_2: "Zona",
    });
    expect(body.contacts).toEqual(contacts);
  });

  it("is registered once by many concurrent documents", async () => {
    const ats = await Promise.all(Array.from({ length: 10 }, () => sell("44444444-4")));
    expect(new Set(ats).size).toBe(1);
  });

  it("is updated with a warning if the check digit of its tax id is wrong; GET shows no warning", async () => {
    const at = await sell("55555555-5");
    const details = [{ tax_id_code: "55555555-6" }];
    const change = { account_id: account.id, name: "x", invoicing_details: details };
    const { body } = await account.admin.put(at, change);
    expect(body.warnings).toMatchObject([
      { pointer: "/invoicing_details/0/tax_id_code", rule: "cl.rut-check-digit" },
    ]);
    expect((await account.admin.get(at)).body).not.toHaveProperty("warnings");
  });

  it("cannot be updated with invalid data; an update of an unknown customer fails with the same title", async () => {
    const at = await sell("66666666-6");
    const title = "Invalid data or not found";
    const wrong = await account.admin.put(at, {});
    expect(wrong.status).toBe(400);
    expect(wrong.body.title).toBe(title);
    expect(errorsOf(wrong)).toEqual(["/account_id shape.required", "/name shape.required"]);
    const missing = await account.admin.put(`${list}/9007199254740991`, {});
    expect(missing.status).toBe(404);
    expect(missing.body.title).toBe(title);
    const operator = await operatorOf(service);
    const other = await operator.put(at, { account_id: account.id + 1, name: "x" });
    expect(errorsOf(other)).toEqual(["/account_id account.other"]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { Body } from "../client.ts";
import { errorsOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";
import { updateOf } from "./rejected/cast.ts";

const path = "/v1/documents";
let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  service = await startService();
  account = await createAccount(service, "cl");
});

afterAll(() => service.close());

const lines = [1, 2, 3].map((number) => ({
  quantity: number,
  unit_price: 100,
  sku: `SKU-${number}`,
  line_description: `Línea ${number}`,
  long_description: `Más de la línea ${number}`,
  unit_measure: "UN",
  total_amount_line: 119 * number,
  taxes: [{ tax_type_id: "1", tax_percentage: 19, tax_amount: 19 * number }],
}));

/** Creates a draft with members that an update cannot contain, such as `references`; returns the path of the draft. */
async function fullDraft(): Promise<string> {
  const body = documentBody("cl", "invoice");
  const { document_id } = (await account.admin.post(path, body)).body;
  const made = await account.admin.post(path, {
    ...body,
    options: { draft_only: 1, template_id: 1 },
    header: { ...body.header, document_type_id: 16, seller_id: 77, observations: "Nota" },
    details: lines,
    references: [{ reference_document_id: document_id, reference_code: 1, description: "Anula" }],
    globals_discounts_surcharges: [
      {
        discount_surcharge_code: "DA",
        discount_surcharge_type: "$",
        discount_surcharge_value: 10,
      },
    ],
    totals: { net_amount: 600, taxes_amount: 5, total_amount: 719 },
    payment_link: { payment_url: "https://pay.example/1" },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return `${path}/${made.body.document_id}`;
}

async function read(at: string): Promise<Body> {
  return (await account.admin.get(at)).body;
}

async function put(at: string, blocks: object = {}, header: object = {}) {
  const body = await updateOf(account.admin, at, header);
  return account.admin.put(at, { ...body, ...blocks });
}

describe("an update", () => {
  it("does not change members that it omits", async () => {
    const at = await fullDraft();
    const before = await read(at);
    expect((await put(at)).status).toBe(200);
    const after = await read(at);
    for (const block of ["options", "references", "globals_discounts_surcharges"] as const) {
      expect(after[block]).toEqual(before[block]);
    }
    expect(after.header).toEqual({ ...before.header, currency_id: 1 });
    expect(after.details).toEqual(before.details);
    expect(after.payment_link).toEqual(before.payment_link);
  });

  it("does not change a total that it omits", async () => {
    const at = await fullDraft();
    const totals = { net_amount: 601, total_amount: 720 };
    expect((await put(at, { totals })).body.totals).toEqual({ ...totals, taxes_amount: 5 });
  });

  it("replaces all lines, and copies omitted members from the stored line at the same index", async () => {
    const at = await fullDraft();
    const bare = { quantity: 9, unit_price: 1, total_amount_line: 11 };
    const { body } = await put(at, { details: [bare, { ...bare, unit_measure: "KG" }] });
    expect(body.details).toEqual([
      { ...lines[0], ...bare },
      { ...lines[1], ...bare, unit_measure: "KG" },
    ]);
    expect((await read(at)).details).toHaveLength(2);
  });

  it("copies no stored members to a line with another description, or to a line after the last stored line", async () => {
    const at = await fullDraft();
    const bare = { quantity: 9, unit_price: 1, total_amount_line: 11 };
    const same = { ...bare, line_description: "Línea 1" };
    const other = { ...bare, line_description: "Línea 3" };
    const { body } = await put(at, { details: [same, other, bare, bare] });
    expect(body.details).toEqual([{ ...lines[0], ...bare }, other, { ...lines[2], ...bare }, bare]);
  });

  it("replaces the address of a payment link if the update contains an address", async () => {
    const at = await fullDraft();
    const payment_link = { payment_url: "https://pay.example/2" };
    expect((await put(at, { payment_link })).body.payment_link).toEqual(payment_link);
    expect((await put(at, { payment_link: {} })).body.payment_link).toEqual(payment_link);
  });

  it("accepts members that only the service can set, and does not store them", async () => {
    const at = await fullDraft();
    const before = await read(at);
    const echoed = {
      document_status: 0,
      electronic_document: { document_xml: "PGE+", document_pdf: "JVBERg==", stamp_img: "AA==" },
      result: { status: 9, error_message: "x" },
    };
    expect((await put(at, echoed, { document_status: 0 })).status).toBe(200);
    const after = await read(at);
    expect(after).not.toHaveProperty("result");
    expect(after.electronic_document).not.toMatchObject({ document_xml: "PGE+" });
    expect(after.history).toEqual(before.history);
  });

  it("stores members that the service does not use, exactly as sent", async () => {
    const at = await fullDraft();
    const members = { received_issued_flag: 0, issuer_state_id: 13 };
    expect((await put(at, {}, members)).body.header).toMatchObject({ ...members, seller_id: 77 });
  });

  it("does not change document_type_taxbureau, and warns if the sent type differs", async () => {
    const at = await fullDraft();
    const type = (await read(at)).header.document_type_taxbureau;
    const { body } = await put(at, {}, { document_type_taxbureau: "999" });
    expect(body.header.document_type_taxbureau).toBe(type);
    expect(body.warnings).toMatchObject([
      { pointer: "/header/document_type_taxbureau", rule: "document.type-taxbureau-differs" },
    ]);
    expect((await put(at, {}, { document_type_taxbureau: type })).body.warnings).toBeUndefined();
  });

  it("returns the issuer's country as text, and totals and currency as numbers", async () => {
    const at = await fullDraft();
    const totals = { net_amount: 600.5, total_amount: 719.25 };
    const { body } = await put(at, { totals }, { issuer_country_id: 253, currency_id: 2.5 });
    expect(body.header.issuer_country_id).toBe("253");
    expect(body.header.currency_id).toBe(2.5);
    expect(body.totals).toMatchObject(totals);
  });

  it("cannot change document_status, and is rejected if it contains a history", async () => {
    const at = await fullDraft();
    expect((await put(at, { document_status: 1 })).body.document_status).toBe(0);
    expect(errorsOf(await put(at, { history: [] }))).toEqual(["/history shape.unknown"]);
  });
});

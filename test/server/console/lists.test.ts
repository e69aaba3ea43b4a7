import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentBody } from "../accounts.ts";
import { operatorOf } from "../client.ts";
import { operator } from "../service.ts";
import type { Fixture } from "./fixture.ts";
import { startConsole } from "./fixture.ts";
import { createVisitor } from "./visitor.ts";

let service: Fixture["service"];
let account: Fixture["account"];
let stranger: Fixture["stranger"];
let draft: Fixture["draft"];
let issued: Fixture["issued"];
let admin: Fixture["admin"];

beforeAll(async () => {
  ({ service, account, stranger, draft, issued, admin } = await startConsole());
});

afterAll(() => service.close());

/** Issues an invoice to a receiver; returns the document's identifier. */
async function issueTo(receiver_tax_id_code: string): Promise<number> {
  const invoice = documentBody("cl", "invoice");
  delete invoice.header.branch_office_code;
  const header = { ...invoice.header, receiver_tax_id_code };
  const { status, body } = await account.admin.post("/v1/documents", { ...invoice, header });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.document_id);
}

describe("the list of documents", () => {
  it("shows the URL's search in the form, and contains only matching documents", async () => {
    const query = `receiver_name=${encodeURIComponent("<script>")}&document_status=1&total_amount=`;
    const { text } = await admin.get(`/console/documents?${query}`);
    expect(text).toContain('value="&lt;script&gt;"');
    expect(text).toContain('<option value="1" selected>');
    expect(text).toContain(`/console/documents/${issued}"`);
    expect(text).not.toContain(`/console/documents/${draft}"`);
  });

  it("shows the errors of a search, and the entered values in the form", async () => {
    const { status, text } = await admin.get("/console/documents?document_number=abc");
    expect(status).toBe(200);
    expect(text).toContain("<li><strong>Number</strong> must be an integer. ");
    expect(text).toContain('value="abc"');
    const short = (await admin.get("/console/documents?receiver_name=x")).text;
    expect(short).toContain(
      "<li><strong>Name begins with</strong> must have at least 3 characters. ",
    );
    expect(short).not.toContain("&quot;receiver_name&quot;");
    expect((await admin.get("/console/documents?cursor=x")).text).toContain("cursor");
  });

  it("finds documents by amounts and tax ids in printed form", async () => {
    const { body } = await account.admin.get(`/v1/documents/${issued}`);
    const { total_amount } = body.totals;
    const total = total_amount.toString().replace(/\B(?=(\d{3})+$)/g, ".");
    const taxId = String(body.header.receiver_tax_id_code);
    const printed = taxId.replace(/\B(?=(\d{3})+-)/g, ".");
    expect(printed).not.toBe(taxId);
    for (const query of [
      { total_amount: total },
      { total_amount: `$ ${total}` },
      { receiver_tax_id_code: printed },
      { receiver_tax_id_code: taxId },
    ]) {
      const search = new URLSearchParams(query as Record<string, string>);
      const { text } = await admin.get(`/console/documents?${search}`);
      expect(text, String(search)).toContain(`/console/documents/${issued}"`);
    }
  });

  it("finds documents by another spelling of the receiver's tax id", async () => {
    const id = await issueTo("6543210-k");
    for (const spelling of ["6543210-K", "6.543.210-k", "6.543.210-K"]) {
      const { text } = await admin.get(`/console/documents?receiver_tax_id_code=${spelling}`);
      expect(text, spelling).toContain(`/console/documents/${id}"`);
    }
  });

  it("shows money in the format of the document's country", async () => {
    const { body } = await account.admin.get(`/v1/documents/${issued}`);
    const total = body.totals.total_amount.toString().replace(/\B(?=(\d{3})+$)/g, ".");
    expect((await admin.get("/console/documents")).text).toContain(`$ ${total}`);
  });
});

it("the page of a customer lists documents with each spelling of the customer's tax id, newest first", async () => {
  const spellings = ["7654321-K", "7654321-k", "7654321-K", "7654321-k"];
  const ids: number[] = [];
  for (const spelling of spellings) ids.push(await issueTo(spelling));
  const { body } = await account.admin.get(`/v1/documents/${ids[0]}`);
  const { text } = await admin.get(`/console/customers/${body.header.customer_supplier_id}`);
  const listed = [...text.matchAll(/\/console\/documents\/([0-9]+)"/g)].map(([, id]) => Number(id));
  expect(listed).toEqual(ids.toReversed());
});

it("the page of a customer with many documents has one link for each spelling of the tax id; the links lead to all documents", async () => {
  const spellings = ["8765432-K", "8765432-k"];
  const ids: string[] = [];
  for (let count = 0; count < 6; count++) {
    for (const spelling of spellings) ids.push(String(await issueTo(spelling)));
  }
  const { body } = await account.admin.get(`/v1/documents/${ids[0]}`);
  const { text } = await admin.get(`/console/customers/${body.header.customer_supplier_id}`);
  const links = [...text.matchAll(/href="([^"]*)">All documents with ([^<]*)</g)];
  expect(links.map(([, , spelling]) => spelling).sort()).toEqual(spellings.sort());
  const listed: string[] = [];
  for (const [, href = ""] of links) {
    const page = await admin.get(href.replaceAll("&amp;", "&").replaceAll("&#38;", "&"));
    listed.push(
      ...[...page.text.matchAll(/\/console\/documents\/([0-9]+)"/g)].map(([, id = ""]) => id),
    );
  }
  expect(listed.sort()).toEqual(ids.sort());
});

it("the operator sees the documents of all accounts, or of the account in the URL", async () => {
  const visitor = createVisitor(service);
  await visitor.logIn(operator.email, operator.password);
  const accounts = await visitor.get("/console/accounts");
  expect(accounts.text).toContain(`href="/console?account_id=${stranger.id}"`);
  expect((await visitor.get("/console/documents")).text).toContain(`/console/documents/${issued}"`);
  const own = await visitor.get(`/console/documents?account_id=${stranger.id}`);
  expect(own.text).not.toContain(`/console/documents/${issued}`);
  expect(own.text).toContain(`href="/console/webhooks?account_id=${stranger.id}"`);
  const one = await visitor.get(`/console/documents/${issued}?account_id=${account.id}`);
  expect(one.status).toBe(200);
  const client = await operatorOf(service);
  expect((await client.post("/auth/revoke", undefined)).status).toBe(204);
  expect((await visitor.get("/console")).status).toBe(303);
});

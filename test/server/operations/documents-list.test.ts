import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  service = await startService();
  account = await createAccount(service, "cl");
  for (const [base, day] of [
    ["invoice", "2025-01-01"],
    ["receipt", "2025-01-02"],
    ["draft", "2025-01-03"],
    ["exempt-invoice", "2025-01-04"],
  ] as const) {
    const body = documentBody("cl", base);
    delete body.header.branch_office_code;
    body.header.issue_date = day;
    const response = await account.admin.post("/v1/documents", body);
    expect(response.status, JSON.stringify(response.body)).toBe(201);
  }
});

afterAll(() => service.close());

async function days(query: string): Promise<string[]> {
  const response = await account.admin.get(`/v1/documents?${query}`);
  expect(response.status).toBe(200);
  return response.body.items.map((item) => item.header.issue_date.slice(-2));
}

it("a list has the documents that match every filter, newest first", async () => {
  expect(await days("")).toEqual(["04", "03", "02", "01"]);
  expect(await days("document_type_id=2")).toEqual(["03", "01"]);
  expect(await days("document_status=0")).toEqual(["03"]);
  expect(await days("issue_date_from=2025-01-02&issue_date_to=2025-01-03")).toEqual(["03", "02"]);
  const receiver = documentBody("cl", "invoice").header.receiver_tax_id_code;
  expect(await days(`receiver_tax_id_code=${receiver}&document_type_id=2`)).toEqual(["03", "01"]);
  expect(await days(`receiver_tax_id_code=${receiver}&document_type_id=32`)).toEqual([]);
  expect(await days("receiver_tax_id_code=nobody")).toEqual([]);
  expect(await days("receiver_tax_id_code=%00")).toEqual([]);
});

it("a list has each document as GET returns it, but without electronic_document", async () => {
  const { items } = (await account.admin.get("/v1/documents?limit=2")).body;
  for (const item of items) {
    const read = await account.admin.get(`/v1/documents/${item.document_id}`);
    const { electronic_document: _, ...document } = read.body;
    expect(item).toEqual(document);
  }
});

it("a filter with an invalid value is rejected", async () => {
  for (const query of ["document_status=3", "issue_date_from=2025-02-30", "document_type_id=x"]) {
    expect((await account.admin.get(`/v1/documents?${query}`)).status, query).toBe(400);
  }
});

import { afterAll, beforeAll, expect, it } from "vitest";
import type { Summary } from "../../../generated/types/models.d.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { Client } from "../client.ts";
import { operatorOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

const NOW = Date.UTC(2026, 10, 23, 2);

let service: TestService;
let account: TestAccount;
let other: TestAccount;

const read = async (client: Client, query = "") => {
  const response = await client.get(`/v1/summary${query}`);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body as unknown as Summary;
};

async function create(of: TestAccount, base: string, day: string, more: object = {}) {
  const body = documentBody("cl", base);
  delete body.header.branch_office_code;
  Object.assign(body.header, { issue_date: day, ...more });
  const response = await of.admin.post("/v1/documents", body);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body;
}

beforeAll(async () => {
  service = await startService({ now: () => NOW });
  account = await createAccount(service, "cl");
  other = await createAccount(service, "cl");
  await create(account, "invoice", "2026-11-22", { receiver_email: "ana@example.com" });
  await create(account, "receipt", "2026-11-23");
  await create(account, "draft", "2026-11-22");
  await create(other, "invoice", "2026-11-22");
});

afterAll(() => service.close());

it("the summary counts the documents with today's date in the account's time zone, and counts drafts separately", async () => {
  const own = await read(account.admin);
  // At 02:00 UTC, the date in Chile is still the previous day.
  expect(own).toMatchObject({ account_id: account.id, date: "2026-11-22" });
  expect(own.documents).toEqual({ issued_today: 1, drafts: 1 });
  const all = await read(await operatorOf(service));
  expect(all).toMatchObject({ date: "2026-11-23", documents: { issued_today: 1, drafts: 1 } });
  expect(all).not.toHaveProperty("account_id");
});

it("the summary lists failed e-mails, each with the id of its document", async () => {
  const listed = await account.admin.get("/v1/documents?document_type_id=2&document_status=1");
  const id = listed.body.items[0]?.document_id;
  const sent = await account.admin.post(`/v1/documents/${id}/emails`, {});
  expect(sent.status).toBe(202);
  const { emails, failed_emails } = await read(account.admin);
  expect(emails.failed).toBe(1);
  expect(failed_emails).toMatchObject([
    { document_id: id, to: "ana@example.com", failure: "no-server" },
  ]);
  expect((await read(other.admin)).failed_emails).toEqual([]);
});

it("the summary lists a numbering range that expires soon, unless another range is still valid 30 days from now", async () => {
  const register = (from: number, to: number, more = {}) =>
    other.admin.post("/v1/numbering_authorizations", {
      document_type_id: 41,
      from,
      to,
      ...more,
    });
  const low = await register(1, 5, { valid_from: "2026-01-01", valid_to: "2026-12-01" });
  expect(low.status, JSON.stringify(low.body)).toBe(201);
  const ranges = async () =>
    (await read(other.admin)).numbering_authorizations.map(({ from, to }) => [from, to]);
  expect(await ranges()).toEqual([[1, 5]]);
  expect((await register(91, 200, { valid_from: "2027-06-01" })).status).toBe(201);
  expect(await ranges()).toEqual([[1, 5]]);
  expect((await register(6, 90, { valid_to: "2027-12-01" })).status).toBe(201);
  expect(await ranges()).toEqual([]);
});

it("the summary lists invalid certificates", async () => {
  await service.services.store.write((transaction) =>
    transaction.run(
      {
        sql: `update certificates set state = 'invalid', reasons = '["expired"]'
          where account_id = ${account.id}`,
      },
      [],
    ),
  );
  const [found, ...rest] = (await read(account.admin)).certificates;
  expect(found).toMatchObject({ account_id: account.id, state: "invalid", reasons: ["expired"] });
  expect(rest).toEqual([]);
  expect((await read(other.admin)).certificates).toEqual([]);
});

it("the summary of an account is closed to the admins of other accounts", async () => {
  expect((await account.admin.get(`/v1/summary?account_id=${other.id}`)).status).toBe(403);
  expect((await account.admin.get("/v1/summary?limit=3")).status).toBe(400);
  expect((await service.request("/v1/summary")).status).toBe(401);
  const seen = await read(await operatorOf(service), `?account_id=${other.id}`);
  expect(seen.documents.issued_today).toBe(1);
});

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countries } from "../../../server/countries/countries.ts";
import { openStore } from "../../../server/store/store.ts";
import { createAccount, type TestAccount } from "../accounts.ts";
import { type Body, type Client, operatorOf } from "../client.ts";
import { documentBases } from "../countries/base-bodies.ts";
import { startService, type TestService } from "../service.ts";
import type { TestDatabase } from "./engines.ts";
import { nodes } from "./nodes.ts";
import type { DriverStatement } from "./record-statements.ts";
import { countShards, recordStatements } from "./record-statements.ts";

const coordinator = process.env.TEST_CITUS_URL;
const documents = "/v1/documents";
const codes = countries.map(({ code }) => code);
const days = "issue_date_from=2020-01-15&issue_date_to=2030-03-10";
const lists = [
  `${documents}?limit=5`,
  `${documents}?limit=5&document_type_id=37`,
  `${documents}?limit=5&document_status=0`,
  `${documents}?limit=5&receiver_tax_id_code=1-9`,
  `${documents}?limit=5&${days}`,
  `${documents}?limit=5&document_type_id=37&${days}`,
  ...["customers_suppliers", "company_branches", "webhook_subscriptions"].map((of) => `/v1/${of}`),
  ...["webhook_deliveries", "numbering_authorizations"].map((of) => `/v1/${of}`),
];

function example(file: string): object {
  const body = JSON.parse(readFileSync(`generated/examples/${file}.json`, "utf8"));
  delete body.header?.account_id;
  return body;
}

/** A client that fails the test if a response has the status 300 or above. */
function sure(client: Client) {
  const checked = async (what: string, reply: ReturnType<Client["get"]>): Promise<Body> => {
    const { status, body } = await reply;
    expect(status, `${what}: ${JSON.stringify(body)}`).toBeLessThan(300);
    return body;
  };
  return {
    get: (path: string) => checked(path, client.get(path)),
    post: (path: string, body: unknown) =>
      checked(path, client.post(path, body, { "Idempotency-Key": crypto.randomUUID() })),
    put: (path: string, body: unknown) => checked(path, client.put(path, body)),
    patch: (path: string, body: unknown) => checked(path, client.patch(path, body)),
    delete: (path: string) => checked(path, client.delete(path)),
  };
}

/** Sends the requests that accounts of every country can send. */
async function useAccount(
  { id, admin }: TestAccount,
  country: string,
  download: (path: string, admin: Client) => Promise<unknown>,
): Promise<void> {
  const own = sure(admin);
  const branch = {
    account_id: id,
    name: "Norte",
    company_branch_internal_code: "N",
    is_headquarters: 1,
  };
  const { company_branch_id } = await own.post("/v1/company_branches", branch);
  await own.put(`/v1/company_branches/${company_branch_id}`, { city: "Antofagasta" });
  const child = { account_id: id, name: "Sur", parent_company_branch_id: company_branch_id };
  await own.post("/v1/company_branches", child);
  const hook = { callback_url: "https://example.com/hook", events: ["document.issued"] };
  const { webhook_subscription_id } = await own.post("/v1/webhook_subscriptions", hook);
  for (const [, body] of documentBases(country)) await own.post(documents, body);
  const [first, ...others] = (await own.get(documents)).items;
  const at = `${documents}/${first?.document_id}`;
  const other = `${documents}/${others[0]?.document_id}`;
  await own.get(at);
  for (const file of [`${at}/pdf`, `${other}/xml`, `${other}/stamp`]) await download(file, admin);
  await own.post(`${at}/emails`, { to: ["someone@example.com"] });
  await own.get(`${at}/emails`);
  for (const list of lists) {
    const { next_cursor } = await own.get(list);
    if (next_cursor) await own.get(`${list}${list.includes("?") ? "&" : "?"}cursor=${next_cursor}`);
  }
  const { items: customers } = await own.get("/v1/customers_suppliers");
  const customer = `/v1/customers_suppliers/${customers[0]?.customer_supplier_id}`;
  await own.put(customer, { account_id: id, name: "Librería El Faro", is_customer: true });
  await own.get(customer);
  const { items: deliveries } = await own.get("/v1/webhook_deliveries");
  const delivery = `/v1/webhook_deliveries/${Reflect.get(deliveries[0] ?? {}, "webhook_delivery_id")}`;
  await own.get(delivery);
  await admin.post(`${delivery}/replays`, undefined);
  await own.delete(`/v1/webhook_subscriptions/${webhook_subscription_id}`);
  await own.get(`/v1/accounts/${id}`);
  await admin.get(`/v1/accounts/${id}/certificate`);
  await admin.post(`/v1/accounts/${id}/certificate/checks`, undefined);
}

/** Creates, deletes and recreates an authorized range, and issues documents with numbers from the range. */
async function useRange({ admin }: TestAccount): Promise<void> {
  const own = sure(admin);
  const at = "/v1/numbering_authorizations";
  const range = { document_type_id: 501, from: 11, to: 110, authorization_number: "R-7" };
  const { numbering_authorization_id: id } = await own.post(at, range);
  await own.delete(`${at}/${id}`);
  await own.post(at, range);
  for (const [, body] of documentBases("us")) await own.post(documents, body);
}

/** Creates, updates, deletes and issues drafts. The service rejects the first deletion and the cancellation. */
async function useDrafts({ admin }: TestAccount): Promise<void> {
  const own = sure(admin);
  const draft = example("document-create/cl/draft");
  const { document_id: id } = await own.post(documents, draft);
  await own.put(`${documents}/${id}`, example("document-update/cl/invoice"));
  const named = { reference_document_id: id, reference_code: 1, description: "d" };
  const { document_id: deleted } = await own.post(documents, { ...draft, references: [named] });
  await admin.delete(`${documents}/${id}`);
  await own.delete(`${documents}/${deleted}`);
  await own.patch(`${documents}/${id}`, { document_status: 1 });
  await admin.patch(`${documents}/${id}`, { document_status: 2 });
}

if (coordinator === undefined) {
  describe("a statement on Citus", () => {
    it.skip("is skipped: TEST_CITUS_URL is not set", () => undefined);
  });
} else {
  describe("a statement on Citus", () => {
    let database: TestDatabase;
    let service: TestService;
    let operator: Client;
    const accounts: [string, TestAccount][] = [];
    let own: readonly DriverStatement[] = [];

    beforeAll(async () => {
      database = await nodes(coordinator).create();
      service = await startService({ store: await openStore(database.target) });
      operator = await operatorOf(service);
      for (const code of codes) accounts.push([code, await createAccount(service, code)]);
      own = await recordStatements(async () => {
        for (const [code, account] of accounts) {
          await useAccount(account, code, download);
          if (code === "us") await useRange(account);
          if (code === "cl") await useDrafts(account);
        }
      });
    }, 120_000);

    afterAll(async () => {
      await service.services.store.close();
      await service.close();
      await database.drop();
    });

    // The client parses JSON, and files are not JSON.
    const download = (path: string, { token }: Client) =>
      service.request(path, { headers: { Authorization: `Bearer ${token}` } });

    const shardsOf = (statements: readonly DriverStatement[]) =>
      countShards(database.target.engine === "postgres" ? database.target.url : "", statements);

    it("that serves a request of an account uses at most one shard", async () => {
      const shards = await shardsOf(own);
      expect(shards.size).toBeGreaterThan(60);
      const wide = [...shards].filter(([, count]) => count > 1).map(([statement]) => statement);
      expect(wide).toEqual([]);
      expect([...shards.values()].filter((count) => count === 1).length).toBeGreaterThan(50);
    });

    it("that reads one document for the operator uses at most one shard, by means of the table id_owners", async () => {
      const [, account] = accounts[0] ?? [];
      const { items } = (await account?.admin.get(documents))?.body ?? { items: [] };
      const read = await recordStatements(async () => {
        await sure(operator).get(`${documents}/${items[0]?.document_id}`);
      });
      const shards = await shardsOf(read);
      expect([...shards.values()].filter((count) => count > 1)).toEqual([]);
      expect([...shards.keys()].some((statement) => statement.includes("id_owners"))).toBe(true);
    });

    it("that lists rows for the operator uses more than one shard", async () => {
      for (const list of [...lists, "/v1/accounts"]) {
        const read = await recordStatements(async () => {
          await sure(operator).get(list);
        });
        const [first] = [...(await shardsOf(read.filter(({ sql }) => !sql.includes("meta"))))];
        expect(first?.[1], list).toBeGreaterThan(1);
      }
    });
  });
}

import { afterAll, beforeAll, expect, it } from "vitest";
import { listDocuments } from "../../../server/store/document-list.ts";
import type { DocumentRow } from "../../../server/store/documents.ts";
import { insertDocument } from "../../../server/store/documents.ts";
import { findRow, type PageRequest, readPage } from "../../../server/store/page.ts";
import { PAGE_BYTES, type PageRows } from "../../../server/store/page-rows.ts";
import { runOnce } from "../../../server/store/query.ts";
import type { Store } from "../../../server/store/store.ts";
import type { TestAccount } from "../accounts.ts";
import { createAccount, documentBody } from "../accounts.ts";
import type { Client } from "../client.ts";
import { operatorOf } from "../client.ts";
import type { TestService } from "../service.ts";
import { startServiceOn } from "../service.ts";
import { describeEngines } from "../store/engines.ts";
import { createRandom } from "./seeded-random.ts";

const KILOBYTE = 1024;
const path = "/v1/documents";
// Sizes of bodies in bytes. Most are near PAGE_BYTES divided by one of the `limits`; the last exceeds PAGE_BYTES.
const sizes = [2, 40, 45, 210, 1500, 4000, 4096, 6000].map((size) => size * KILOBYTE);
const limits = [1, 3, 20, 100];

describeEngines("a list of large documents", (engine) => {
  let store: Store;
  let service: TestService;
  let account: TestAccount;
  let rows: readonly DocumentRow[];

  beforeAll(async () => {
    service = await startServiceOn(engine);
    ({ store } = service.services);
    account = await createAccount(service, "cl");
    const made = await account.admin.post(path, documentBody("cl", "invoice"));
    const id = Number(made.body.document_id);
    const first = await store.read((session) => findRow(session, "documents", account.id, id));
    if (first === undefined) throw new Error("The document is gone.");
    const random = createRandom(5);
    const others = Array.from({ length: 24 }, (_, at): DocumentRow => {
      const size = random.pick(sizes);
      return {
        ...first,
        document_id: id + at + 1,
        document_number: at + 2,
        issue_date: random.pick(["2025-01-31", "2025-02-01", "2026-03-01"]),
        created_at: first.created_at + Math.floor(at / 2),
        body: withSize(first.body, size),
      };
    });
    for (const row of others) {
      await store.write((transaction) => insertDocument(transaction, row));
    }
    rows = [first, ...others].sort(
      (a, b) => b.created_at - a.created_at || b.document_id - a.document_id,
    );
  });

  afterAll(() => service.close());

  /**
   * Asserts that the pages contain the wanted rows in order. Each page must contain as many rows as `limit` and
   * PAGE_BYTES allow, and at least one row.
   */
  async function pages(
    wanted: readonly DocumentRow[],
    limit: number,
    read: (page: PageRequest) => Promise<PageRows<DocumentRow>>,
  ): Promise<void> {
    let [at, after]: [number, PageRequest["after"]] = [0, undefined];
    for (;;) {
      const { rows: page, last } = await read({ accountId: account.id, after, limit });
      expect(page).toMatchObject(wanted.slice(at, at + page.length));
      at += page.length;
      const held = page.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0);
      const next = wanted[at];
      expect(page.length).toBeGreaterThan(0);
      expect(page.length === 1 || held <= PAGE_BYTES).toBe(true);
      expect(last?.document_id).toBe(next === undefined ? undefined : page.at(-1)?.document_id);
      if (next === undefined || last === undefined) return;
      expect(page.length === limit || held + Buffer.byteLength(next.body) > PAGE_BYTES).toBe(true);
      after = { createdAt: last.created_at, id: last.document_id };
    }
  }

  it.each(limits)("has each document once, in pages of up to %i", async (limit) => {
    await pages(rows, limit, (page) =>
      store.read((session) => readPage(session, "documents", page)),
    );
  });

  it.each(limits)("has each document of a date range once, in pages of up to %i", async (limit) => {
    const days = { issue_date_from: "2025-01-15", issue_date_to: "2025-02-15" };
    const wanted = rows.filter(({ issue_date }) => issue_date < "2025-02-15");
    expect(wanted.length).toBeGreaterThan(10);
    await pages(wanted, limit, (page) =>
      store.read((session) => listDocuments(session, days, page)),
    );
  });

  const ids = async (client: Client, query: string): Promise<number[]> => {
    const found: number[] = [];
    let cursor: string | undefined;
    do {
      const more = cursor === undefined ? "" : `&cursor=${cursor}`;
      const { status, body } = await client.get(`${path}?${query}${more}`);
      expect(status).toBe(200);
      expect(body.items.length).toBeGreaterThan(0);
      const size = JSON.stringify(body).length;
      // A response adds some members to the stored body.
      expect(body.items.length === 1 || size < PAGE_BYTES + 100 * KILOBYTE).toBe(true);
      found.push(...body.items.map(({ document_id }) => Number(document_id)));
      cursor = body.next_cursor;
    } while (cursor !== undefined);
    return found;
  };

  it("is complete for an admin and for the operator if they follow the cursors", async () => {
    const wanted = rows.map(({ document_id }) => document_id);
    expect(await ids(account.admin, "limit=100")).toEqual(wanted);
    expect(await ids(await operatorOf(service), "limit=20")).toEqual(wanted);
  });

  it("the columns `registered` and `edited` of a page of customers have at most PAGE_BYTES in total", async () => {
    const large = JSON.stringify({ name: "n".repeat(1.1 * KILOBYTE * KILOBYTE) });
    const made = Array.from({ length: 5 }, (_, at) => ({
      account_id: 77,
      customer_supplier_id: 1000 + at,
      receiver_key: String(at),
      created_at: at,
      registered: large,
      edited: at < 3 ? large : "{}",
    }));
    await store.write(async (transaction) => {
      for (const row of made) {
        await runOnce(transaction, (db) => db.insertInto("customers_suppliers").values(row));
      }
    });
    const seen: number[][] = [];
    let after: PageRequest["after"];
    do {
      const page = { accountId: 77, after, limit: 50 };
      const read = await store.read((session) => readPage(session, "customers_suppliers", page));
      for (const row of read.rows) {
        expect(row).toMatchObject(made[row.customer_supplier_id - 1000] ?? {});
      }
      seen.push(read.rows.map(({ customer_supplier_id: id }) => id - 1000));
      const { last } = read;
      after = last && { createdAt: last.created_at, id: last.customer_supplier_id };
    } while (after !== undefined);
    expect(seen).toEqual([[4, 3], [2], [1], [0]]);
  });
});

/** The body of a document, with observations that make it `size` bytes long. */
function withSize(body: string, size: number): string {
  const observations = "o".repeat(size - Buffer.byteLength(body) - '"observations":"",'.length);
  return body.replace('"header":{', `"header":{"observations":"${observations}",`);
}

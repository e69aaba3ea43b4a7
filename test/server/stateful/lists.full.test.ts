import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DocumentFilter } from "../../../server/store/document-list.ts";
import { listDocuments } from "../../../server/store/document-list.ts";
import type { DocumentRow } from "../../../server/store/documents.ts";
import { documentsByDate } from "../../../server/store/documents-by-date.ts";
import type { PageRequest } from "../../../server/store/page.ts";
import type { PageRows } from "../../../server/store/page-rows.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import { fillDocuments, receivers } from "../../bench/lists/fill-documents.ts";
import type { TestDatabase } from "../store/engines.ts";
import { describeEngines } from "../store/engines.ts";
import { anyList } from "./lists/filters.ts";
import { expectedList, storeScattered } from "./lists/scattered-documents.ts";
import { createRandom } from "./seeded-random.ts";

describeEngines("the list of documents", (engine) => {
  let database: TestDatabase;
  let store: Store;
  let rows: readonly DocumentRow[];

  beforeAll(async () => {
    database = await engine.create();
    store = await openStore(database.target);
    rows = await storeScattered(store, createRandom(3), 700);
  });

  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  async function pages(
    accountId: number | undefined,
    limit: number,
    read: (page: PageRequest) => Promise<PageRows<DocumentRow>>,
  ): Promise<number[]> {
    const ids: number[] = [];
    let after: PageRequest["after"];
    for (;;) {
      const { rows: page, last } = await read({ accountId, after, limit });
      ids.push(...page.map(({ document_id }) => document_id));
      expect(page.every(({ body }) => typeof body === "string")).toBe(true);
      if (last === undefined) return ids;
      expect(last.document_id).toBe(page.at(-1)?.document_id);
      after = { createdAt: last.created_at, id: last.document_id };
    }
  }

  it("contains exactly the rows that match the filter, page by page, newest first", async () => {
    await fc.assert(
      fc.asyncProperty(anyList, async ({ accountId, filter, limit }) => {
        const listed = await pages(accountId, limit, (page) =>
          store.read((session) => listDocuments(session, filter, page)),
        );
        expect(listed).toEqual(expectedList(rows, accountId, filter));
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  it("contains exactly the matching rows of 16,000 documents, for filters with few and with many matches", async () => {
    const many = await engine.create();
    const full = await openStore(many.target);
    await fillDocuments(full, { first: 1, second: 2 }, '{"header":{}}', 16_000);
    const { rows: all } = await full.read((session) =>
      session.run<DocumentRow>({ sql: "select * from documents" }, []),
    );
    const first = { issue_date_from: "2021-01-05", issue_date_to: "2021-04-20" };
    for (const filter of [
      { ...first, document_type_id: 2 },
      { ...first, document_type_id: 37, document_status: 1 },
      { ...first, document_status: 1 },
      { ...first, document_type_id: 2, receiver_tax_id_code: receivers.spread },
    ]) {
      const listed = await pages(undefined, 20, (page) =>
        full.read((session) => listDocuments(session, filter, page)),
      );
      expect(listed).toEqual(expectedList(all, undefined, filter));
    }
    await full.close();
    await many.drop();
  });

  it("contains exactly the rows of a range of dates, read date by date", async () => {
    await fc.assert(
      fc.asyncProperty(anyList, async ({ accountId, filter, limit }) => {
        const { issue_date_from: from, issue_date_to: to } = filter;
        const days: DocumentFilter = { issue_date_from: from, issue_date_to: to };
        const listed = await pages(accountId, limit, (page) =>
          store.read((session) => documentsByDate(session, { from, to, others: [] }, page)),
        );
        expect(listed).toEqual(expectedList(rows, accountId, days));
      }),
      { numRuns: 40, seed: 2 },
    );
  });
});

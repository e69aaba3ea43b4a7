import { afterAll, beforeAll, expect, it } from "vitest";
import type { DocumentFilter } from "../../../server/store/document-list.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import { fillDocuments, receivers } from "../../bench/lists/fill-documents.ts";
import type { TestDatabase } from "../store/engines.ts";
import { describeEngines } from "../store/engines.ts";
import type { Explain } from "./lists/plans.ts";
import { indexesIn, isSorted, isWhole, openExplainer, statementsOf } from "./lists/plans.ts";

const lists: readonly (readonly [string, DocumentFilter, string])[] = [
  ["no filter", {}, "newest"],
  ["a filter on the type", { document_type_id: 48 }, "type"],
  ["a filter on issued documents", { document_status: 1 }, "newest"],
  ["a filter on drafts", { document_status: 0 }, "unusual"],
  ["a filter on the receiver", { receiver_tax_id_code: receivers.spread }, "receiver"],
];

// Each view: an account, or `undefined` for all accounts, and the suffix of the expected indexes' names. Account 2 has
// a tenth of the documents.
const views = [
  [2, ""],
  [undefined, "_of_all"],
] as const;

describeEngines("a page of documents is read from an index", (engine) => {
  let database: TestDatabase;
  let store: Store;
  let explain: Explain;
  let close: () => Promise<void>;

  beforeAll(async () => {
    database = await engine.create();
    store = await openStore(database.target);
    await fillDocuments(store, { first: 1, second: 2 }, '{"header":{}}', 40_000);
    ({ explain, close } = await openExplainer(store, database));
  });

  afterAll(async () => {
    await close();
    await store.close();
    await database.drop();
  });

  async function plansOf(accountId: number | undefined, filter: DocumentFilter) {
    const plans: string[] = [];
    for (const statement of await statementsOf(store, accountId, filter)) {
      plans.push(await explain(statement));
    }
    return plans;
  }

  it.each(lists)("with %s, for one account and for all accounts", async (_, filter, index) => {
    for (const [accountId, of] of views) {
      const plans = await plansOf(accountId, filter);
      expect(plans.map(indexesIn)).toEqual([[`documents_${index}${of}`]]);
      expect(plans.filter((plan) => isWhole(plan) || isSorted(plan))).toEqual([]);
    }
  });

  it.each([
    ["number", { document_number: 20 }],
    ["total", { total_amount: 20 }],
    ["name", { receiver_name: "nobody" }],
  ])(
    "with a filter on the %s, if the page is of one account; a page of all accounts needs no scan of the whole table",
    async (index, filter) => {
      const plans = await plansOf(2, filter);
      expect(plans.map(indexesIn)).toEqual([[`documents_${index}`]]);
      expect(plans.filter((plan) => isWhole(plan) || isSorted(plan))).toEqual([]);
      const ofAll = await plansOf(undefined, filter);
      expect(ofAll.filter(isWhole)).toEqual([]);
    },
  );

  it("with filters on receiver and name: the index of receivers", async () => {
    const plans = await plansOf(2, {
      receiver_name: "nobody",
      receiver_tax_id_code: receivers.spread,
    });
    expect(plans.map(indexesIn)).toEqual([["documents_receiver"]]);
  });

  it.each([
    ["days only", {}],
    ["days and issued documents", { document_status: 1 }],
    ["days and the type", { document_type_id: 2 }],
    ["days and the receiver", { receiver_tax_id_code: receivers.spread }],
    ["days and drafts", { document_status: 0 }],
  ])(
    "with a filter on %s, without a scan of the whole table and without sorting",
    async (_, filter) => {
      const days = { issue_date_from: "2021-02-01", issue_date_to: "2021-02-28" };
      for (const [accountId] of views) {
        const plans = await plansOf(accountId, { ...filter, ...days });
        expect(plans.filter((plan) => isWhole(plan) || isSorted(plan))).toEqual([]);
      }
    },
  );

  it("with a range of issue dates: the indexes of months and of days", async () => {
    const filter = { issue_date_from: "2021-01-20", issue_date_to: "2021-02-28" };
    for (const [accountId, of] of views) {
      const [heads = "", ...dates] = await plansOf(accountId, filter);
      expect(indexesIn(heads)).toEqual([`documents_day${of}`, `documents_month${of}`]);
      expect(dates.map(indexesIn)).toEqual([[`documents_month${of}`]]);
      expect([heads, ...dates].filter((plan) => isWhole(plan) || isSorted(plan))).toEqual([]);
    }
  });
});

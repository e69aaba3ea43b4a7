import { expect, it, onTestFinished } from "vitest";
import { countryByCode } from "../../../server/countries/countries.ts";
import { isFolioTaken, takeFolio } from "../../../server/store/folios.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import { describeEngines } from "./engines.ts";
import { undoNativeFiles, undoOwnedIds, undoReferences, undoSearch } from "./undo-migrations.ts";

// After `undoOwnedIds`, these statements migrate the tables back to version 9, which numbers documents by
// document_type_id.
const undo = [
  ...undoSearch,
  ...undoNativeFiles,
  ...undoReferences,
  "drop index documents_folio",
  ...[
    "document_type_taxbureau",
    "numbering_series",
    "shares_number",
    "numbering_authorization_id",
  ].map((column) => `alter table documents drop column ${column}`),
  "drop table numbering_sequences",
  "drop table numbering_authorizations",
  `create table folios (account_id bigint not null, document_type_id bigint not null,
    series text not null, last bigint not null, primary key (account_id, document_type_id, series))`,
  `create unique index documents_folio on documents
    (account_id, document_type_id, series, document_number) where document_status > 0`,
  "update meta set value = '9' where name = 'schema_version'",
];

interface Old {
  readonly account: number;
  readonly type: number;
  readonly series?: string;
  readonly number: number;
  readonly status?: number;
  readonly references?: readonly { readonly reference_code: number }[];
}

const range = (from: number, to: number, rest: Omit<Old, "number">): Old[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ ...rest, number: from + at }));

const chilean = { account: 1 };
const peruvian = { account: 2, type: 101, series: "series:F001" };
const documents: readonly Old[] = [
  // Our types 37 and 39 both become the authority's type 39. The numbers 1 to 3 exist in both of our types.
  ...range(1, 5, { ...chilean, type: 37 }),
  ...range(1, 3, { ...chilean, type: 39 }),
  // The old sequences with and without the branch N become one sequence. A caller chose the number 900.
  ...range(1, 7, { ...chilean, type: 2, series: "branch:N" }),
  ...range(1, 2, { ...chilean, type: 2 }),
  { ...chilean, type: 2, number: 900 },
  { ...chilean, type: 2, number: 1, status: 0 },
  ...range(1, 2, peruvian),
  { ...peruvian, number: 3, references: [{ reference_code: 1 }] },
  { ...peruvian, number: 4 },
];
const folios = [
  [1, 37, "", 5],
  [1, 39, "", 3],
  [1, 2, "branch:N", 7],
  [1, 2, "", 2],
  [2, 101, "series:F001", 4],
] as const;

async function fill(store: Store): Promise<void> {
  const countries = [countryByCode("cl")?.id, countryByCode("pe")?.id];
  await store.write(async (transaction) => {
    const run = (sql: string) => transaction.run({ sql }, []);
    await undoOwnedIds(transaction);
    for (const sql of undo) await run(sql);
    for (const [at, country] of countries.entries()) {
      await run(`insert into accounts (account_id, country_id, created_at, body)
        values (${at + 1}, ${country ?? 0}, 1, '{}')`);
    }
    for (const [at, old] of documents.entries()) {
      const { account, type, series = "", number, status = 1, references } = old;
      const code = series.startsWith("series:") ? { document_sequence_code: "F001" } : {};
      const body = { header: { document_type_id: type, ...code }, references };
      await run(`insert into documents (account_id, document_id, revision, document_type_id, series,
          document_status, header_document_status, issue_date, created_at, body, document_number)
        values (${account}, ${at + 1}, 1, ${type}, '${series}', ${status}, 1, '2026-01-31', 1,
          '${JSON.stringify(body)}', ${number})`);
    }
    for (const [account, type, series, last] of folios) {
      await run(`insert into folios (account_id, document_type_id, series, last)
        values (${account}, ${type}, '${series}', ${last})`);
    }
  });
}

describeEngines("documents that were numbered by document_type_id", (engine) => {
  it.skipIf(countryByCode("cl") === undefined || countryByCode("pe") === undefined)(
    "keep their numbers in a migration; two merged sequences continue after the higher of their last numbers",
    async () => {
      const database = await engine.create();
      onTestFinished(() => database.drop());
      const older = await openStore(database.target);
      try {
        await fill(older);
      } finally {
        await older.close();
      }
      const store = await openStore(database.target);
      onTestFinished(() => store.close());
      const { rows } = await store.read((session) =>
        session.run<{ type: string; series: string; number: number; shares: number; old: number }>(
          {
            sql: `select document_type_taxbureau as type, numbering_series as series,
              document_number as number, shares_number as shares, document_type_id as old
              from documents order by document_id`,
          },
          [],
        ),
      );
      expect(rows.map(({ number }) => number)).toEqual(documents.map(({ number }) => number));
      const marked = rows.filter(({ shares }) => shares === 1);
      expect(marked.map(({ old, number }) => [old, number])).toEqual([
        [39, 1],
        [39, 2],
        [39, 3],
        [2, 1],
        [2, 2],
      ]);
      const next = (account_id: number, document_type_taxbureau: string, series: string) =>
        store.write((transaction) =>
          takeFolio(transaction, { account_id, document_type_taxbureau, series }),
        );
      expect(await next(1, "39", "")).toBe(6);
      expect(await next(1, "33", "")).toBe(8);
      expect(await next(2, "01", "F001")).toBe(5);
      // Document 3 of F001, the one with `references`, is a note that was numbered among the invoices. Notes now have
      // their own sequence, which continues after 3.
      expect(await next(2, "07", "F001")).toBe(4);
      const chosen = { account_id: 1, document_type_taxbureau: "33", series: "" };
      expect(await store.read((session) => isFolioTaken(session, chosen, 900))).toBe(true);
    },
  );
});

import type { Compilable, SchemaModule, SqlBool } from "kysely";
import { sql } from "kysely";
import { countryById } from "../../countries/countries.ts";
import type { NumberedDocument } from "../../countries/numbering.ts";
import { columnText } from "../column-text.ts";
import type { Builder } from "../query.ts";
import { runOnce } from "../query.ts";
import type { Session } from "../session.ts";
import type { MigrationStep } from "./migration.ts";

interface OldDocument {
  readonly account_id: number;
  readonly document_id: number;
  readonly document_type_id: number;
  readonly country_id: number | null;
  readonly body: string;
}

// Few documents are read at once, because one body can be megabytes long.
const BATCH = 50;

/**
 * Replaces the table `folios` with `numbering_sequences`, and adds the table of numbering authorizations. A sequence of
 * numbers now belongs to an account, an authority's document type and a series, so several old sequences may become
 * one. If several documents of a new sequence have the same number, they keep it, and `shares_number` marks all of them
 * except the oldest. The unique index omits drafts and the marked documents.
 */
export function numberByAuthority(schema: SchemaModule, db: Builder): readonly MigrationStep[] {
  const run = (statement: ReturnType<typeof sql>): Compilable => ({
    compile: () => statement.compile(db),
  });
  const column = (name: string, type: "text" | "integer", initial: string | number) =>
    schema
      .alterTable("documents")
      .addColumn(name, type, (added) => added.notNull().defaultTo(initial));
  return [
    column("document_type_taxbureau", "text", ""),
    column("numbering_series", "text", ""),
    column("shares_number", "integer", 0),
    schema.alterTable("documents").addColumn("numbering_authorization_id", "bigint"),
    ...createSequences(schema),
    ...createAuthorizations(schema),
    fillDocuments,
    run(sql`
      update documents set shares_number = 1 where (account_id, document_id) in (
        select account_id, document_id from (
          select account_id, document_id, row_number() over (
            partition by account_id, document_type_taxbureau, numbering_series, document_number
            order by document_id
          ) as place
          from documents where document_status > 0 and document_number is not null
        ) as numbered where place > 1
      )`),
    // A sequence continues after its highest assigned number. Numbers above `folios.last` do not count, because
    // callers chose them.
    run(sql`
      insert into numbering_sequences (account_id, document_type_taxbureau, series, last, authorized)
      select d.account_id, d.document_type_taxbureau, d.numbering_series, max(d.document_number), 0
      from documents d join folios f on f.account_id = d.account_id
        and f.document_type_id = d.document_type_id and f.series = d.series
      where d.document_status > 0 and d.document_number <= f.last and d.document_number > 0
      group by d.account_id, d.document_type_taxbureau, d.numbering_series`),
    schema.dropIndex("documents_folio"),
    schema
      .createIndex("documents_folio")
      .on("documents")
      .columns(["account_id", "document_type_taxbureau", "numbering_series", "document_number"])
      .unique()
      // A draft does not occupy its number until it is issued.
      .where(sql<SqlBool>`document_status > 0 and shares_number = 0`),
    schema.dropTable("folios"),
  ];
}

function createSequences(schema: SchemaModule): readonly Compilable[] {
  return [
    schema
      .createTable("numbering_sequences")
      .addColumn("account_id", "bigint", (column) => column.notNull())
      .addColumn("document_type_taxbureau", "text", (column) => column.notNull())
      .addColumn("series", "text", (column) => column.notNull())
      .addColumn("last", "bigint", (column) => column.notNull())
      .addColumn("authorized", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("numbering_sequences_key", [
        "account_id",
        "document_type_taxbureau",
        "series",
      ]),
  ];
}

function createAuthorizations(schema: SchemaModule): readonly Compilable[] {
  const index = (name: string, columns: string[]) =>
    schema
      .createIndex(`numbering_authorizations_${name}`)
      .on("numbering_authorizations")
      .columns(columns);
  return [
    schema
      .createTable("numbering_authorizations")
      .addColumn("account_id", "bigint", (column) => column.notNull())
      .addColumn("numbering_authorization_id", "bigint", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("document_type_taxbureau", "text", (column) => column.notNull())
      .addColumn("series", "text", (column) => column.notNull())
      .addColumn("dated", "text", (column) => column.notNull())
      .addColumn("range_from", "bigint", (column) => column.notNull())
      .addColumn("range_to", "bigint", (column) => column.notNull())
      .addColumn("last", "bigint", (column) => column.notNull())
      .addColumn("remaining", "bigint", (column) => column.notNull())
      .addColumn("used", "bigint", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("valid_from", "text")
      .addColumn("valid_to", "text")
      .addColumn("secret", "text")
      .addColumn("key_name", "text")
      .addPrimaryKeyConstraint("numbering_authorizations_key", [
        "account_id",
        "numbering_authorization_id",
      ]),
    index("sequence", ["account_id", "document_type_taxbureau", "series", "range_from"]),
    index("newest", ["account_id", "created_at", "numbering_authorization_id"]),
    // The operator's queries name no account.
    index("newest_of_all", ["created_at", "numbering_authorization_id"]),
    index("id", ["numbering_authorization_id"]).unique(),
  ];
}

// The account's country determines the authority's document type and the series, so SQL alone cannot fill them.
async function fillDocuments(session: Session): Promise<void> {
  let after = { account_id: -1, document_id: -1 };
  for (;;) {
    const wanted = sql<OldDocument>`
      select d.account_id, d.document_id, d.document_type_id, a.country_id, d.body
      from documents d left join accounts a on a.account_id = d.account_id
      where (d.account_id, d.document_id) > (${after.account_id}, ${after.document_id})
      order by d.account_id, d.document_id limit ${BATCH}`;
    const rows = await runOnce(session, (db) => ({ compile: () => wanted.compile(db) }));
    const last = rows.at(-1);
    if (last === undefined) {
      return;
    }
    for (const { account_id, type, series, ids } of bySequence(rows)) {
      await runOnce(session, (db) =>
        db
          .updateTable("documents")
          .set({ document_type_taxbureau: type, numbering_series: series })
          .where("account_id", "=", account_id)
          .where("document_id", "in", ids),
      );
    }
    after = last;
  }
}

function bySequence(rows: readonly OldDocument[]) {
  const groups = new Map<
    string,
    { account_id: number; type: string; series: string; ids: number[] }
  >();
  for (const row of rows) {
    const { account_id, document_id } = row;
    const { type, series } = numberingOf(row);
    const key = JSON.stringify([account_id, type, series]);
    const group = groups.get(key) ?? { account_id, type, series, ids: [] };
    group.ids.push(document_id);
    groups.set(key, group);
  }
  return groups.values();
}

function numberingOf({ country_id, document_type_id, body }: OldDocument) {
  const numbering = countryById(country_id ?? 0)?.numbering;
  const document = JSON.parse(body) as NumberedDocument;
  if (numbering === undefined || document.header === undefined) {
    return { type: String(document_type_id), series: "" };
  }
  const type = numbering.taxbureauType(document);
  return { type, series: columnText(numbering.series(document, type)) };
}

import type { Compilable, SchemaModule } from "kysely";
import { sql } from "kysely";
import type { Builder } from "../query.ts";
import type { Engine } from "../session.ts";

// For each engine, the SQL expression that reads the id of a branch's parent from the branch's JSON `body`.
// PostgreSQL's JSON functions reject some stored bodies, so a pattern finds the member. The pattern cannot match inside
// a JSON string, because a quote in a string is escaped.
const parents: Readonly<Record<Engine, string>> = {
  sqlite: "json_extract(body, '$.parent_company_branch_id')",
  postgres: `cast(substring(body from '"parent_company_branch_id":([0-9]+)') as bigint)`,
};

/**
 * Indexes the pending rows and the leased rows of `outbox` and `submissions` by account. Stores the id of each branch's
 * parent in a new column.
 */
export function indexTurns(
  schema: SchemaModule,
  db: Builder,
  engine: Engine,
): readonly Compilable[] {
  const fill = sql.raw(`update company_branches set parent_company_branch_id = ${parents[engine]}`);
  const pending = (table: string, columns: string[]) =>
    schema
      .createIndex(`${table}_turns`)
      .on(table)
      .columns(columns)
      .where(sql.ref("state"), "=", sql.lit("pending"));
  const leased = (table: string, columns: string[]) =>
    schema
      .createIndex(`${table}_leased`)
      .on(table)
      .columns(columns)
      .where(sql.ref("lease"), "is not", sql.lit(null));
  return [
    schema.alterTable("company_branches").addColumn("parent_company_branch_id", "bigint"),
    { compile: () => fill.compile(db) },
    pending("outbox", ["kind", "account_id", "due_at"]),
    leased("outbox", ["kind", "account_id", "due_at"]),
    pending("submissions", ["account_id", "due_at"]),
    leased("submissions", ["account_id", "due_at"]),
  ];
}

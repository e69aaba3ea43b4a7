import type { Compilable, SchemaModule } from "kysely";

/**
 * Adds `disabled` and `generation` (how often a login's tokens were revoked) to logins. The default 0 leaves logins and
 * tokens valid.
 */
export function addLoginGenerations(schema: SchemaModule): readonly Compilable[] {
  return [
    schema
      .alterTable("logins")
      .addColumn("generation", "integer", (column) => column.notNull().defaultTo(0)),
    schema
      .alterTable("logins")
      .addColumn("disabled", "integer", (column) => column.notNull().defaultTo(0)),
    schema.createIndex("logins_account").on("logins").column("account_id"),
  ];
}

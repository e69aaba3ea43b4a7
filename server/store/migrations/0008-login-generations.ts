import type { Compilable, SchemaModule } from "kysely";

/** What ends the tokens of a login and what closes it; every login that is there is open, and its tokens stay good. */
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

import type { Compilable, SchemaModule } from "kysely";

/** Adds the generation and the disabled flag to logins. Existing logins stay enabled, and their tokens stay valid. */
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

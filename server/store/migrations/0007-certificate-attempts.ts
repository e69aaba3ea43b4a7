import type { Compilable, SchemaModule } from "kysely";

/** How often the certificate of each account was begun to be checked since its last verdict. */
export function countCertificateAttempts(schema: SchemaModule): readonly Compilable[] {
  return [
    schema
      .alterTable("certificates")
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0)),
  ];
}

import type { Compilable, SchemaModule } from "kysely";

/** The number of checks begun for each certificate since its last verdict. */
export function countCertificateAttempts(schema: SchemaModule): readonly Compilable[] {
  return [
    schema
      .alterTable("certificates")
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0)),
  ];
}

import type { Compilable, SchemaModule } from "kysely";

/** Adds the number of checks that began since a certificate's last verdict. */
export function countCertificateAttempts(schema: SchemaModule): readonly Compilable[] {
  return [
    schema
      .alterTable("certificates")
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0)),
  ];
}

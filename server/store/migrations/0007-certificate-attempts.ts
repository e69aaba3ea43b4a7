import type { Compilable, SchemaModule } from "kysely";

/**
 * Adds `attempts` to `certificates`: the number of checks begun since the last verdict, not counting checks that failed
 * for a cause other than the certificate.
 */
export function countCertificateAttempts(schema: SchemaModule): readonly Compilable[] {
  return [
    schema
      .alterTable("certificates")
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0)),
  ];
}

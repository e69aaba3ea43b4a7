import type { Compilable, SchemaModule } from "kysely";

/** Adds `attempts` to `certificates`: the number of checks that began since the certificate's last verdict. */
export function countCertificateAttempts(schema: SchemaModule): readonly Compilable[] {
  return [
    schema
      .alterTable("certificates")
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0)),
  ];
}

import type { Compilable, SchemaModule } from "kysely";

/**
 * Creates the table of native files: at most one row for each `sending` of a document. `sending` is 1 at first, and
 * increases by 1 when a rejected document is corrected and resubmitted. Also adds columns to `submissions`.
 */
export function createNativeFiles(schema: SchemaModule): readonly Compilable[] {
  return [
    schema
      .createTable("native_files")
      .addColumn("account_id", "bigint", (column) => column.notNull())
      .addColumn("document_id", "bigint", (column) => column.notNull())
      .addColumn("sending", "integer", (column) => column.notNull())
      .addColumn("made_at", "bigint", (column) => column.notNull())
      .addColumn("encoding", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("numbering", "text", (column) => column.notNull())
      .addColumn("seals", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("native_files_key", ["account_id", "document_id", "sending"]),
    schema
      .alterTable("submissions")
      .addColumn("sending", "integer", (column) => column.notNull().defaultTo(1)),
    schema.alterTable("submissions").addColumn("drawn", "text"),
    schema.alterTable("submissions").addColumn("made", "text"),
  ];
}

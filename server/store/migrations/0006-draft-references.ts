import type { Compilable, SchemaModule } from "kysely";

/**
 * Creates the table of references between drafts: the draft `draft_id` refers to the draft `document_id`. Drafts
 * stored before this migration get no rows.
 */
export function createDraftReferences(schema: SchemaModule): readonly Compilable[] {
  return [
    schema
      .createTable("draft_references")
      .addColumn("account_id", "bigint", (column) => column.notNull())
      .addColumn("draft_id", "bigint", (column) => column.notNull())
      .addColumn("document_id", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("draft_references_key", ["account_id", "draft_id", "document_id"]),
    schema
      .createIndex("draft_references_document")
      .on("draft_references")
      .columns(["account_id", "document_id", "draft_id"]),
  ];
}

import type { Compilable, SchemaModule } from "kysely";

/** References between drafts; drafts stored before this version have none here. */
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

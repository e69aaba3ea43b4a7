import type { Compilable, SchemaModule } from "kysely";
import { sql } from "kysely";

/** Creates the table of submissions to the tax authority. Each row is also the queue entry of its submission. */
export function createSubmissions(schema: SchemaModule): readonly Compilable[] {
  return [
    schema
      .createTable("submissions")
      .addColumn("account_id", "bigint", (column) => column.notNull())
      .addColumn("document_id", "bigint", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("lease", "text")
      .addColumn("attempted_at", "bigint")
      .addColumn("failure", "text")
      .addColumn("verdict", "text")
      .addColumn("cancellation", "text")
      .addPrimaryKeyConstraint("submissions_key", ["account_id", "document_id"]),
    // Workers search this index. It stays small, because it omits finished submissions.
    schema
      .createIndex("submissions_due")
      .on("submissions")
      .columns(["due_at"])
      .where(sql.ref("state"), "=", sql.lit("pending")),
  ];
}

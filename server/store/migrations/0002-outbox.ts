import type { Compilable, SchemaModule } from "kysely";
import { sql } from "kysely";

/** Tables for work that follows a transaction (outbox), and for the state of each account's certificate. */
export function createOutbox(schema: SchemaModule): readonly Compilable[] {
  const newest = (name: string, columns: string[]) =>
    schema.createIndex(`outbox_${name}`).on("outbox").columns(columns);
  return [
    schema
      .createTable("outbox")
      .addColumn("account_id", "bigint", (column) => column.notNull())
      .addColumn("outbox_id", "bigint", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("target_id", "bigint", (column) => column.notNull())
      .addColumn("message_id", "text", (column) => column.notNull())
      .addColumn("payload", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("lease", "text")
      .addColumn("attempted_at", "bigint")
      .addColumn("response_status", "integer")
      .addColumn("failure", "text")
      .addPrimaryKeyConstraint("outbox_key", ["account_id", "outbox_id"]),
    newest("newest", ["account_id", "created_at", "outbox_id"]),
    newest("newest_of_all", ["created_at", "outbox_id"]),
    newest("id", ["outbox_id"]).unique(),
    // For workers; contains only pending rows, which are few.
    newest("due", ["kind", "due_at"]).where(sql.ref("state"), "=", sql.lit("pending")),
    schema
      .createTable("certificates")
      .addColumn("account_id", "bigint", (column) => column.primaryKey())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("reasons", "text", (column) => column.notNull())
      .addColumn("checked_at", "bigint")
      .addColumn("not_before", "bigint")
      .addColumn("not_after", "bigint"),
  ];
}

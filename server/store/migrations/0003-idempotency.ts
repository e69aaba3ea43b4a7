import type { Compilable, SchemaModule } from "kysely";

/** Creates the table of the responses to requests with an idempotency key. */
export function createIdempotencyKeys(schema: SchemaModule): readonly Compilable[] {
  return [
    schema
      .createTable("idempotency_keys")
      .addColumn("account_id", "bigint", (column) => column.notNull())
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("idempotency_key", "text", (column) => column.notNull())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("status", "integer", (column) => column.notNull())
      .addColumn("location", "text")
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("idempotency_keys_key", ["account_id", "path", "idempotency_key"]),
    schema.createIndex("idempotency_keys_oldest").on("idempotency_keys").columns(["created_at"]),
  ];
}

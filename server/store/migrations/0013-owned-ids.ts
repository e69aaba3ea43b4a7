import type { Compilable, SchemaModule } from "kysely";

const identified = {
  documents: "document_id",
  customers_suppliers: "customer_supplier_id",
  company_branches: "company_branch_id",
  numbering_authorizations: "numbering_authorization_id",
  webhook_subscriptions: "webhook_subscription_id",
  outbox: "outbox_id",
} as const;

/**
 * Adds the account to the unique indexes of identifiers: Citus distributes rows by account, and accepts a unique index
 * only if it contains the account. A counter shared by all accounts keeps identifiers unique. `id_owners` stores
 * the account of each block of identifiers.
 */
export function ownIds(schema: SchemaModule): readonly Compilable[] {
  return [
    ...Object.entries(identified).flatMap(([table, id]) => [
      schema.dropIndex(`${table}_id`),
      schema.createIndex(`${table}_owner`).on(table).columns([id, "account_id"]).unique(),
    ]),
    schema
      .createTable("id_owners")
      .addColumn("counter", "text", (column) => column.notNull())
      .addColumn("last", "bigint", (column) => column.notNull())
      .addColumn("first", "bigint", (column) => column.notNull())
      .addColumn("account_id", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("id_owners_key", ["counter", "last"]),
  ];
}

import type { Session } from "../../../server/store/session.ts";

const identified = {
  documents: "document_id",
  customers_suppliers: "customer_supplier_id",
  company_branches: "company_branch_id",
  numbering_authorizations: "numbering_authorization_id",
  webhook_subscriptions: "webhook_subscription_id",
  outbox: "outbox_id",
};

/** Migrates the tables from version 13 back to 12, which does not distribute rows by account. */
export async function undoOwnedIds(session: Session): Promise<void> {
  const run = (sql: string) => session.run<{ name: string }>({ sql }, []);
  if (session.isSpread) {
    const spread = "select logicalrelid::regclass::text as name from pg_dist_partition";
    for (const { name } of (await run(spread)).rows)
      await run(`select undistribute_table('${name}')`);
  }
  for (const [table, id] of Object.entries(identified)) {
    await run(`drop index ${table}_owner`);
    await run(`create unique index ${table}_id on ${table} (${id})`);
  }
  await run("drop table id_owners");
  await run("update meta set value = '12' where name = 'schema_version'");
}

/** Statements that migrate the tables from version 14 or 15 back to 13, which cannot search documents. */
export const undoSearch = [
  ...["documents_number", "documents_total", "documents_name", "outbox_failed"].map(
    (index) => `drop index ${index}`,
  ),
  ...["receiver_name", "total_amount"].map(
    (column) => `alter table documents drop column ${column}`,
  ),
  "update meta set value = '13' where name = 'schema_version'",
];

/** Statements that migrate the tables from version 12 back to 11, which does not store native files. */
export const undoNativeFiles = [
  "drop table native_files",
  ...["sending", "drawn", "made"].map((column) => `alter table submissions drop column ${column}`),
  "update meta set value = '11' where name = 'schema_version'",
];

/** Statements that migrate the tables from version 11 back to 10, which does not index references. */
export const undoReferences = [
  "drop table document_references",
  "drop index outbox_email",
  "drop index company_branches_headquarters",
  "alter table company_branches drop column is_headquarters",
  "update meta set value = '10' where name = 'schema_version'",
];

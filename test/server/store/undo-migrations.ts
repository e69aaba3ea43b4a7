import type { Session } from "../../../server/store/session.ts";

const identified = {
  documents: "document_id",
  customers_suppliers: "customer_supplier_id",
  company_branches: "company_branch_id",
  numbering_authorizations: "numbering_authorization_id",
  webhook_subscriptions: "webhook_subscription_id",
  outbox: "outbox_id",
};

/** Takes tables back from version 13 to 12, before rows were spread by account. */
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

/** Statements that take tables back from version 14 to 13, before documents were searched. */
export const undoSearch = [
  ...["documents_number", "documents_total", "documents_name", "outbox_failed"].map(
    (index) => `drop index ${index}`,
  ),
  ...["receiver_name", "total_amount"].map(
    (column) => `alter table documents drop column ${column}`,
  ),
  "update meta set value = '13' where name = 'schema_version'",
];

/** Statements that take tables back from version 12 to 11, before native files were stored. */
export const undoNativeFiles = [
  "drop table native_files",
  ...["sending", "drawn", "made"].map((column) => `alter table submissions drop column ${column}`),
  "update meta set value = '11' where name = 'schema_version'",
];

/** Statements that take tables back from version 11 to 10, before references were indexed. */
export const undoReferences = [
  "drop table document_references",
  "drop index outbox_email",
  "drop index company_branches_headquarters",
  "alter table company_branches drop column is_headquarters",
  "update meta set value = '10' where name = 'schema_version'",
];

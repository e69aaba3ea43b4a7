import { sql } from "kysely";
import { builderOf, runOnce } from "./query.ts";
import type { Session } from "./session.ts";
import type { Tables } from "./tables.ts";

/**
 * The placement of each table's rows in Citus. `account`: on the node of their account, with all its other
 * rows. `coordinator`: on the coordinator alone, because every account needs them and requests write
 * them. A write to a reference table of Citus would wait for every node, even a lost one.
 */
const placements: Readonly<Record<keyof Tables, "account" | "coordinator">> = {
  meta: "coordinator",
  counters: "coordinator",
  id_owners: "coordinator",
  logins: "coordinator",
  accounts: "account",
  account_secrets: "account",
  documents: "account",
  document_history: "account",
  draft_references: "account",
  numbering_sequences: "account",
  numbering_authorizations: "account",
  document_references: "account",
  customers_suppliers: "account",
  company_branches: "account",
  webhook_subscriptions: "account",
  submissions: "account",
  native_files: "account",
  outbox: "account",
  certificates: "account",
  idempotency_keys: "account",
};

// All other tables of accounts are placed with this one.
const FIRST = "accounts";

/** Whether the database is the coordinator of Citus nodes. */
export async function hasCitus(session: Session): Promise<boolean> {
  const statement = sql<{ extname: string }>`
    select extname from pg_extension where extname = 'citus'`;
  return (await runOnce(session, (db) => ({ compile: () => statement.compile(db) }))).length > 0;
}

/** Whether the coordinator can open a new connection to each Citus node. */
export async function allNodesRespond(session: Session): Promise<boolean> {
  const statement = sql<{ responds: boolean }>`
    select bool_and(citus_check_connection_to_node(nodename, nodeport)) as responds
    from pg_dist_node where groupid > 0 and isactive`;
  const rows = await runOnce(session, (db) => ({ compile: () => statement.compile(db) }));
  return rows[0]?.responds === true;
}

/** Spreads the tables of accounts, with their rows, over the nodes of Citus; tables that are already spread are left as they are. */
export async function spreadTables(session: Session): Promise<void> {
  const spread = await findSpread(session);
  const owned = Object.keys(placements).filter(
    (table) => placements[table as keyof Tables] === "account",
  );
  const tables = [FIRST, ...owned.filter((table) => table !== FIRST)];
  const missing = tables.filter((table) => !spread.has(table));
  if (missing.length === 0) {
    return;
  }
  // Each node makes its shards over one connection, so that tables made in this transaction are seen.
  await run(session, "set local citus.multi_shard_modify_mode to 'sequential'");
  for (const table of missing) {
    const colocated = table === FIRST ? "none" : FIRST;
    await run(
      session,
      `select create_distributed_table('${table}', 'account_id', colocate_with => '${colocated}')`,
    );
    await run(session, `select truncate_local_data_after_distributing_table('${table}')`);
  }
}

async function findSpread(session: Session): Promise<ReadonlySet<string>> {
  const statement = sql<{ name: string }>`
    select logicalrelid::regclass::text as name from pg_dist_partition`;
  const rows = await runOnce(session, (db) => ({ compile: () => statement.compile(db) }));
  return new Set(rows.map(({ name }) => name));
}

async function run(session: Session, statement: string): Promise<void> {
  const compiled = sql.raw(statement).compile(builderOf(session));
  await session.run(compiled, []);
}

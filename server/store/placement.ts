import { sql } from "kysely";
import { builderOf, runOnce } from "./query.ts";
import type { Session } from "./session.ts";
import type { Tables } from "./tables.ts";

/**
 * The placement of each table in Citus. `account`: each row is on the node of its account. `coordinator`: all
 * rows are on the coordinator, because requests of every account write them. A reference table of Citus is no
 * alternative: a write to it waits for every node, even a lost node.
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

// All other tables of accounts are colocated with this table.
const FIRST = "accounts";

/** Whether the database has the Citus extension. */
export async function hasCitus(session: Session): Promise<boolean> {
  const statement = sql<{ extname: string }>`
    select extname from pg_extension where extname = 'citus'`;
  return (await runOnce(session, (db) => ({ compile: () => statement.compile(db) }))).length > 0;
}

/** Whether the coordinator can open a new connection to each active Citus node. */
export async function allNodesRespond(session: Session): Promise<boolean> {
  const statement = sql<{ responds: boolean }>`
    select coalesce(bool_and(citus_check_connection_to_node(nodename, nodeport)), true) as responds
    from pg_dist_node where groupid > 0 and isactive`;
  const rows = await runOnce(session, (db) => ({ compile: () => statement.compile(db) }));
  return rows[0]?.responds === true;
}

/** Distributes the tables of accounts, with their rows, over the Citus nodes; skips tables already distributed. */
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
  // Sequential mode uses one connection per node. This connection sees the tables created in this transaction.
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

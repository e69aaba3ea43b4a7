import type { DatabaseTarget } from "../config-addresses.ts";
import type { Session, Transaction } from "./session.ts";

/**
 * The database: transactions that write, and reads of the committed state.
 *
 * The writing transactions of one database have one order; each sees all writes of those before it.
 * On PostgreSQL (READ COMMITTED) claims ensure this: a transaction claims every row that it changes or
 * relies on before it reads the row. It always claims in the following order, so that no deadlock arises:
 *
 * 1. the idempotency key of its request
 * 2. the account (`claimAccount`), for conditions over several of its branches or subscriptions
 * 3. the subscription
 * 4. the changed document, then its referenced documents by identifier
 * 5. the branch
 * 6. the customer
 * 7. the sequence of folios, last, because every document of an account waits for it
 * 8. entries of queues, by identifier
 *
 * A row that does not exist yet is claimed by its insert. `locking` in `query.ts` defines the
 * locks. Identifiers use a connection of their own, and wait for none of these claims. On Citus all
 * rows of an account are on one node, which orders its transactions as PostgreSQL does. SQLite has one
 * writer: its transactions run one after another.
 */
export interface Store {
  /** Runs `work` in a transaction and resolves only after a durable commit; a throw rolls back. `work` may run again, and must not wait for anything but its transaction. */
  write<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value>;
  /** Runs read-only statements that each see the last commit. */
  read<Value>(work: (session: Session) => Promise<Value>): Promise<Value>;
  /** Like `read`, possibly a moment behind: on a standby, if there is one. */
  readReplica<Value>(work: (session: Session) => Promise<Value>): Promise<Value>;
  /** Resolves when the database responds; throws `StoreUnavailable` otherwise. */
  ping(): Promise<void>;
  /** Finishes running writes and closes the connections. */
  close(): Promise<void>;
}

/** Settings of a database beyond its address. */
export interface StoreOptions {
  /** Is called for idle connections that break. */
  readonly onLost?: (error: Error) => void;
  /** The largest number of connections to PostgreSQL. */
  readonly poolSize?: number;
  /** URL of a PostgreSQL standby. */
  readonly readUrl?: string | undefined;
}

/** Opens the configured database and migrates its tables. */
export async function openStore(
  target: DatabaseTarget,
  options: StoreOptions = {},
): Promise<Store> {
  if (target.engine === "sqlite") {
    const { openSqliteStore } = await import("./sqlite-store.ts");
    return openSqliteStore(target.file);
  }
  const { openPostgresStore } = await import("./postgres-store.ts");
  return openPostgresStore(target.url, options);
}

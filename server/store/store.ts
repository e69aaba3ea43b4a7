import type { DatabaseTarget } from "../config-addresses.ts";
import type { Session, Transaction } from "./session.ts";

/**
 * The database: transactions that write, and reads of the committed state.
 *
 * The writing transactions of a database have one order: each transaction sees all writes of earlier ones.
 * On PostgreSQL (READ COMMITTED), row locks ensure this order. Before a transaction reads a row that it
 * changes or relies on, it locks the row. To avoid deadlocks, every transaction takes its locks in this sequence:
 *
 * 1. the idempotency key of its request
 * 2. the account (`claimAccount`), for conditions over several of its branches or webhook subscriptions
 * 3. the name of the key that wraps a secret (`lockKeyName`)
 * 4. the webhook subscription
 * 5. the changed document, then its referenced documents, sorted by identifier
 * 6. the branch
 * 7. the customer
 * 8. the number sequence: late, because other documents of the sequence wait for this lock
 * 9. entries of queues, sorted by identifier
 *
 * An insert locks its new row. `RowLock` in `query.ts` describes the locks. New identifiers come from a separate
 * connection, which waits for none of these locks. On Citus, all rows of an account are on one node, where
 * the same locks apply. SQLite runs its writing transactions one after another.
 */
export interface Store {
  /**
   * Runs `work` in a transaction; resolves after a durable commit. `work` can run more than once,
   * and must wait for nothing but the database.
   */
  write<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value>;
  /** Runs read-only statements; each statement sees the last commit. */
  read<Value>(work: (session: Session) => Promise<Value>): Promise<Value>;
  /**
   * Like `read`, but on the standby, if one is configured. The standby's data may be slightly older. If the standby
   * cannot run `work`, `work` runs again on the primary.
   */
  readReplica<Value>(work: (session: Session) => Promise<Value>): Promise<Value>;
  /** Resolves when the database responds; throws `StoreUnavailable` otherwise. */
  ping(): Promise<void>;
  /** Waits for running writes, then closes the connections. */
  close(): Promise<void>;
}

/** Settings of a PostgreSQL database; SQLite ignores them. */
export interface StoreOptions {
  /** Called when an idle connection breaks. */
  readonly onLost?: (error: Error) => void;
  /** The maximum number of connections to each PostgreSQL server, besides a few for new identifiers and checks. */
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

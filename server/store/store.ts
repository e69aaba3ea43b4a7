import type { DatabaseTarget } from "../config.ts";
import type { Session, Transaction } from "./session.ts";

/**
 * The database: one door for writes, and reads of what is committed.
 *
 * Works of one database have one order, in which each sees all that those before it wrote. On
 * PostgreSQL (READ COMMITTED) they get it from claims: a work holds every row that it changes or
 * relies on before it reads it, and always in this order, so that no two wait for each other:
 *
 * 1. the idempotency key of its request
 * 2. the account (`claimAccount`), for what is true of several of its branches or subscriptions
 * 3. the subscription
 * 4. the document that it changes, then by identifier those that it refers to
 * 5. the branch
 * 6. the customer
 * 7. the sequence of folios, last, because every document of an account waits for it
 * 8. entries of queues, by identifier
 *
 * A row that is not there yet is claimed by its insert. `holding` in `query.ts` says how rows are
 * held. Identifiers are taken on a connection of their own, and wait for nothing here. SQLite has
 * one writer: its works run one after another.
 */
export interface Store {
  /** Runs `work` in a transaction and resolves only after a durable commit; a throw undoes it. `work` may run again, and must not wait for anything but its transaction. */
  write<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value>;
  /** Runs statements that each see the last commit; they must not write. */
  read<Value>(work: (session: Session) => Promise<Value>): Promise<Value>;
  /** Like `read`, for what may be behind by a moment: a standby answers where there is one. */
  readReplica<Value>(work: (session: Session) => Promise<Value>): Promise<Value>;
  /** Resolves when the database answers; throws `StoreUnavailable` otherwise. */
  ping(): Promise<void>;
  /** Finishes the writes in hand and closes the connections. */
  close(): Promise<void>;
}

/** What is told of a database beyond its address. */
export interface StoreOptions {
  /** Hears of connections that break while nobody uses them. */
  readonly onLost?: (error: Error) => void;
  /** Connections to PostgreSQL. */
  readonly poolSize?: number;
  /** URL of a PostgreSQL that follows the first. */
  readonly readUrl?: string | undefined;
}

/** Opens the database that the configuration names and brings its tables up to date. */
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

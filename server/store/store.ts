import type { DatabaseTarget } from "../config.ts";
import type { Session, Transaction } from "./session.ts";

/** The database: one door for writes, and reads of what is committed. */
export interface Store {
  /** Runs `work` in a transaction and resolves only after a durable commit; a throw undoes it. `work` may run again, and must not wait for anything but its transaction. */
  write<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value>;
  /** Runs statements that each see the last commit; they must not write. */
  read<Value>(work: (session: Session) => Promise<Value>): Promise<Value>;
  /** Like `read`, for what may be behind by a moment: a standby answers where there is one. */
  browse<Value>(work: (session: Session) => Promise<Value>): Promise<Value>;
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

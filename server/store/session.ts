/** The database engines that queries are compiled for. */
export type Engine = "sqlite" | "postgres";

/** The types of values that both engines store unchanged. For others, SQLite sessions throw `TypeError`. */
export type SqlValue = string | number | bigint | Uint8Array | null;

/** The result of a statement: its rows, and the number of rows changed or returned. */
export interface Outcome<Row> {
  readonly rows: readonly Row[];
  readonly changed: number;
}

/** A statement, with hints for the engine. */
export interface Statement {
  readonly sql: string;
  /** The statement returns at most one row, so the engine may stop after the first row. */
  readonly isSingle?: boolean;
  /** Present if the statement only inserts its values as one row. An engine may defer such rows and batch them. */
  readonly insertion?: Insertion;
  /** A table whose deferred inserts need not run before this statement, although the statement names the table. */
  readonly ignoresDeferred?: string;
}

/**
 * An SQLite insert of many rows. `sql` has no FROM clause: append one whose table has the column `value`. Each `value`
 * must be a JSON array with the values of one row to insert.
 */
export interface Insertion {
  readonly table: string;
  readonly sql: string;
}

/** Runs statements on the committed state (reads) or in a transaction (writes). */
export interface Session {
  readonly engine: Engine;
  /** Whether rows are spread over nodes by account. If so, a statement without an account runs on all nodes. */
  readonly isSpread?: boolean;
  run<Row>(statement: Statement, values: readonly unknown[]): Promise<Outcome<Row>>;
}

/** The kinds of identifiers; each kind has its own counter. */
export type Counter =
  | "accounts"
  | "documents"
  | "customers_suppliers"
  | "company_branches"
  | "numbering_authorizations"
  | "webhook_subscriptions"
  | "outbox";

/** A session whose statements commit together or not at all. */
export interface Transaction extends Session {
  /** Returns a new positive integer below 2^53. In each process, the integers of one counter and account increase. */
  nextId(counter: Counter, accountId?: number): Promise<number>;
  /** On SQLite, writes that succeed or fail together share this object. Absent if this write can fail alone. */
  readonly group?: object;
}

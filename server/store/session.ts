/** The database engines that the one set of queries is compiled for. */
export type Engine = "sqlite" | "postgres";

/** A value that both engines accept unchanged; for SQLite, any other value is rejected before it reaches the driver. */
export type SqlValue = string | number | bigint | Uint8Array | null;

/** The result of a statement: its rows, and the number of changed rows. */
export interface Outcome<Row> {
  readonly rows: readonly Row[];
  readonly changed: number;
}

/** A statement as text. */
export interface Statement {
  readonly sql: string;
  /** Returns at most one row, so that an engine may stop after it. */
  readonly isSingle?: boolean;
  /** Inserts one row, which consists of the values, without side effects. An engine may defer it until a statement names the table, or until the commit. */
  readonly insertion?: Insertion;
  /** A table that the statement names, but whose deferred rows it may ignore. */
  readonly ignoresDeferred?: string;
}

/** An insert of many rows in SQLite: `sql` lacks only its FROM clause, a source of JSON arrays named `value`. */
export interface Insertion {
  readonly table: string;
  readonly sql: string;
}

/** Runs statements on the committed state (reads) or in a transaction (writes). */
export interface Session {
  readonly engine: Engine;
  /** Whether rows are spread over nodes by account. Then a statement that names no account asks all nodes. */
  readonly isSpread?: boolean;
  run<Row>(statement: Statement, values: readonly unknown[]): Promise<Outcome<Row>>;
}

/** The kinds of identifiers, one increasing sequence each. */
export type Counter =
  | "accounts"
  | "documents"
  | "customers_suppliers"
  | "company_branches"
  | "numbering_authorizations"
  | "webhook_subscriptions"
  | "outbox";

/** A session whose statements commit together or not at all, and that assigns identifiers. */
export interface Transaction extends Session {
  /** The next identifier of this kind: a positive integer below 2^53, larger than those that this process gave to this account before. */
  nextId(counter: Counter, accountId?: number): Promise<number>;
  /** The same object for all works that commit together without other writers; absent otherwise. */
  readonly group?: object;
}

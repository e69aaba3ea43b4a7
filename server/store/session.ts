/** The database engines that the one set of queries is compiled for. */
export type Engine = "sqlite" | "postgres";

/** A value that both engines take as it is; anything else is refused before it reaches a driver. */
export type SqlValue = string | number | bigint | Uint8Array | null;

/** What a statement gave: its rows, and how many rows it changed. */
export interface Outcome<Row> {
  readonly rows: readonly Row[];
  readonly changed: number;
}

/** A statement as text. */
export interface Statement {
  readonly sql: string;
  /** Gives a single row at most, so that an engine may look no further. */
  readonly isSingle?: boolean;
  /** Inserts the one row that its values are, and nothing else hangs on it: an engine may do so later, before a statement that names the table or else before the commit. */
  readonly insertion?: Insertion;
  /** A table that it names and whose rows it need not find before they are committed. */
  readonly ignoresDeferred?: string;
}

/** How SQLite inserts many rows at once: `sql` lacks only what gives them, each a JSON array named `value`. */
export interface Insertion {
  readonly table: string;
  readonly sql: string;
}

/** A place where statements run: the committed state (reads) or a transaction (writes). */
export interface Session {
  readonly engine: Engine;
  run<Row>(statement: Statement, values: readonly unknown[]): Promise<Outcome<Row>>;
}

/** The things that get identifiers, one increasing sequence each. */
export type Counter =
  | "accounts"
  | "documents"
  | "customers_suppliers"
  | "company_branches"
  | "webhook_subscriptions"
  | "outbox";

/** A session whose statements take effect together or not at all, and that can give identifiers. */
export interface Transaction extends Session {
  /** The next identifier of this kind: a positive integer below 2^53, larger than those given before by this process. */
  nextId(counter: Counter): Promise<number>;
  /** The same for all works that are committed together, while nobody else can write; absent where others can. */
  readonly group?: object;
}

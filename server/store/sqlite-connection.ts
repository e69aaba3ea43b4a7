import { closeSync, openSync, realpathSync, statSync } from "node:fs";
import Database from "libsql";
import AsyncDatabase from "libsql/promise";
import type { Outcome, SqlValue, Statement } from "./session.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

/** One SQLite handle with cached prepared statements; synchronous except for commits. */
export interface SqliteConnection {
  run<Row>(statement: Statement, values: readonly unknown[]): Outcome<Row>;
  exec(sql: string): void;
  /** Throws `StoreUnavailable` if a file of the database was moved, removed or replaced. */
  checkFiles(): void;
  /** Runs `first` (SQL) and a commit in another thread. Nothing else may use the handle until the promise settles. */
  commit(first?: string): Promise<void>;
  /** Whether a transaction is open. SQLite itself can roll a transaction back, for example if the disk is full. */
  inTransaction(): boolean;
  close(): void;
}

interface PreparedStatement {
  readonly prepared: Database.Statement<unknown[]>;
  readonly isReader: boolean;
}

const CACHED_STATEMENTS = 256;
const BUSY_TIMEOUT_MS = 5000;
const UNAVAILABLE = /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOMEM|NOTADB|READONLY)/;

/**
 * Opens a database file, for writing or only for reading. If `use` is `read`, the file must exist. A new file is
 * readable only by its owner. A process must open the writer before all other handles of the file.
 */
export function openSqlite(file: string, use: "write" | "read"): SqliteConnection {
  const database = guard(() => {
    // The file is created and closed before SQLite opens it. Closing a descriptor of the file afterwards would release
    // the locks that SQLite holds on the file in this process. Without the locks, a backup by another process would
    // delete the WAL file in use, and all later writes would be lost.
    if (use === "write") closeSync(openSync(file, "a", 0o600));
    return new Database(file);
  });
  const pragmas = [
    `busy_timeout = ${BUSY_TIMEOUT_MS}`,
    "journal_mode = WAL",
    "synchronous = FULL",
    "temp_store = MEMORY",
  ];
  if (use === "read") {
    pragmas.push("query_only = ON");
  }
  for (const pragma of pragmas) {
    guard(() => database.prepare(`PRAGMA ${pragma}`).all([]));
  }
  const statements = new Map<string, PreparedStatement>();
  // If `file` is a link, SQLite creates the files `-wal` and `-shm` next to the target of the link.
  const files = [file, ...["-wal", "-shm"].map((part) => realpathSync(file) + part)];
  let opened: string | undefined;
  const checkFiles = () => {
    const found = files.map(identify).join();
    // Recorded at the first check, because the first transaction creates the files `-wal` and `-shm`.
    opened ??= found;
    if (found !== opened) {
      throw new StoreUnavailable(
        `${files.join(" or ")} was moved, removed or replaced: put it back, or restore a backup and start the server again.`,
      );
    }
  };
  return {
    checkFiles,
    run<Row>({ sql, isSingle }: Statement, values: readonly unknown[]): Outcome<Row> {
      if (!database.open) throw new StoreUnavailable("the store is closed.");
      const bound = values.map(toSqlValue);
      return guard(() => {
        const { prepared, isReader } = prepareOnce(database, statements, sql);
        if (!isReader) {
          return { rows: [], changed: prepared.run(bound).changes };
        }
        const rows = isSingle ? firstOf<Row>(prepared.get(bound)) : (prepared.all(bound) as Row[]);
        return { rows, changed: rows.length };
      });
    },
    exec(sql) {
      guard(() => database.exec(sql));
    },
    async commit(first = "") {
      checkFiles();
      try {
        // `exec` of `AsyncDatabase` runs in another thread, and also accepts a handle that `Database` opened.
        await AsyncDatabase.prototype.exec.call(database, `${first}COMMIT`);
      } catch (error) {
        throw toStoreError(error);
      }
    },
    inTransaction: () => database.inTransaction,
    close() {
      statements.clear();
      database.close();
    },
  };
}

// Single rows are read with `get`, because libsql's `all` takes three times as long.
function firstOf<Row>(row: unknown): readonly Row[] {
  return row === undefined ? [] : [row as Row];
}

function prepareOnce(
  database: Database.Database,
  statements: Map<string, PreparedStatement>,
  sql: string,
): PreparedStatement {
  let statement = statements.get(sql);
  if (statement === undefined) {
    const prepared = database.prepare(sql);
    statement = { prepared, isReader: prepared.reader };
    if (statements.size >= CACHED_STATEMENTS) {
      const oldest = statements.keys().next();
      statements.delete(oldest.value ?? sql);
    }
    statements.set(sql, statement);
  }
  return statement;
}

// libsql crashes on a boolean, stores NaN as null, replaces lone surrogates, and binds every number as a REAL.
function toSqlValue(value: unknown): SqlValue {
  if (value === null || typeof value === "bigint" || value instanceof Uint8Array) {
    return value;
  }
  if (typeof value === "string" && !value.includes("\0") && value.isWellFormed()) {
    return value;
  }
  if (typeof value === "number" && Number.isFinite(value)) {
    return Number.isSafeInteger(value) ? BigInt(value) : value;
  }
  throw new TypeError(`This value of type ${typeof value} cannot be bound to a statement.`);
}

// The device and inode of a file. They reveal a removed file, to which SQLite would write without an error.
function identify(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return `${found?.dev}/${found?.ino}`;
}

function guard<Value>(use: () => Value): Value {
  try {
    return use();
  } catch (error) {
    throw toStoreError(error);
  }
}

function toStoreError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return UNAVAILABLE.test(code) ? new StoreUnavailable(code, { cause: error }) : error;
}

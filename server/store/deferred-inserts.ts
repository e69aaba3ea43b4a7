import type { Insertion, Statement } from "./session.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";

type Row = readonly (string | number | null)[];

/**
 * The waiting inserts of a group of writes. They are written before a statement that may read their rows, or at the
 * commit.
 */
export interface DeferredInserts {
  add(insertion: Insertion, values: readonly unknown[]): void;
  /** Writes the waiting rows that the statement could read; call it before the statement runs. */
  writeBefore(statement: Statement): void;
  /** Returns the SQL that writes all remaining rows. */
  handOver(): string;
}

const insertBatch = { sql: "INSERT INTO temp.deferred_inserts (batch, lists) VALUES (?, ?)" };
const removeBatches = "DELETE FROM temp.deferred_inserts;";

/** SQL that creates the temporary table from which deferred inserts read their rows. */
export const createStage =
  "CREATE TEMP TABLE deferred_inserts (batch INTEGER PRIMARY KEY, lists TEXT NOT NULL)";

/** Returns an empty `DeferredInserts` for a transaction that has just begun on the connection. */
export function createDeferredInserts(connection: SqliteConnection): DeferredInserts {
  const waiting = new Map<Insertion, Row[]>();
  let batch = 0;

  function stage([insertion, rows]: readonly [Insertion, Row[]]): string {
    batch += 1;
    connection.run(insertBatch, [batch, JSON.stringify(rows)]);
    const lists = `(SELECT lists FROM temp.deferred_inserts WHERE batch = ${batch})`;
    return `${insertion.sql} FROM json_each(${lists});`;
  }

  return {
    add(insertion, values) {
      const row = values.map(jsonValue);
      const rows = waiting.get(insertion);
      if (rows === undefined) waiting.set(insertion, [row]);
      else rows.push(row);
    },
    writeBefore({ sql, ignoresDeferred }) {
      for (const pending of waiting) {
        const [insertion] = pending;
        const { table } = insertion;
        // Searches for the name without quotes, because raw SQL may contain the name unquoted.
        if (table !== ignoresDeferred && sql.includes(table)) {
          connection.exec(stage(pending) + removeBatches);
          // If `exec` throws, the rows stay and fail again at the commit. Then each write of the group runs alone.
          waiting.delete(insertion);
        }
      }
    },
    handOver() {
      if (waiting.size === 0) return "";
      return [...[...waiting].map(stage), removeBatches].join("");
    },
  };
}

// Rejects values that JSON would change, and text with NUL or lone surrogates.
function jsonValue(value: unknown): string | number | null {
  if (value === null) return value;
  if (typeof value === "string" && !value.includes("\0") && value.isWellFormed()) return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new TypeError(`This value of type ${typeof value} cannot be inserted.`);
}

import type { Insertion, Statement } from "./session.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";

type Row = readonly (string | number | null)[];

/** Rows that the works of a group insert, which are written when a statement may look for them, or with the group's commit. */
export interface LateRows {
  add(insertion: Insertion, values: readonly unknown[]): void;
  /** Writes the rows that a statement may look for. */
  writeBefore(statement: Statement): void;
  /** Answers the SQL that writes all others. */
  handOver(): string;
}

const insertStaged = { sql: "INSERT INTO temp.late_rows (table_name, lists) VALUES (?, ?)" };
const removeStaged = "DELETE FROM temp.late_rows;";

/** Makes the place where rows wait for SQL that can be given no values. */
export const createStage =
  "CREATE TEMP TABLE late_rows (table_name TEXT PRIMARY KEY, lists TEXT NOT NULL)";

/** Starts without any row, in a transaction that has just begun. */
export function createLateRows(connection: SqliteConnection): LateRows {
  const waiting = new Map<string, { readonly insertion: Insertion; readonly rows: Row[] }>();

  function stage(
    table: string,
    { insertion, rows }: { insertion: Insertion; rows: Row[] },
  ): string {
    connection.run(insertStaged, [table, JSON.stringify(rows)]);
    waiting.delete(table);
    const from = `json_each((SELECT lists FROM temp.late_rows WHERE table_name = '${table}'))`;
    return `${insertion.sql} FROM ${from};`;
  }

  return {
    add(insertion, values) {
      const row = values.map(jsonValue);
      const others = waiting.get(insertion.table);
      if (others === undefined) waiting.set(insertion.table, { insertion, rows: [row] });
      else others.rows.push(row);
    },
    writeBefore({ sql, overlooks }) {
      for (const [table, late] of waiting) {
        if (table !== overlooks && sql.includes(`"${table}"`)) {
          connection.exec(stage(table, late) + removeStaged);
        }
      }
    },
    handOver() {
      if (waiting.size === 0) return "";
      return [...[...waiting].map(([table, late]) => stage(table, late)), removeStaged].join("");
    },
  };
}

// What JSON would change on its way is refused; half of a surrogate pair is no text to SQLite.
function jsonValue(value: unknown): string | number | null {
  if (value === null) return value;
  if (typeof value === "string" && !value.includes("\0") && value.isWellFormed()) return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new TypeError(`A value of type ${typeof value} cannot be inserted.`);
}

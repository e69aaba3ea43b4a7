import pg from "pg";

/** SQL expressions by column. In each copy of a row, the column has the value of the expression. */
export type Changes = Readonly<Record<string, string>>;

/** A row to copy, and the changes in its copies. */
export interface RowCopy {
  readonly table: string;
  /** The SQL condition that finds the row to copy. */
  readonly of: string;
  readonly changes: Changes;
  /** The text of the `from` clause. Each row of this clause causes one copy. */
  readonly from: string;
}

/** Copies a stored row inside the database, with `changes`. Returns the number of copies; throws if no row matches. */
export async function copyRow(
  client: pg.Client,
  { table, of, changes, from }: RowCopy,
): Promise<number> {
  const { rows } = await client.query(`select * from ${table} where ${of} limit 1`);
  const row: Readonly<Record<string, unknown>> | undefined = rows[0];
  if (row === undefined) throw new Error(`No row of ${table} where ${of}.`);
  const columns = Object.keys(row);
  const values = columns.map((name) => changes[name] ?? literal(row[name]));
  const made = await client.query(
    `insert into ${table} (${columns.join(", ")}) select ${values.join(", ")} from ${from}`,
  );
  return made.rowCount ?? 0;
}

/** A value as an SQL literal. */
export function literal(value: unknown): string {
  return value === null ? "null" : pg.escapeLiteral(String(value));
}

/** An SQL expression for the JSON `text`. `members` maps a member to the expression that replaces its first value. */
export function withMembers(text: string, members: Changes): string {
  return Object.entries(members).reduce(
    (sql, [name, value]) =>
      `regexp_replace(${sql}, ${literal(`("${name}":)("[^"]*"|[0-9.]+)`)}, '\\1' || ${value})`,
    literal(text),
  );
}

import pg from "pg";

/** SQL expressions by column, in place of what the copied row has. */
export type Changes = Readonly<Record<string, string>>;

/** What the rows of one table are copied from, and where to. */
export interface RowCopy {
  readonly table: string;
  /** The condition by which the one copied row is found. */
  readonly of: string;
  readonly changes: Changes;
  /** What follows `from`: one copy is made for each of its rows. */
  readonly from: string;
}

/** Copies one stored row many times inside the database, each column as it is or as changed. Returns how many were made. */
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

/** A value as SQL writes it. */
export function literal(value: unknown): string {
  return value === null ? "null" : pg.escapeLiteral(String(value));
}

/** The same text with what a JSON text has at some members replaced by SQL expressions. */
export function withMembers(text: string, members: Changes): string {
  return Object.entries(members).reduce(
    (sql, [name, value]) =>
      `regexp_replace(${sql}, ${literal(`("${name}":)("[^"]*"|[0-9.]+)`)}, '\\1' || ${value})`,
    literal(text),
  );
}

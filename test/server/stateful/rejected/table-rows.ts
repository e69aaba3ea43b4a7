import type { Store } from "../../../../server/store/store.ts";

const names = {
  sqlite: "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  postgres:
    "select table_name as name from information_schema.tables where table_schema = 'public'",
} as const;

// A rejected request may reserve an identifier, which advances a counter. The identifier then stays unused.
const reserved = new Set(["counters"]);

/** Every row of every table except `counters`, as text, sorted. */
export async function readTableRows(store: Store): Promise<readonly string[]> {
  return store.read(async (session) => {
    const { rows: tables } = await session.run<{ name: string }>(
      { sql: names[session.engine] },
      [],
    );
    const lines: string[] = [];
    for (const { name } of tables.filter((table) => !reserved.has(table.name))) {
      const { rows } = await session.run({ sql: `select * from ${name}` }, []);
      lines.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`));
    }
    return lines.sort();
  });
}

import type { Store } from "../../../../server/store/store.ts";

const tables = {
  sqlite: "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  postgres:
    "select table_name as name from information_schema.tables where table_schema = 'public'",
} as const;
// The table `counters` is omitted, because a failed request may still reserve a number in it.
const uncounted = new Set(["counters"]);
const queries = new WeakMap<Store, string>();

/** Returns the number of rows of each table except `counters`, as one text: `2 accounts, 0 documents`. */
export async function countRows(store: Store): Promise<string> {
  return store.read(async (session) => {
    const known = queries.get(store);
    const query = known ?? countAll(await session.run({ sql: tables[session.engine] }, []));
    queries.set(store, query);
    const { rows } = await session.run<Record<string, unknown>>({ sql: query }, []);
    return Object.entries(rows[0] ?? {})
      .map(([name, count]) => `${count} ${name}`)
      .join(", ");
  });
}

function countAll({ rows }: { readonly rows: readonly unknown[] }): string {
  const names = rows.map((row) => String((row as { name: unknown }).name));
  const counts = names
    .filter((name) => !uncounted.has(name))
    .sort()
    .map((name) => `(select count(*) from ${name}) as ${name}`);
  return `select ${counts.join(", ")}`;
}

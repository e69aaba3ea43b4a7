import type pg from "pg";

/** One table on one node: its number of rows, and its bytes including indexes. */
export interface TableSize {
  readonly table: string;
  readonly node: string;
  readonly rows: number;
  readonly bytes: number;
}

const local = `select c.relname as table, 'coordinator' as node, c.reltuples::bigint as rows,
    pg_total_relation_size(c.oid) as bytes
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;

// Shards are tables on the worker nodes. The name of a shard ends with a number.
const shards = `select nodename || ':' || nodeport as node, result from run_command_on_workers($$
  select json_agg(json_build_array(name, tuples, bytes)) from (
    select regexp_replace(relname, '_[0-9]+$', '') as name,
      sum(reltuples)::bigint as tuples, sum(pg_total_relation_size(oid))::bigint as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname ~ '_[0-9]+$' group by 1) sizes $$)
  join pg_dist_node using (nodename, nodeport)`;

/** The sizes of all non-empty tables on each node, largest first. Row counts are estimates by the last ANALYZE. */
export async function tableSizes(
  client: pg.Client,
  isSpread: boolean,
): Promise<readonly TableSize[]> {
  const sizes = numbersOf((await client.query(local)).rows);
  if (isSpread) {
    const { rows } = await client.query<{ node: string; result: string }>(shards);
    for (const { node, result } of rows) {
      const found = JSON.parse(result) as [string, number, number][];
      sizes.push(...found.map(([table, count, bytes]) => ({ table, node, rows: count, bytes })));
    }
  }
  return sizes.filter(({ rows }) => rows > 0).sort((a, b) => b.bytes - a.bytes);
}

function numbersOf(rows: readonly Record<keyof TableSize, unknown>[]): TableSize[] {
  return rows.map(({ table, node, rows: count, bytes }) => ({
    table: String(table),
    node: String(node),
    rows: Number(count),
    bytes: Number(bytes),
  }));
}

import pg from "pg";

/** A statement as the driver received it. */
export interface DriverStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * Returns the statements that `work` runs on PostgreSQL, on any connection of this process. Omits statements that are
 * sent without an array of values, such as BEGIN and COMMIT.
 */
export async function recordStatements(
  work: () => Promise<void>,
): Promise<readonly DriverStatement[]> {
  const statements: DriverStatement[] = [];
  const { prototype } = pg.Client;
  const query: (...args: unknown[]) => unknown = prototype.query;
  Reflect.set(prototype, "query", function record(this: unknown, ...args: unknown[]) {
    const [sql, values] = args;
    if (typeof sql === "string" && Array.isArray(values)) statements.push({ sql, values });
    return query.apply(this, args);
  });
  try {
    await work();
  } finally {
    Reflect.set(prototype, "query", query);
  }
  return statements;
}

/** Maps each statement's SQL to the number of Citus shards that it uses; 0 if it uses only the coordinator's tables. */
export async function countShards(
  url: string,
  statements: readonly DriverStatement[],
): Promise<ReadonlyMap<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const counts = new Map<string, number>();
  try {
    for (const { sql, values } of statements) {
      const { rows } = await client.query(`explain (costs off) ${sql}`, [...values]);
      const plan = rows.map((row: Record<string, string>) => row["QUERY PLAN"]).join("\n");
      const shards = [...plan.matchAll(/Task Count: ([0-9]+)/g)].map(([, count]) => Number(count));
      // The steps of a plan with a distributed subplan can use different shards, so such a plan counts as at least two
      // shards.
      const steps = plan.includes("Distributed Subplan") ? 2 : 0;
      counts.set(sql, Math.max(counts.get(sql) ?? 0, steps, ...shards));
    }
  } finally {
    await client.end();
  }
  return counts;
}

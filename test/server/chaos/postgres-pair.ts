import type { PostgresCluster } from "./postgres-cluster.ts";
import { makeCluster, makeStandby } from "./postgres-cluster.ts";

/** A PostgreSQL server and a hot standby that follows it. */
export interface PostgresPair {
  readonly first: PostgresCluster;
  readonly standby: PostgresCluster;
  remove(): Promise<void>;
}

/** Creates and starts a server and its standby; undefined if PostgreSQL is not installed. */
export async function makePostgresPair(): Promise<PostgresPair | undefined> {
  const first = await makeCluster();
  if (first === undefined) return undefined;
  const made = [first];
  const remove = async () => {
    for (const cluster of made) await cluster.remove();
  };
  try {
    await first.start();
    const standby = await makeStandby(first);
    if (standby === undefined) throw new Error("PostgreSQL is no longer installed.");
    made.push(standby);
    await standby.start();
    return { first, standby, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

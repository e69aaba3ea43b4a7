import type { Session } from "./session.ts";
import type { Store } from "./store.ts";

/** Reads the replica first, then the primary if the replica has no such row. */
export async function replicaThenPrimary<Row>(
  store: Store,
  find: (session: Session) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  return (await store.readReplica(find)) ?? store.read(find);
}

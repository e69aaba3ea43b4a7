import type { Session } from "./session.ts";
import type { Store } from "./store.ts";

/** Finds a row where it may be behind by a moment, and what is not there yet where it is not. */
export async function replicaThenPrimary<Row>(
  store: Store,
  find: (session: Session) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  return (await store.readReplica(find)) ?? store.read(find);
}

import type { Store } from "../../../../server/store/store.ts";

/** A store that rolls back some writes, and the number of rolled-back writes so far. */
export interface FailingStore {
  readonly store: Store;
  readonly thrownAway: () => number;
}

/** The error message of a rolled-back write. */
export const ON_PURPOSE = "Rolled back on purpose.";

/** Wraps a store: every `nth` write does all of its work, including the choice of a folio, and is then rolled back. */
export function failingStore(store: Store, nth: number): FailingStore {
  let writes = 0;
  let thrownAway = 0;
  const write: Store["write"] = (work) => {
    writes += 1;
    const fails = writes % nth === 0;
    return store.write(async (transaction) => {
      const value = await work(transaction);
      if (fails) {
        thrownAway += 1;
        throw new Error(ON_PURPOSE);
      }
      return value;
    });
  };
  return { store: { ...store, write }, thrownAway: () => thrownAway };
}

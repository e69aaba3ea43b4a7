import type { Store } from "../../../../server/store/store.ts";

/** A store that throws works away, and how many it has. */
export interface FailingStore {
  readonly store: Store;
  readonly thrownAway: () => number;
}

/** Why a work was thrown away, as logs tell it. */
export const ON_PURPOSE = "On purpose, with everything done.";

/** A store whose every `nth` write does all of its work, the folio included, and is then undone. */
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

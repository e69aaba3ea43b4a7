import type { Due } from "../store/turns.ts";

/** A worker's free slots, and the running entries of each account. */
export interface Places {
  readonly free: number;
  /** Number of running entries in this worker, by account id. */
  readonly here: ReadonlyMap<number, number>;
  /** Number of running entries in all workers, by account id. */
  readonly everywhere: ReadonlyMap<number, number>;
}

/**
 * Chooses due entries one by one; each is the oldest entry of the account with the fewest running entries.
 * An account's first entry in this worker needs only a free slot. After every further entry, this worker must still
 * have at least as many free slots as the account then uses in all workers.
 * As a result, one account alone uses at most half of the slots. Two busy accounts use about a third each.
 */
export function takeTurns(due: readonly Due[], { free, here, everywhere }: Places): Due[] {
  const waiting = new Map<number, Due[]>();
  for (const one of due) {
    waiting.set(one.account_id, [...(waiting.get(one.account_id) ?? []), one]);
  }
  const places = [...waiting].map(([account, entries]) => ({
    entries,
    here: here.get(account) ?? 0,
    everywhere: Math.max(here.get(account) ?? 0, everywhere.get(account) ?? 0),
  }));
  const taken: Due[] = [];
  for (let left = free; left > 0; left--) {
    const may = places.filter(
      (one) => one.entries.length > 0 && (one.here === 0 || one.everywhere + 1 < left),
    );
    const [first] = may.sort((one, other) => one.everywhere - other.everywhere);
    const entry = first?.entries.shift();
    if (first === undefined || entry === undefined) break;
    first.here += 1;
    first.everywhere += 1;
    taken.push(entry);
  }
  return taken;
}

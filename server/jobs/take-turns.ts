import type { Due } from "../store/turns.ts";

/** The slots of one worker, and the accounts that use slots. */
export interface Places {
  /** Free slots of this worker. */
  readonly free: number;
  /** Entries of each account in this worker. */
  readonly here: ReadonlyMap<number, number>;
  /** Entries of each account in all workers. */
  readonly everywhere: ReadonlyMap<number, number>;
}

/**
 * Chooses due entries, oldest first, each for the account with the fewest running entries. An
 * account with slots takes another only if as many slots stay free as the account then has. So one
 * account takes at most half of the slots, two accounts a third each, and a new one finds a free slot.
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

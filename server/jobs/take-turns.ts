import type { Due } from "../store/turns.ts";

/** What one worker can take, and who has something already. */
export interface Places {
  /** Slots that this worker has free. */
  readonly free: number;
  /** Entries of each account that this worker is at. */
  readonly here: ReadonlyMap<number, number>;
  /** Entries of each account that any worker is at. */
  readonly everywhere: ReadonlyMap<number, number>;
}

/**
 * Chooses from what is due, oldest first: always the next of the account that has fewest. An
 * account that has a slot takes another only while as many would stay free as it then has. So one
 * takes half of the slots at most, two a third each, and whoever comes next finds a free one.
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

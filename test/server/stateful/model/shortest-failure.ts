/** A failing sequence, and the reason for the failure. */
export interface Failure<Item> {
  readonly items: readonly Item[];
  readonly reason: string;
}

/**
 * Shortens a failing sequence: removes each item, from last to first, if the rest still fails for any reason. Returns
 * undefined if the whole sequence succeeds. `reasonOf` returns undefined for a sequence that succeeds.
 */
export async function shortestFailure<Item>(
  failing: readonly Item[],
  reasonOf: (items: readonly Item[]) => Promise<string | undefined>,
): Promise<Failure<Item> | undefined> {
  let items = failing;
  let reason = await reasonOf(items);
  if (reason === undefined) return undefined;
  for (let at = items.length - 1; at >= 0; at--) {
    const fewer = items.filter((_, place) => place !== at);
    const still = await reasonOf(fewer);
    if (still === undefined) continue;
    items = fewer;
    reason = still;
  }
  return { items, reason };
}

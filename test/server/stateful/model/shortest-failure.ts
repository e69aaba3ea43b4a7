/** A sequence of which no single item can be left out without its failure going with it, and why it fails. */
export interface Failure<Item> {
  readonly items: readonly Item[];
  readonly reason: string;
}

/** Leaves out of a failing sequence whatever it fails without; `reasonOf` tells why one fails, undefined where it does not. */
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

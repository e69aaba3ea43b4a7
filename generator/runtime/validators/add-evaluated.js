/**
 * Adds `more` to `known`. Both contain the names of evaluated members, or the indexes of evaluated items.
 * `true` means all members or items; `undefined` means none.
 * @template T
 * @param {true | Set<T> | undefined} known
 * @param {true | Iterable<T> | undefined} more
 * @returns {true | Set<T> | undefined}
 */
export function addEvaluated(known, more) {
  if (known === true || more === true) return true;
  if (more === undefined) return known;
  const all = known ?? new Set();
  for (const one of more) all.add(one);
  return all;
}

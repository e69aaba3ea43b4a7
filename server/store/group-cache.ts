import type { Transaction } from "./session.ts";

/**
 * Creates a cache that keeps one `Map` for each `group` of transactions. The returned function returns the `Map` of a
 * transaction's group; undefined for a transaction without a `group`.
 */
export function createGroupCache<Value>(): (
  transaction: Transaction,
) => Map<string, Value> | undefined {
  const maps = new WeakMap<object, Map<string, Value>>();
  return ({ group }) => {
    if (group === undefined) return undefined;
    const known = maps.get(group);
    if (known !== undefined) return known;
    const made = new Map<string, Value>();
    maps.set(group, made);
    return made;
  };
}

import type { Transaction } from "./session.ts";

/** Returns a function that gives each group of works that commit together one cache, so that the group reads a row once. The function returns undefined for a work that commits alone. */
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

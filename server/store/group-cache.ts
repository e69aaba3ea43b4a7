import type { Transaction } from "./session.ts";

/** Makes a map for each group of works that are committed together: what one has read or written, the next need not read. Undefined for a work that is committed alone. */
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

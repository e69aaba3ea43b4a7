/**
 * The indexes of two equal items, found in one pass; undefined if all items differ.
 * @param {readonly unknown[]} items
 * @returns {[number, number] | undefined}
 */
export function findDuplicate(items) {
  /** @type {Map<unknown, number>} */
  const scalars = new Map();
  /** @type {Map<unknown, number>} */
  const others = new Map();
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    const scalar = typeof item !== "object" || item === null;
    const key = scalar ? item : canonical(item);
    const known = scalar ? scalars : others;
    const before = known.get(key);
    if (before !== undefined) return [before, index];
    known.set(key, index);
  }
  return undefined;
}

/**
 * A text that is equal for equal values: JSON in which the members of objects are sorted.
 * @param {unknown} value
 * @returns {string}
 */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  // `JSON.parse` reads 1e999 as Infinity, and `JSON.stringify` would write Infinity as null.
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`,
  );
  return `{${members.sort().join()}}`;
}

/** Member names and array indexes, from the root of a JSON value to an inner value. */
export type Place = readonly (string | number)[];

/** Returns every place in a value, the root first. */
export function placesOf(value: unknown, at: Place = []): Place[] {
  const inside =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, member]) =>
          placesOf(member, [...at, Array.isArray(value) ? Number(name) : name]),
        )
      : [];
  return [at, ...inside];
}

/** The value at a place; undefined if there is no such place. */
export function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (at, step) =>
      typeof at === "object" && at !== null && Object.hasOwn(at, step)
        ? (at as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}

/** Returns a copy of the value with `given` at a place; undefined removes the member or item. */
export function withValueAt(value: unknown, place: Place, given: unknown): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return given;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = [...value];
    const item = withValueAt(items[Number(step)], rest, given);
    items.splice(Number(step), 1, ...(item === undefined ? [] : [item]));
    return items;
  }
  const entries = Object.entries(value);
  const member = withValueAt(valueAt(value, [step]), rest, given);
  const at = entries.findIndex(([name]) => name === String(step));
  const kept = member === undefined ? [] : [[String(step), member] as [string, unknown]];
  if (at === -1) entries.push(...kept);
  else entries.splice(at, 1, ...kept);
  // `fromEntries` creates a member named __proto__; an assignment would set the prototype.
  return Object.fromEntries(entries);
}

/** Converts a JSON Pointer (RFC 6901) to a place. */
export function placeOf(pointer: string): Place {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Merges two objects and their inner objects; `over` wins. Returns `over` if one of the two values is no object. */
export function mergeOver(under: unknown, over: unknown): unknown {
  if (!isRecord(under) || !isRecord(over)) return over;
  const merged = new Map(Object.entries(under));
  for (const [name, value] of Object.entries(over)) {
    merged.set(name, merged.has(name) ? mergeOver(merged.get(name), value) : value);
  }
  return Object.fromEntries(merged);
}

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

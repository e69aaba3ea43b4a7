import { isObject } from "../http/access.ts";

/** Merges an update into stored members: omitted members stay, also inside objects; lists are replaced as a whole. */
export function mergeMembers<Stored extends object>(
  stored: Stored,
  change: Partial<Stored>,
): Stored {
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(stored));
  for (const [name, value] of Object.entries(change)) {
    const before = merged[name];
    merged[name] = isObject(before) && isObject(value) ? mergeMembers(before, value) : value;
  }
  return merged as Stored;
}

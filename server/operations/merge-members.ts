import { isObject } from "../http/access.ts";

/** Returns stored members with an update merged in. Objects are merged member by member; lists are replaced. */
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

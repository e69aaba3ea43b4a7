import { isObject } from "../http/access.ts";

/** What is stored with what an update carries: members that it leaves out stay, also those of objects inside; lists are replaced as a whole. */
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

import { isUtf8 } from "node:buffer";

const DEEPEST = 64;

/** Returns the JSON value of a body, or undefined if the service must reject the bytes. */
export function readSent(bytes: Uint8Array | undefined): { readonly value: unknown } | undefined {
  if (bytes === undefined || !isUtf8(bytes)) return undefined;
  try {
    const text = Buffer.from(bytes)
      .toString("utf8")
      .replace(/^\ufeff/, "");
    const value: unknown = JSON.parse(text);
    return isTaken(value, 0) && namesOf(text) === membersOf(value) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** Counts the member names in a JSON text. */
function namesOf(text: string): number {
  const strings = text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g);
  return [...strings].filter(([, colon]) => colon !== undefined).length;
}

/** Counts all members of a value. Duplicate names make this number smaller than the result of `namesOf`. */
function membersOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inner = Object.values(value).reduce((sum: number, member) => sum + membersOf(member), 0);
  return inner + (Array.isArray(value) ? 0 : Object.keys(value).length);
}

// Rejects nesting deeper than `DEEPEST`, infinite numbers, and texts that databases cannot store.
function isTaken(value: unknown, depth: number): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  if (depth === DEEPEST) return false;
  return Object.entries(value).every(
    ([name, member]) => isTaken(name, depth) && isTaken(member, depth + 1),
  );
}

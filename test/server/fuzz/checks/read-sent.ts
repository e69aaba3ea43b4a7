import { isUtf8 } from "node:buffer";

const DEEPEST = 64;

/** What the bytes of a body say; undefined where they are no JSON that is taken. */
export function readSent(bytes: Uint8Array | undefined): { readonly value: unknown } | undefined {
  if (bytes === undefined || !isUtf8(bytes)) return undefined;
  try {
    const value: unknown = JSON.parse(
      Buffer.from(bytes)
        .toString("utf8")
        .replace(/^\ufeff/, ""),
    );
    return isTaken(value, 0) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

// What is nested too deep, numbers beyond those of JavaScript, and what databases cannot keep.
function isTaken(value: unknown, depth: number): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  if (depth === DEEPEST) return false;
  return Object.entries(value).every(
    ([name, member]) => isTaken(name, depth) && isTaken(member, depth + 1),
  );
}

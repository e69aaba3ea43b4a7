import type { Json } from "../openapi/pointer.ts";

/** Matches an escape: both halves of a surrogate pair, one half (as the capturing group), or any other escape. */
const escapes =
  /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\(?:U0000|u)[dD][89a-fA-F][0-9a-fA-F]{2})|\\[\s\S]/g;

/** The offset in `text` of the first escape of a lone surrogate. Undefined if `data` (the parsed text) has none. */
export function loneSurrogate(text: string, data: Json | undefined): number | undefined {
  if (data === undefined || !/\\(?:U0000|u)[dD]/.test(text) || isWellFormed(data)) return undefined;
  for (const { index, 1: half } of text.matchAll(escapes)) if (half !== undefined) return index;
  return undefined;
}

function isWellFormed(value: Json): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(
    ([name, member]) => name.isWellFormed() && isWellFormed(member),
  );
}

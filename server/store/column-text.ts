import { createHash } from "node:crypto";

// So many characters of three bytes each, with the rest of the key, fit in a PostgreSQL index entry.
const LONGEST = 500;

/** A caller's text as columns and indexes can store it: NUL and lone surrogates are escaped, and text above 500 characters becomes a digest. */
export function columnText(text: string): string {
  if (text.length > LONGEST) {
    return `sha256:${createHash("sha256").update(JSON.stringify(text)).digest("base64url")}`;
  }
  return /[\0\p{Surrogate}]/u.test(text) ? JSON.stringify(text) : text;
}

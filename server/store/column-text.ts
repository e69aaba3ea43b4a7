import { createHash } from "node:crypto";

// PostgreSQL limits the bytes of an index entry. Text of this length fits, even with three bytes for each character
// and with the other columns of the index.
const LONGEST = 500;

/** Makes text fit for columns and indexes: escapes NUL and lone surrogates, and hashes text of over 500 characters. */
export function columnText(text: string): string {
  if (text.length > LONGEST) {
    return `sha256:${createHash("sha256").update(JSON.stringify(text)).digest("base64url")}`;
  }
  return /[\0\p{Surrogate}]/u.test(text) ? JSON.stringify(text) : text;
}

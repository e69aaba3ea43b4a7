import { createHash } from "node:crypto";

// A PostgreSQL index entry has room for this many characters of three bytes beside the key's other columns.
const LONGEST = 500;

/** Makes text fit for columns and indexes: escapes NUL and lone surrogates, and hashes text of over 500 characters. */
export function columnText(text: string): string {
  if (text.length > LONGEST) {
    return `sha256:${createHash("sha256").update(JSON.stringify(text)).digest("base64url")}`;
  }
  return /[\0\p{Surrogate}]/u.test(text) ? JSON.stringify(text) : text;
}

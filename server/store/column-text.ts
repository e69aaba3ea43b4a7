import { createHash } from "node:crypto";

// Three bytes each, with what stands beside it, are less than what PostgreSQL's indexes take.
const LONGEST = 500;

/** A caller's text as a column and its indexes can hold it: what PostgreSQL has no room for (NUL, half of a surrogate pair) is written as an escape, and of more than 500 characters a digest stands for them. */
export function columnText(text: string): string {
  if (text.length > LONGEST) {
    return `sha256:${createHash("sha256").update(JSON.stringify(text)).digest("base64url")}`;
  }
  return /[\0\p{Surrogate}]/u.test(text) ? JSON.stringify(text) : text;
}

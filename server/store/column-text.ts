/** A caller's text as a column can hold it: what PostgreSQL has no room for (NUL, half of a surrogate pair) is written as an escape. */
export function columnText(text: string): string {
  return /[\0\p{Surrogate}]/u.test(text) ? JSON.stringify(text) : text;
}

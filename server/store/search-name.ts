import { columnText } from "./column-text.ts";

const LONGEST = 100;

/** The number of leading characters of each receiver name that the index contains. */
export const INDEXED = 3;

/** A name for searches: lower case, no accents or repeated spaces, at most 100 characters; undefined if it is empty. */
export function foldName(name: string | undefined): string | undefined {
  // The first `slice` only limits the work. It keeps more than `LONGEST` characters, because accents are removed later.
  const folded = (name ?? "")
    .slice(0, LONGEST * 20)
    .normalize("NFD")
    // Removes accents and Hebrew points. Marks of other scripts stay, because they spell the word, as in Devanagari.
    .replace(/(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}]/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
  const first = [...folded].slice(0, LONGEST).join("");
  return first === "" ? undefined : columnText(first);
}

import { columnText } from "./column-text.ts";

const LONGEST = 100;

/** The number of leading characters of a name in its index. */
export const INDEXED = 3;

/** A name as it is searched: its first 100 characters without accents, capitals or repeated spaces; undefined for an empty one. */
export function foldName(name: string | undefined): string | undefined {
  // Accents still count here: up to twenty characters are read for each one that remains.
  const folded = (name ?? "")
    .slice(0, LONGEST * 20)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
  const first = [...folded].slice(0, LONGEST).join("");
  return first === "" ? undefined : columnText(first);
}

import type { PrintedCode } from "../rendering/country-rendering.ts";
import { type CodeList, findCode } from "./codes.ts";

/** A country's lists of printed codes. */
export type PrintedLists = Readonly<Partial<Record<PrintedCode, CodeList>>>;

/** A lookup of the words that documents print for a code; undefined for an unlisted code. */
export function codeTitles(lists: PrintedLists) {
  return (kind: PrintedCode, code: string | number): string | undefined => {
    const list = lists[kind];
    if (list === undefined) return undefined;
    const found = findCode(list, typeof code === "string" ? code.trim() : code);
    return found.isDefault ? undefined : found.title;
  };
}

import type { PrintedCode } from "../rendering/country-rendering.ts";
import { type CodeList, findCode } from "./codes.ts";

/** A country's lists of the codes that its documents print. */
export type PrintedLists = Readonly<Partial<Record<PrintedCode, CodeList>>>;

/** Looks up the words of codes in a country's tables; undefined for a code that they do not have. */
export function codeTitles(lists: PrintedLists) {
  return (kind: PrintedCode, code: string | number): string | undefined => {
    const list = lists[kind];
    if (list === undefined) return undefined;
    const found = findCode(list, typeof code === "string" ? code.trim() : code);
    return found.isDefault ? undefined : found.title;
  };
}

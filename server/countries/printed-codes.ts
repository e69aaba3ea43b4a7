import type { PrintedCode } from "../rendering/country-rendering.ts";
import { type CodeList, findCode } from "./codes.ts";

/** A country's code lists, by the kind of code, e.g. `taxes`. Documents print the titles of these codes. */
export type PrintedLists = Readonly<Partial<Record<PrintedCode, CodeList>>>;

/** Returns a function that looks up the printed title of a code; it returns undefined for an unlisted code. */
export function codeTitles(lists: PrintedLists) {
  return (kind: PrintedCode, code: string | number): string | undefined => {
    const list = lists[kind];
    if (list === undefined) return undefined;
    const found = findCode(list, typeof code === "string" ? code.trim() : code);
    return found.isDefault ? undefined : found.title;
  };
}

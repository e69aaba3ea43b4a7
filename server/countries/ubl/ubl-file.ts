import type { LocalMoment } from "../../model/time-zone.ts";
import { type CodeList, findCode } from "../codes.ts";
import type { NativeInput } from "../native.ts";
import { type NamedDocument, namedDocuments } from "./named-document.ts";
import { type Reckoning, type ReckoningTerms, reckon } from "./reckoning.ts";

/** The input of a UBL file, and the values derived from this input in every country. */
export interface UblFile {
  readonly input: NativeInput;
  /** ISO 4217. */
  readonly currency: string;
  readonly moment: LocalMoment;
  readonly reckoning: Reckoning;
  readonly named: readonly NamedDocument[];
  /** Returns the code of a value; adds `pointer` to `defaults` if a default replaces an unknown value. */
  code(list: CodeList, value: string | number | undefined, pointer: string): string;
  /** Adds a member's pointer to `defaults`: the file contains a default in place of the member's value. */
  noteDefault(pointer: string): void;
  readonly defaults: ReadonlySet<string>;
}

/** The part of the input of `ublFile` that differs by country. */
export interface UblTerms {
  readonly currencies: CodeList;
  readonly reckoning: ReckoningTerms;
  /** The local date and time of the issue or update. The file contains the time as `IssueTime`. */
  readonly moment: LocalMoment;
  /** Separates the series and the number of a referenced document. */
  readonly separator: string;
}

/** Derives the values of a UBL file from its input. */
export function ublFile(input: NativeInput, terms: UblTerms): UblFile {
  const { document } = input;
  const defaults = new Set<string>();
  const noteDefault = (pointer: string) => void defaults.add(pointer);
  const code: UblFile["code"] = (list, value, pointer) => {
    const found = findCode(list, value);
    if (found.isDefault && value !== undefined) noteDefault(pointer);
    return found.code;
  };
  return {
    input,
    currency: code(terms.currencies, document.header.currency_id, "/header/currency_id"),
    moment: terms.moment,
    reckoning: reckon(document, terms.reckoning),
    named: namedDocuments(input, terms.separator),
    code,
    noteDefault,
    defaults,
  };
}

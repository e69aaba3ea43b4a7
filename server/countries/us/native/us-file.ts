import { type LocalMoment, localMoment } from "../../../model/time-zone.ts";
import { fitText } from "../../../xml/fit-text.ts";
import { type CodeList, findCode } from "../../codes.ts";
import type { NativeInput, NativeLimit } from "../../native.ts";
import { correctsAnother } from "../../titles.ts";
import { sizeLimits } from "../../ubl/limits.ts";
import { type NamedDocument, namedDocuments } from "../../ubl/named-document.ts";
import { type Reckoning, reckon } from "../../ubl/reckoning.ts";
import { codes } from "./codes.ts";
import { reckoningTerms } from "./taxes.ts";

/** Everything that the parts of an invoice state. */
export interface UsFile {
  readonly input: NativeInput;
  /** UNTDID 1001: 380 an invoice, 381 a credit note, 383 a debit note. */
  readonly type: string;
  readonly id: string;
  readonly issuerId: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly moment: LocalMoment;
  readonly reckoning: Reckoning;
  readonly named: readonly NamedDocument[];
  readonly limits: readonly NativeLimit[];
  /** The code of a value; a default is noted by the pointer. */
  code(list: CodeList, value: string | number | undefined, pointer: string): string;
  readonly defaults: ReadonlySet<string>;
}

/** The facts of an invoice before its parts are written. */
export function usFile(input: NativeInput): UsFile {
  const { document, account, numbering, drawn, timeZone } = input;
  const defaults = new Set<string>();
  const code: UsFile["code"] = (list, value, pointer) => {
    const found = findCode(list, value);
    if (found.isDefault && value !== undefined) defaults.add(pointer);
    return found.code;
  };
  const reckoning = reckon(document, reckoningTerms());
  const listed = codes.document_types.codes[numbering.type]?.code;
  return {
    input,
    type: listed ?? (correctsAnother(document) ? "381" : "380"),
    id: fitText([numbering.series, String(numbering.number)].filter(Boolean).join("-")),
    issuerId: identifier(account.registration_tax_id_code),
    currency: code(codes.currencies, document.header.currency_id, "/header/currency_id"),
    moment: localMoment(new Date(drawn.at), timeZone),
    reckoning,
    named: namedDocuments(input, "-"),
    limits: sizeLimits(document, reckoning),
    code,
    defaults,
  };
}

/** A tax id as the file has it. */
export function identifier(code: string): string {
  return fitText(code) || "-";
}

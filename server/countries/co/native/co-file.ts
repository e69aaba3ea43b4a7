import { type LocalMoment, localMoment } from "../../../model/time-zone.ts";
import { fitText } from "../../../xml/fit-text.ts";
import { type CodeList, findCode } from "../../codes.ts";
import type { NativeInput } from "../../native.ts";
import { type NamedDocument, namedDocuments } from "../../ubl/named-document.ts";
import { type Reckoning, reckon } from "../../ubl/reckoning.ts";
import { codes } from "./codes.ts";
import { type CoIdentity, nitOf } from "./identity.ts";
import { reckoningTerms } from "./taxes.ts";

/** Kinds of files by the authority's type. */
export type CoRoot = "Invoice" | "CreditNote" | "DebitNote";

/** Everything that the parts of a Colombian file state. */
export interface CoFile {
  readonly input: NativeInput;
  /** DIAN's type, two digits. */
  readonly type: string;
  readonly root: CoRoot;
  /** Prefix and number, "SETP990000001". */
  readonly id: string;
  readonly issuer: CoIdentity;
  /** ISO 4217. */
  readonly currency: string;
  /** Day and time in Colombia, whose time DIAN wants. */
  readonly moment: LocalMoment;
  readonly reckoning: Reckoning;
  readonly named: readonly NamedDocument[];
  /** The code of a value; a default is noted by the pointer. */
  code(list: CodeList, value: string | number | undefined, pointer: string): string;
  /** Notes that a default stands for a member. */
  noteDefault(pointer: string): void;
  readonly defaults: ReadonlySet<string>;
}

const roots: Readonly<Record<string, CoRoot>> = { "91": "CreditNote", "92": "DebitNote" };
/** Offset of Colombia's time, which has no other. */
export const OFFSET = "-05:00";

/** Local day and time of an instant in Colombia. */
export function colombianMoment(at: number): LocalMoment {
  return localMoment(new Date(at), "UTC-5");
}

/** The facts of a file before its parts are written. */
export function coFile(input: NativeInput): CoFile {
  const { document, account, numbering, drawn } = input;
  const defaults = new Set<string>();
  const noteDefault = (pointer: string) => void defaults.add(pointer);
  const code: CoFile["code"] = (list, value, pointer) => {
    const found = findCode(list, value);
    if (found.isDefault && value !== undefined) noteDefault(pointer);
    return found.code;
  };
  const type = numbering.type.padStart(2, "0");
  return {
    input,
    type,
    root: roots[type] ?? "Invoice",
    id: fitText(`${numbering.series}${numbering.number}`),
    issuer: nitOf(account.registration_tax_id_code),
    currency: code(codes.currencies, document.header.currency_id, "/header/currency_id"),
    moment: colombianMoment(drawn.at),
    reckoning: reckon(document, reckoningTerms(document)),
    named: namedDocuments(input, ""),
    code,
    noteDefault,
    defaults,
  };
}

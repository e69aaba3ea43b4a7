import { type LocalMoment, localMoment } from "../../../model/time-zone.ts";
import { fitText } from "../../../xml/fit-text.ts";
import type { NativeInput } from "../../native.ts";
import { type UblFile, ublFile } from "../../ubl/ubl-file.ts";
import { codes } from "../codes.ts";
import { type CoIdentity, nitOf } from "./identity.ts";
import { reckoningTerms } from "./taxes.ts";

/** Root elements of DIAN's files. */
export type CoRoot = "Invoice" | "CreditNote" | "DebitNote";

/** The facts from which a Colombian file is written; `moment` is in Colombia's time, as DIAN requires. */
export interface CoFile extends UblFile {
  /** DIAN's code of the document type, two digits. */
  readonly type: string;
  readonly root: CoRoot;
  /** Prefix and number, e.g. "SETP990000001". */
  readonly id: string;
  readonly issuer: CoIdentity;
}

const roots: Readonly<Record<string, CoRoot>> = { "91": "CreditNote", "92": "DebitNote" };
/** Colombia's offset from UTC, the same all year. */
export const OFFSET = "-05:00";

/** Converts `at` (milliseconds since 1970) to the date and time in Colombia. */
export function colombianMoment(at: number): LocalMoment {
  return localMoment(new Date(at), "UTC-5");
}

/** Collects the facts of a Colombian file. */
export function coFile(input: NativeInput): CoFile {
  const { document, account, numbering, drawn } = input;
  const type = numbering.type.padStart(2, "0");
  const file = ublFile(input, {
    currencies: codes.currencies,
    reckoning: reckoningTerms(document),
    moment: colombianMoment(drawn.at),
    separator: "",
  });
  return {
    ...file,
    type,
    root: roots[type] ?? "Invoice",
    id: fitText(`${numbering.series}${numbering.number}`),
    issuer: nitOf(account.registration_tax_id_code),
  };
}

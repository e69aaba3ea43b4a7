import { type LocalMoment, localMoment } from "../../../model/time-zone.ts";
import { fitText } from "../../../xml/fit-text.ts";
import type { NativeInput } from "../../native.ts";
import { type UblFile, ublFile } from "../../ubl/ubl-file.ts";
import { codes } from "../codes.ts";
import { type CoIdentity, nitOf } from "./identity.ts";
import { reckoningTerms } from "./taxes.ts";

/** Root elements of DIAN's files. */
export type CoRoot = "Invoice" | "CreditNote" | "DebitNote";

/** The facts from which the parts of a Colombian file are written; its moment is in Colombia's time, as DIAN requires. */
export interface CoFile extends UblFile {
  /** DIAN's type, two digits. */
  readonly type: string;
  readonly root: CoRoot;
  /** Prefix and number, "SETP990000001". */
  readonly id: string;
  readonly issuer: CoIdentity;
}

const roots: Readonly<Record<string, CoRoot>> = { "91": "CreditNote", "92": "DebitNote" };
/** Offset of Colombia's time, the same all year. */
export const OFFSET = "-05:00";

/** Local day and time of an instant in Colombia. */
export function colombianMoment(at: number): LocalMoment {
  return localMoment(new Date(at), "UTC-5");
}

/** The facts of a file before its parts are written. */
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

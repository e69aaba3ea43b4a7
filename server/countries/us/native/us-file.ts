import { localMoment } from "../../../model/time-zone.ts";
import { fitText } from "../../../xml/fit-text.ts";
import { findCode } from "../../codes.ts";
import type { NativeInput, NativeLimit } from "../../native.ts";
import { sizeLimits } from "../../ubl/limits.ts";
import { type UblFile, ublFile } from "../../ubl/ubl-file.ts";
import { codes } from "../codes.ts";
import { reckoningTerms } from "./taxes.ts";

/** The input of the UBL file of an invoice or note, and the values derived from this input. */
export interface UsFile extends UblFile {
  /** UNTDID 1001: 380 is an invoice, 381 a credit note, 383 a debit note. */
  readonly type: string;
  readonly id: string;
  readonly issuerId: string;
  readonly limits: readonly NativeLimit[];
}

/** Derives from `input` the values of the UBL file of an invoice or note. */
export function usFile(input: NativeInput): UsFile {
  const { document, account, numbering, drawn, timeZone } = input;
  const file = ublFile(input, {
    currencies: codes.currencies,
    reckoning: reckoningTerms(),
    moment: localMoment(new Date(drawn.at), timeZone),
    separator: "-",
  });
  return {
    ...file,
    type: findCode(codes.document_types, numbering.type).code,
    id: fitText([numbering.series, String(numbering.number)].filter(Boolean).join("-")),
    issuerId: identifier(account.registration_tax_id_code),
    limits: sizeLimits(document, file.reckoning),
  };
}

/** A tax id as written in the file; "-" for an empty tax id. */
export function identifier(code: string): string {
  return fitText(code) || "-";
}

import { localMoment } from "../../../model/time-zone.ts";
import { fitText } from "../../../xml/fit-text.ts";
import type { NativeInput } from "../../native.ts";
import { type UblFile, ublFile } from "../../ubl/ubl-file.ts";
import { codes } from "../codes.ts";
import { reckoningTerms } from "./taxes.ts";

/** The input of a Peruvian file, and the values derived from this input. */
export interface PeFile extends UblFile {
  /** The document type's code in SUNAT's catalogue 01, two digits. */
  readonly type: string;
  /** Series and number, e.g. "F001-123". */
  readonly id: string;
  readonly ruc: string;
}

/** Derives the values of a file from its input. */
export function peFile(input: NativeInput): PeFile {
  const { document, account, numbering, drawn, timeZone } = input;
  const type = numbering.type.padStart(2, "0");
  const file = ublFile(input, {
    currencies: codes.currencies,
    reckoning: reckoningTerms(document, type),
    moment: localMoment(new Date(drawn.at), timeZone),
    separator: "-",
  });
  if (!document.header.document_sequence_code) {
    file.noteDefault("/header/document_sequence_code");
  }
  return {
    ...file,
    type,
    id: fitText(`${numbering.series}-${numbering.number}`),
    ruc: fitText(account.registration_tax_id_code),
  };
}

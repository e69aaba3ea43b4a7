import type { NumberedDocument, NumberingGrant } from "../numbering.ts";
import { everyNumber, seriesOr } from "../numbering.ts";
import { correctsAnother } from "../titles.ts";

/** A code of UNTDID 1001, because no tax authority has its own: 381 for a document that cancels or corrects another, otherwise 380. */
export function taxbureauType(document: NumberedDocument): string {
  return correctsAnother(document) ? "381" : "380";
}

/** The series as sent; empty if none was sent. */
export function series(document: NumberedDocument): string {
  return seriesOr(document, "");
}

/** A grant of every number: no authority assigns ranges. */
export function grantOf(): NumberingGrant {
  return everyNumber;
}

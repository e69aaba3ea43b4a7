import type { NumberedDocument, NumberingGrant } from "../numbering.ts";
import { everyNumber } from "../numbering.ts";
import { correctsAnother, seriesOf } from "../titles.ts";

/** The UNTDID 1001 code: 381 for a document that cancels or corrects another document, otherwise 380. */
export function taxbureauType(document: NumberedDocument): string {
  return correctsAnother(document) ? "381" : "380";
}

/** The series as sent; empty text if absent. */
export function series(document: NumberedDocument): string {
  return seriesOf(document);
}

/** Grants every number, because no authority assigns ranges. */
export function grantOf(): NumberingGrant {
  return everyNumber;
}

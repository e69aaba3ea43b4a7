import type { NumberedDocument, NumberingGrant } from "../numbering.ts";
import { everyNumber, seriesOr } from "../numbering.ts";

// UNCL 1001, which UBL takes its codes from; no authority of the United States numbers invoices.
const commercialInvoice = "380";

/** The code of a commercial invoice, whatever the id. */
export function taxbureauType(): string {
  return commercialInvoice;
}

/** None: the interface has no series in the United States. */
export function series(document: NumberedDocument): string {
  return seriesOr(document, "");
}

/** Nobody assigns ranges. */
export function grantOf(): NumberingGrant {
  return everyNumber;
}

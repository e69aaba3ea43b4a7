import type { NumberedDocument, NumberingGrant } from "../numbering.ts";
import { everyNumber, seriesOr } from "../numbering.ts";

// UNCL 1001, which UBL takes its codes from; no authority of the United States numbers invoices.
const commercialInvoice = "380";

/** The code of a commercial invoice, whatever the id. */
export function taxbureauType(): string {
  return commercialInvoice;
}

/** The series as sent; empty without one. */
export function series(document: NumberedDocument): string {
  return seriesOr(document, "");
}

/** A grant of every number: no authority assigns ranges. */
export function grantOf(): NumberingGrant {
  return everyNumber;
}

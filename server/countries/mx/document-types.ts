import type { NumberedDocument, NumberingGrant } from "../numbering.ts";
import { everyNumber, seriesOr } from "../numbering.ts";
import { correctsAnother } from "../titles.ts";

/** SAT's code for a voucher (c_TipoDeComprobante): "E" if it cancels or corrects another, "T" for a shipment without amounts, otherwise "I". */
export function taxbureauType(document: NumberedDocument): string {
  if (correctsAnother(document)) return "E";
  const { net_amount = 0, total_amount } = document.totals ?? {};
  const isTransport = document.header.additional?.mx_shipping !== undefined;
  return isTransport && net_amount === 0 && total_amount === 0 ? "T" : "I";
}

/** The series as sent; empty if none was sent. */
export function series(document: NumberedDocument): string {
  return seriesOr(document, "");
}

/** A grant of every number: SAT assigns no ranges. */
export function grantOf(): NumberingGrant {
  return everyNumber;
}

import type { NumberedDocument, NumberingGrant } from "../numbering.ts";
import { everyNumber } from "../numbering.ts";
import { correctsAnother, seriesOf } from "../titles.ts";

/** c_TipoDeComprobante: "E" if the document cancels or corrects another, "T" for a shipment with totals 0, else "I". */
export function taxbureauType(document: NumberedDocument): string {
  if (correctsAnother(document)) return "E";
  const { net_amount = 0, total_amount } = document.totals ?? {};
  const isTransport = document.header.additional?.mx_shipping !== undefined;
  return isTransport && net_amount === 0 && total_amount === 0 ? "T" : "I";
}

/** The document's series, cleaned for the XML file; "" if the document has none. */
export function series(document: NumberedDocument): string {
  return seriesOf(document);
}

/** A grant of every number: SAT assigns no ranges. */
export function grantOf(): NumberingGrant {
  return everyNumber;
}

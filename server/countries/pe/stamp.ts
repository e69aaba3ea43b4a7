import { round } from "../../model/decimal.ts";
import type { StampContent, StampFacts } from "../../rendering/country-rendering.ts";
import { amounts } from "./amounts.ts";
import { taxBureauType } from "./document-types.ts";
import { ruc } from "./tax-id.ts";

/**
 * The QR code of SUNAT (resolution 097-2012, annex 6): RUC, type, series, number, IGV, total, date,
 * and the receiver's document type and number, separated by bars. The signature's digest is left out,
 * because nothing was signed.
 */
export function stamp({ document, issuer }: StampFacts): StampContent | undefined {
  const { header } = document;
  if (header.document_number === undefined) return undefined;
  const { vat, total, decimals } = amounts(document);
  const type = taxBureauType(document);
  const receiver = header.receiver_tax_id_code ?? "";
  const fields = [
    issuer.taxId,
    type === undefined ? "" : String(type).padStart(2, "0"),
    header.document_sequence_code ?? "",
    String(header.document_number),
    round(vat, decimals).toFixed(decimals),
    round(total, decimals).toFixed(decimals),
    header.issue_date,
    receiverType(receiver),
    receiver,
  ];
  return { symbology: "qrcode", payload: `${fields.join("|")}|` };
}

// SUNAT, catalogue 06: 6 a RUC, 1 a national identity card, 0 anything else.
function receiverType(code: string): string {
  if (code === "") return "";
  if (ruc.shape.test(code)) return "6";
  return /^[0-9]{8}$/.test(code) ? "1" : "0";
}

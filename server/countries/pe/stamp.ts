import { round } from "../../model/decimal.ts";
import type { StampContent, StampFacts } from "../../rendering/country-rendering.ts";
import { amounts } from "./amounts.ts";
import { series, taxbureauType } from "./document-types.ts";
import { ruc } from "./tax-id.ts";

/**
 * SUNAT's QR code (resolution 097-2012, annex 6): RUC, type, series, number, IGV, total, date, type and number
 * of the receiver's identity document, and the signature's digest, separated by "|". The native file's seals
 * contain this text. Without a file, the digest is absent.
 */
export function stamp({ document, issuer, native }: StampFacts): StampContent | undefined {
  const { header } = document;
  if (native?.seals.qr !== undefined) {
    return { symbology: "qrcode", payload: native.seals.qr };
  }
  if (header.document_number === undefined) return undefined;
  const { vat, total, decimals } = amounts(document);
  const type = taxbureauType(document);
  const receiver = header.receiver_tax_id_code ?? "";
  const fields = [
    issuer.taxId,
    type,
    series(document, type),
    String(header.document_number),
    round(vat, decimals).toFixed(decimals),
    round(total, decimals).toFixed(decimals),
    header.issue_date,
    receiverType(receiver),
    receiver,
  ];
  return { symbology: "qrcode", payload: `${fields.join("|")}|` };
}

// SUNAT, catalogue 06: 6 is a RUC, 1 a national identity card, 0 any other document.
function receiverType(code: string): string {
  if (code === "") return "";
  if (ruc.shape.test(code)) return "6";
  return /^[0-9]{8}$/.test(code) ? "1" : "0";
}

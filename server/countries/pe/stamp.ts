import { round } from "../../model/decimal.ts";
import type { StampContent, StampFacts } from "../../rendering/country-rendering.ts";
import { amounts } from "./amounts.ts";
import { series, taxbureauType } from "./document-types.ts";
import { qrText } from "./qr-text.ts";
import { receiverIdentity } from "./receiver-identity.ts";

/**
 * SUNAT's QR code (resolution 097-2012, annex 6). Its fields, each followed by "|": RUC, document type, series, number,
 * IGV, total, issue date, type of the receiver's identity document, number of that document, digest of the signature.
 * The text comes from the native file's seals. Before the file exists, the text is computed here without the digest.
 */
export function stamp({ document, issuer, native }: StampFacts): StampContent | undefined {
  const { header } = document;
  if (native?.seals.qr !== undefined) {
    return { symbology: "qrcode", payload: native.seals.qr };
  }
  if (header.document_number === undefined) return undefined;
  const { vat, total, decimals } = amounts(document);
  const type = taxbureauType(document);
  const receiver = receiverIdentity(header);
  const fields = [
    issuer.taxId,
    type,
    series(document, type),
    String(header.document_number),
    round(vat, decimals).toFixed(decimals),
    round(total, decimals).toFixed(decimals),
    header.issue_date,
    receiver.type,
    receiver.number,
  ];
  return { symbology: "qrcode", payload: qrText(fields) };
}

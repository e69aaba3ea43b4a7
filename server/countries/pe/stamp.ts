import { round } from "../../model/decimal.ts";
import type { StampContent, StampFacts } from "../../rendering/country-rendering.ts";
import { amounts } from "./amounts.ts";
import { series, taxbureauType } from "./document-types.ts";
import { receiverIdentity } from "./receiver-identity.ts";

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
  return { symbology: "qrcode", payload: `${fields.join("|")}|` };
}

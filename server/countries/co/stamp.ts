import { round } from "../../model/decimal.ts";
import type { StampContent, StampFacts } from "../../rendering/country-rendering.ts";
import { seriesOf } from "../titles.ts";
import { amounts } from "./amounts.ts";

/**
 * The QR code of DIAN's technical annex 1.9 (https://www.dian.gov.co/impuestos/factura-electronica/Documents/Anexo-Tecnico-Factura-Electronica-de-Venta-vr-1-9.pdf):
 * one line for each fact. A native file contains the text of its QR code. Without a native file, this function writes
 * the text, but without the time, the unique code and DIAN's URL.
 */
export function stamp({ document, issuer, native }: StampFacts): StampContent | undefined {
  const { header } = document;
  if (native?.seals.qr !== undefined) {
    return { symbology: "qrcode", payload: native.seals.qr };
  }
  if (header.document_number === undefined) return undefined;
  const { net, exempt, vat, taxes, total, decimals } = amounts(document);
  const money = (amount: typeof net) => round(amount, decimals).toFixed(2);
  const lines = [
    `NumFac: ${seriesOf(document)}${header.document_number}`,
    `FecFac: ${header.issue_date}`,
    `NitFac: ${issuer.taxId}`,
    `DocAdq: ${header.receiver_tax_id_code ?? ""}`,
    `ValFac: ${money(net.plus(exempt))}`,
    `ValIva: ${money(vat)}`,
    `ValOtroIm: ${money(taxes)}`,
    `ValTolFac: ${money(total)}`,
  ];
  return { symbology: "qrcode", payload: lines.join("\n") };
}

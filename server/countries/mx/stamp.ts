import { round } from "../../model/decimal.ts";
import type { StampContent, StampFacts } from "../../rendering/country-rendering.ts";
import { amounts } from "./amounts.ts";

const verification = "https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx";
// The SAT's code for an unnamed receiver.
const nobody = "XAXX010101000";

/**
 * The QR code of a CFDI (SAT, annex 20): the URL that verifies it, with issuer, receiver and total. The fiscal
 * folio and the end of the seal are left out, because the authority stamped nothing.
 */
export function stamp({ document, issuer }: StampFacts): StampContent | undefined {
  const { header } = document;
  if (header.document_number === undefined) return undefined;
  const query = new URLSearchParams({
    re: issuer.taxId,
    rr: header.receiver_tax_id_code ?? nobody,
    tt: round(amounts(document).total, 6).toFixed(6),
  });
  return { symbology: "qrcode", payload: `${verification}?${query}` };
}

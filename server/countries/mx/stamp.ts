import type { StampContent, StampFacts } from "../../rendering/country-rendering.ts";
import { fileAmounts } from "./file-amounts.ts";

const verification = "https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx";
// SAT's generic RFC for the public.
const nobody = "XAXX010101000";
const END_OF_SEAL = 8;

/**
 * The QR code of a CFDI (SAT, annex 20): a verification URL with fiscal folio (UUID), issuer, receiver, total and the
 * end of the seal. Fiscal folio and seal are absent until the native file contains them.
 */
export function stamp({ document, issuer, native }: StampFacts): StampContent | undefined {
  const { header } = document;
  if (header.document_number === undefined) return undefined;
  const { uuid, sello, total, rfc_emisor, rfc_receptor } = native?.seals ?? {};
  const query = [
    ["id", uuid],
    ["re", rfc_emisor ?? issuer.taxId],
    ["rr", rfc_receptor ?? header.receiver_tax_id_code ?? nobody],
    ["tt", withSixDecimals(total ?? fileAmounts(document).total.toFixed())],
    ["fe", sello?.slice(-END_OF_SEAL)],
  ] as const;
  const written = query.flatMap(([name, value]) =>
    // SAT's readers accept "=" and "/" unescaped.
    value === undefined
      ? []
      : [`${name}=${encodeURIComponent(value).replaceAll("%3D", "=").replaceAll("%2F", "/")}`],
  );
  return { symbology: "qrcode", payload: `${verification}?${written.join("&")}` };
}

function withSixDecimals(amount: string): string {
  const [whole, decimals = ""] = amount.split(".");
  return `${whole}.${decimals.padEnd(6, "0")}`;
}

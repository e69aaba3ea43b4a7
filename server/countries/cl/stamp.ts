import { round } from "../../model/decimal.ts";
import type { StampContent, StampFacts } from "../../rendering/country-rendering.ts";
import { amounts } from "./amounts.ts";
import { documentType } from "./document-types.ts";

// The maximum length of the receiver's name and of a line's description in a stamp, in characters.
const nameLength = 40;
// The RUT for an unnamed receiver: https://www.sii.cl/factura_electronica/formato_dte.pdf
const nobody = "66666666-6";

/**
 * The Chilean stamp (timbre electrónico, https://www.sii.cl/factura_electronica/formato_dte.pdf) as XML: the TED
 * of the native file, unchanged. Without a native file, the stamp contains only data of the document and
 * the issuer's RUT. It then has no folio authorization (CAF), no time of stamping and no signature (FRMT).
 */
export function stamp({ document, issuer, native }: StampFacts): StampContent | undefined {
  const ted = native?.seals.ted;
  if (ted !== undefined) return { symbology: "pdf417", payload: ted, encoding: "latin1" };
  const { header, details = [] } = document;
  if (header.document_number === undefined) return undefined;
  const { total, decimals } = amounts(document);
  const fields: readonly (readonly [string, string])[] = [
    ["RE", issuer.taxId],
    ["TD", String(documentType(header.document_type_id).taxBureauType)],
    ["F", String(header.document_number)],
    ["FE", header.issue_date],
    ["RR", header.receiver_tax_id_code ?? nobody],
    ["RSR", cut(header.receiver_legal_name ?? "")],
    ["MNT", round(total, decimals).toFixed()],
    ["IT1", cut(details[0]?.line_description ?? "")],
  ];
  const data = fields.map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`).join("");
  return { symbology: "pdf417", payload: `<TED version="1.0"><DD>${data}</DD></TED>` };
}

function cut(text: string): string {
  return [...text].slice(0, nameLength).join("");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

import type { StampFacts } from "../../rendering/country-rendering.ts";
import { taxBureauType } from "./document-types.ts";

/** File name of the receipt (constancia de recepción, CDR) as SUNAT makes it: R, RUC, type, series and number; "R-20600123450-01-F001-123.xml". */
export function receiptName({ document, issuer }: StampFacts): string {
  const { document_type_id, document_sequence_code, document_number } = document.header;
  const type = String(taxBureauType(document) ?? document_type_id).padStart(2, "0");
  const parts = ["R", issuer.taxId, type, document_sequence_code, document_number];
  // Removes folders and white space from the caller's text.
  const name = parts.map((part) => String(part ?? "").replace(/[^A-Za-z0-9]+/g, ""));
  return `${name.filter((part) => part !== "").join("-")}.xml`;
}

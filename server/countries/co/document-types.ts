import type { NoteKind } from "../country.ts";
import type { NumberedDocument, NumberingGrant } from "../numbering.ts";
import { correctsAnother, seriesOf } from "../titles.ts";

// Keys are DIAN's document types: technical annex 1.9, table 13.1.3.
const titles: Readonly<Record<string, string>> = {
  "01": "FACTURA ELECTRÓNICA DE VENTA",
  "02": "FACTURA ELECTRÓNICA DE VENTA",
  "03": "FACTURA ELECTRÓNICA DE VENTA",
  "04": "FACTURA ELECTRÓNICA DE VENTA",
  "91": "NOTA CRÉDITO ELECTRÓNICA",
  "92": "NOTA DÉBITO ELECTRÓNICA",
};

// DIAN publishes this numbering resolution and this prefix for its test environment.
const authorization = {
  authorization_number: "18760000001",
  technical_key: "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c",
  valid_from: "2019-01-19",
  valid_to: "2030-01-19",
};
const prefix = "SETP";

/** DIAN's document type: `document_type_id` if listed, otherwise 91 (credit note) for a correction, or 01 (invoice). */
export function taxbureauType(document: NumberedDocument): string {
  const own = String(document.header.document_type_id).padStart(2, "0");
  if (titles[own] !== undefined) return own;
  return correctsAnother(document) ? "91" : "01";
}

/** The prefix in the document, cleaned by `seriesOf` for XML files; "" if the document has no prefix. */
export function series(document: NumberedDocument): string {
  return seriesOf(document);
}

/** The grant of DIAN's test resolution: its published range for the prefix SETP, a range from 1 for other prefixes. */
export function grantOf(document: NumberedDocument): NumberingGrant {
  const range =
    series(document) === prefix
      ? { from: 990_000_000, to: 995_000_000 }
      : { from: 1, to: 995_000_000 };
  return { origin: "sandbox", ...range, ...authorization };
}

/** The printed title. */
export function title(document: NumberedDocument): string {
  return titles[taxbureauType(document)] ?? "DOCUMENTO ELECTRÓNICO";
}

// Keys are DIAN's document types.
const noteKinds: Readonly<Record<number, NoteKind>> = {
  1: "original",
  2: "original",
  3: "original",
  4: "original",
  91: "credit",
  92: "debit",
};

/** The kind of a `document_type_id`: credit note, debit note or original document; undefined for an unlisted id. */
export function noteKind(id: number): NoteKind | undefined {
  return noteKinds[id];
}

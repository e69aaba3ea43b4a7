import type { NoteKind } from "../country.ts";
import type { NumberedDocument, NumberingGrant } from "../numbering.ts";
import { seriesOr } from "../numbering.ts";
import { correctsAnother } from "../titles.ts";

// DIAN, technical annex 1.9, table 13.1.3. In Colombia a `document_type_id` may be one of DIAN's numbers.
const titles: Readonly<Record<string, string>> = {
  "01": "FACTURA ELECTRÓNICA DE VENTA",
  "02": "FACTURA ELECTRÓNICA DE VENTA",
  "03": "FACTURA ELECTRÓNICA DE VENTA",
  "04": "FACTURA ELECTRÓNICA DE VENTA",
  "91": "NOTA CRÉDITO ELECTRÓNICA",
  "92": "NOTA DÉBITO ELECTRÓNICA",
};

// The resolution that the DIAN publishes for its test environment, with the prefix that it belongs to.
const authorization = {
  authorization_number: "18760000001",
  technical_key: "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c",
  valid_from: "2019-01-19",
  valid_to: "2030-01-19",
};
const prefix = "SETP";

/** DIAN's code of a document's type: the `document_type_id` if listed, else a credit note (91) if it cancels or corrects another, else an invoice (01). */
export function taxbureauType(document: NumberedDocument): string {
  const own = String(document.header.document_type_id).padStart(2, "0");
  if (titles[own] !== undefined) return own;
  return correctsAnother(document) ? "91" : "01";
}

/** The prefix as sent; empty without one. */
export function series(document: NumberedDocument): string {
  return seriesOr(document, "");
}

/** The DIAN's test resolution: its own range for its own prefix, a range from 1 for any other prefix. */
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

// DIAN, table of document types.
const noteKinds: Readonly<Record<number, NoteKind>> = {
  1: "original",
  2: "original",
  3: "original",
  4: "original",
  91: "credit",
  92: "debit",
};

/** Whether a `document_type_id` is a credit note, a debit note or an original document; undefined if it is not DIAN's. */
export function noteKind(id: number): NoteKind | undefined {
  return noteKinds[id];
}

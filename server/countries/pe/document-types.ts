import type { NoteKind } from "../country.ts";
import type { NumberedDocument, NumberingGrant } from "../numbering.ts";
import { everyNumber } from "../numbering.ts";
import { correctsAnother, seriesOf } from "../titles.ts";

// The printed titles by type (SUNAT, catalogue 01). Peru's `document_type_id` is the type as a number: 1 for "01".
const titles: Readonly<Record<string, string>> = {
  "01": "FACTURA ELECTRÓNICA",
  "03": "BOLETA DE VENTA ELECTRÓNICA",
  "07": "NOTA DE CRÉDITO ELECTRÓNICA",
  "08": "NOTA DE DÉBITO ELECTRÓNICA",
  "09": "GUÍA DE REMISIÓN REMITENTE ELECTRÓNICA",
  "20": "COMPROBANTE DE RETENCIÓN ELECTRÓNICO",
  "31": "GUÍA DE REMISIÓN TRANSPORTISTA ELECTRÓNICA",
  "40": "COMPROBANTE DE PERCEPCIÓN ELECTRÓNICO",
};

// The first letter of an electronic series determines the type.
const typesOfSeries: Readonly<Record<string, string>> = {
  F: "01",
  B: "03",
  T: "09",
  R: "20",
  V: "31",
  P: "40",
};
// Notes correct only these types. The series of a note begins with the letter of the corrected type.
const corrected = ["01", "03"];

const usualSeries: Readonly<Record<string, string>> = {
  "01": "F001",
  "03": "B001",
  "07": "FC01",
  "08": "FD01",
  "09": "T001",
  "20": "R001",
  "31": "V001",
  "40": "P001",
};

/** The type (catalogue 01): `document_type_id` if listed; else derived from `additional`, series and references. */
export function taxbureauType(document: NumberedDocument): string {
  const { document_type_id: id, additional } = document.header;
  const own = String(id).padStart(2, "0");
  if (titles[own] !== undefined) return own;
  if (additional?.pe_shipping !== undefined) return "09";
  if (additional?.pe_retention_header !== undefined || hasRetentions(document)) return "20";
  const type = typesOfSeries[seriesOf(document).slice(0, 1).toUpperCase()] ?? "01";
  return corrected.includes(type) && correctsAnother(document) ? "07" : type;
}

/** The series as sent, otherwise the usual series of the type. */
export function series(document: NumberedDocument, type: string): string {
  return seriesOf(document) || (usualSeries[type] ?? "");
}

/** Whether a type is a credit or a debit note. */
export function isNote(type: string): type is "07" | "08" {
  return type === "07" || type === "08";
}

/** A grant of every number: SUNAT assigns no ranges. */
export function grantOf(): NumberingGrant {
  return everyNumber;
}

/** The printed title. */
export function title(document: NumberedDocument): string {
  return titleOfType(taxbureauType(document));
}

/** The printed title of a type (catalogue 01). */
export function titleOfType(type: string): string {
  return titles[type] ?? "COMPROBANTE DE PAGO ELECTRÓNICO";
}

function hasRetentions({ references = [] }: NumberedDocument): boolean {
  return references.some(({ additional }) => additional?.pe_retention_details !== undefined);
}

// The kinds by `document_type_id`.
const noteKinds: Readonly<Record<number, NoteKind>> = {
  1: "original",
  3: "original",
  7: "credit",
  8: "debit",
  9: "original",
  20: "original",
  31: "original",
  40: "original",
};

/** The kind of a `document_type_id`: credit note, debit note or original document; undefined for an unlisted id. */
export function noteKind(id: number): NoteKind | undefined {
  return noteKinds[id];
}

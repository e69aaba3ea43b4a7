import type { NoteKind } from "../country.ts";
import type { NumberedDocument, NumberingGrant } from "../numbering.ts";
import { seriesOf } from "../titles.ts";

/** The properties of a Chilean document type. */
export interface DocumentType {
  readonly title: string;
  /** SII's number of the type: https://www.sii.cl/factura_electronica/formato_dte.pdf */
  readonly taxBureauType: number;
  /** Exempt from VAT because of the goods or services sold. */
  readonly exempt?: true;
  /** Export documents bear no VAT; their amounts have decimals. */
  readonly export?: true;
  readonly receipt?: true;
  readonly guide?: true;
  readonly note?: NoteKind;
  /** Whether law 19.983 lets the issuer sell the receivable: https://www.bcn.cl/leychile/navegar?idNorma=233421 */
  readonly transferable?: true;
}

// Keys are values of `document_type_id`.
const types: Readonly<Record<number, DocumentType>> = {
  2: { taxBureauType: 33, title: "FACTURA ELECTRÓNICA", transferable: true },
  32: {
    taxBureauType: 34,
    title: "FACTURA NO AFECTA O EXENTA ELECTRÓNICA",
    exempt: true,
    transferable: true,
  },
  37: { taxBureauType: 39, title: "BOLETA ELECTRÓNICA", receipt: true },
  39: { taxBureauType: 39, title: "BOLETA ELECTRÓNICA", receipt: true },
  41: { taxBureauType: 41, title: "BOLETA EXENTA ELECTRÓNICA", exempt: true, receipt: true },
  54: { taxBureauType: 52, title: "GUÍA DE DESPACHO ELECTRÓNICA", guide: true, transferable: true },
  17: { taxBureauType: 56, title: "NOTA DE DÉBITO ELECTRÓNICA", note: "debit" },
  16: { taxBureauType: 61, title: "NOTA DE CRÉDITO ELECTRÓNICA", note: "credit" },
  46: { taxBureauType: 110, title: "FACTURA DE EXPORTACIÓN ELECTRÓNICA", export: true },
  47: {
    taxBureauType: 111,
    title: "NOTA DE DÉBITO DE EXPORTACIÓN ELECTRÓNICA",
    export: true,
    note: "debit",
  },
  48: {
    taxBureauType: 112,
    title: "NOTA DE CRÉDITO DE EXPORTACIÓN ELECTRÓNICA",
    export: true,
    note: "credit",
  },
};

/** The type of a `document_type_id`; an unlisted id counts as a taxed document. */
export function documentType(id: number): DocumentType {
  return types[id] ?? { taxBureauType: id, title: "DOCUMENTO ELECTRÓNICO" };
}

// The DTE schema allows ten digits for a folio.
const MOST_FOLIO = 9_999_999_999;

/** SII's number for a document's type. */
export function taxbureauType(document: NumberedDocument): string {
  return String(documentType(document.header.document_type_id).taxBureauType);
}

/** The series in the request, cleaned for XML files; usually empty, because Chile has no series. */
export function series(document: NumberedDocument): string {
  return seriesOf(document);
}

/** A grant of all folios. */
export function grantOf(): NumberingGrant {
  return { origin: "sandbox", from: 1, to: MOST_FOLIO };
}

/** The kind of a `document_type_id`: credit note, debit note or original document; undefined for an unlisted id. */
export function noteKind(id: number): NoteKind | undefined {
  const type = types[id];
  return type && (type.note ?? "original");
}

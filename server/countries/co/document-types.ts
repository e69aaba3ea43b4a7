import { correctsAnother, type TitledDocument } from "../titles.ts";

// DIAN, table of document types; the interface does not show its own numbers for Colombia.
const titles: Readonly<Record<number, string>> = {
  1: "FACTURA ELECTRÓNICA DE VENTA",
  91: "NOTA CRÉDITO ELECTRÓNICA",
  92: "NOTA DÉBITO ELECTRÓNICA",
};

/** The printed title; a document that corrects nothing is a sale. */
export function title(document: TitledDocument): string {
  const known = titles[document.header.document_type_id];
  if (known !== undefined) return known;
  return correctsAnother(document) ? "DOCUMENTO ELECTRÓNICO" : "FACTURA ELECTRÓNICA DE VENTA";
}

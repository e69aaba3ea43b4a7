import { correctsAnother, type TitledDocument } from "../titles.ts";

// SUNAT, catalogue 01. The interface does not publish its own numbers for Peru, so these are a first guess.
const titles: Readonly<Record<number, string>> = {
  1: "FACTURA ELECTRÓNICA",
  3: "BOLETA DE VENTA ELECTRÓNICA",
  7: "NOTA DE CRÉDITO ELECTRÓNICA",
  8: "NOTA DE DÉBITO ELECTRÓNICA",
  9: "GUÍA DE REMISIÓN REMITENTE ELECTRÓNICA",
  20: "COMPROBANTE DE RETENCIÓN ELECTRÓNICO",
  31: "GUÍA DE REMISIÓN TRANSPORTISTA ELECTRÓNICA",
  40: "COMPROBANTE DE PERCEPCIÓN ELECTRÓNICO",
};

// The first letter of an electronic series determines the kind of document.
const numbersOfSeries: Readonly<Record<string, number>> = { F: 1, B: 3, T: 9, R: 20, V: 31, P: 40 };

/** The authority's number for a document (catalogue 01); undefined when neither its type nor its series determines it. */
export function taxBureauType(document: TitledDocument): number | undefined {
  const { document_type_id: id, document_sequence_code: series = "" } = document.header;
  if (titles[id] !== undefined) return id;
  // Notes share the series of the documents that they correct.
  if (correctsAnother(document)) return undefined;
  return numbersOfSeries[series.slice(0, 1).toUpperCase()];
}

/** The printed title, as specific as type and series allow. */
export function title(document: TitledDocument): string {
  const type = taxBureauType(document);
  return (type === undefined ? undefined : titles[type]) ?? "COMPROBANTE DE PAGO ELECTRÓNICO";
}

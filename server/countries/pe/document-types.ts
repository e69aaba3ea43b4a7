import { correctsAnother, type TitledDocument } from "../titles.ts";

// SUNAT, catalogue 01. The interface does not show its own numbers for Peru, so these are only a first guess.
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

// The first letter of an electronic series says what is issued with it.
const numbersOfSeries: Readonly<Record<string, number>> = { F: 1, B: 3, T: 9, R: 20, V: 31, P: 40 };

/** The authority's number for a document (catalogue 01), or undefined where neither its type nor its series tells. */
export function taxBureauType(document: TitledDocument): number | undefined {
  const { document_type_id: id, document_sequence_code: series = "" } = document.header;
  if (titles[id] !== undefined) return id;
  // Notes share the series of what they correct.
  if (correctsAnother(document)) return undefined;
  return numbersOfSeries[series.slice(0, 1).toUpperCase()];
}

/** Title as printed, which says no more than is known. */
export function title(document: TitledDocument): string {
  const type = taxBureauType(document);
  return (type === undefined ? undefined : titles[type]) ?? "COMPROBANTE DE PAGO ELECTRÓNICO";
}

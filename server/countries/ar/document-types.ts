import { correctsAnother, type TitledDocument } from "../titles.ts";

// ARCA, table of vouchers. 2 is left out: elsewhere the interface's own 2 is an invoice,
// and a printed invoice must not be titled as a debit note.
const titles: Readonly<Record<number, string>> = {
  1: "FACTURA A",
  3: "NOTA DE CRÉDITO A",
  6: "FACTURA B",
  7: "NOTA DE DÉBITO B",
  8: "NOTA DE CRÉDITO B",
  11: "FACTURA C",
  12: "NOTA DE DÉBITO C",
  13: "NOTA DE CRÉDITO C",
  19: "FACTURA E",
  20: "NOTA DE DÉBITO E",
  21: "NOTA DE CRÉDITO E",
  51: "FACTURA M",
  52: "NOTA DE DÉBITO M",
  53: "NOTA DE CRÉDITO M",
};

const invoicesOfSeries: Readonly<Record<string, number>> = { A: 1, B: 6, C: 11, E: 19, M: 51 };

/** The authority's number for a document; undefined when neither its type nor its series determines it. */
export function taxBureauType(document: TitledDocument): number | undefined {
  const { document_type_id: id, document_sequence_code: series = "" } = document.header;
  if (titles[id] !== undefined) return id;
  if (correctsAnother(document)) return undefined;
  return invoicesOfSeries[/^([A-Z])(?![A-Z])/.exec(series.toUpperCase())?.[1] ?? ""];
}

/** The printed title, as specific as type and series allow. */
export function title(document: TitledDocument): string {
  const type = taxBureauType(document);
  return (type === undefined ? undefined : titles[type]) ?? "COMPROBANTE ELECTRÓNICO";
}

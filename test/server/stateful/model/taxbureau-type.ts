import type { Document } from "../../../../generated/types/models.d.ts";

// The authority's code by `document_type_id`.
const chilean: Readonly<Record<number, string>> = {
  2: "33",
  32: "34",
  37: "39",
  39: "39",
  41: "41",
  54: "52",
  17: "56",
  16: "61",
  46: "110",
  47: "111",
  48: "112",
};

/**
 * The `document_type_taxbureau` that the server must set. Does not use the server's tables, because the model tests
 * these tables.
 */
export function taxbureauType({ header, references = [] }: Document, country: string): string {
  const isNote = references.some(({ reference_code: code }) => code >= 1 && code <= 3);
  const series = header.document_sequence_code ?? "";
  if (country === "cl") return chilean[header.document_type_id] ?? "";
  if (country === "us") return isNote ? "381" : "380";
  if (country === "mx") return isNote ? "E" : "I";
  if (country === "co") return isNote ? "91" : "01";
  if (country === "ar" && series.startsWith("A")) return isNote ? "3" : "1";
  if (country === "ar") return isNote ? "8" : "6";
  const blocks = Object.keys(header.additional ?? {});
  if (blocks.includes("pe_shipping") || series.startsWith("T")) return "09";
  if (blocks.includes("pe_retention_header") || series.startsWith("R")) return "20";
  if (isNote) return "07";
  return series.startsWith("B") ? "03" : "01";
}

/** The series of a document's number sequence; for Argentina, the point of sale without leading zeros. */
export function seriesOf({ header }: Document): string {
  const { document_sequence_code: series = "", document_type_taxbureau: type } = header;
  const isArgentine = ["1", "3", "6", "8"].includes(type);
  return isArgentine ? String(Number(/[0-9]+/.exec(series)?.[0] ?? 1)) : series;
}

import { optionalText, requiredText } from "../../../xml/fit-text.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import { cac, cbc } from "../../ubl/components.ts";
import { correctedDocument, type NamedDocument } from "../../ubl/named-document.ts";
import { codes } from "../codes.ts";
import { isNote } from "../document-types.ts";
import { listed } from "./code-lists.ts";
import { documentTypeList } from "./parties.ts";
import type { PeFile } from "./pe-file.ts";

// Maps `reference_code` to the reason of a credit note in catalogue 09: 01 (cancels the document), 03 (corrects its
// text) or 07 (returns items).
const creditReasons: Readonly<Record<number, string>> = { 1: "01", 2: "03", 3: "07" };
const otherCredit = "10";
// A debit note's reason (catalogue 10): an increase of the value.
const debitReason = "02";
// The document type, by the first letter or letters of a series. Boletas from SUNAT's own portal have the series EB01,
// and invoices have E001.
const typeOfSeries: Readonly<Record<string, string>> = {
  EB: "03",
  F: "01",
  E: "01",
  B: "03",
  T: "09",
  R: "20",
  V: "31",
  P: "40",
};
// The types of dispatch guides: of the sender and of the carrier.
const guides = ["09", "31"];

/** The references of an invoice or a note. */
export function references(file: PeFile): readonly (XmlElement | undefined)[] {
  const corrected = isNote(file.type) ? correctedDocument(file.named) : undefined;
  const others = file.named.filter((one) => one !== corrected && one.id !== undefined);
  return [...(corrected === undefined ? [] : correction(file, corrected)), ...related(others)];
}

function correction(
  { type }: PeFile,
  corrected: NamedDocument,
): readonly (XmlElement | undefined)[] {
  const { id, reference } = corrected;
  const isCredit = type === "07";
  const reason = isCredit ? (creditReasons[reference.reference_code] ?? otherCredit) : debitReason;
  return [
    cac(
      "DiscrepancyResponse",
      cbc("ReferenceID", id),
      cbc("ResponseCode", reason, listed(isCredit ? "09" : "10")),
      cbc("Description", requiredText(reference.description, { most: 500 })),
    ),
    cac(
      "BillingReference",
      cac(
        "InvoiceDocumentReference",
        cbc("ID", id),
        cbc("DocumentTypeCode", referencedType(corrected), documentTypeList),
      ),
    ),
  ];
}

// The first purchase order, the dispatch guides, and all other documents (code 99 of catalogue 12).
function related(others: readonly NamedDocument[]): readonly (XmlElement | undefined)[] {
  const order = others.find(({ reference }) => reference.reference_type === 801);
  return [
    order && cac("OrderReference", cbc("ID", optionalText(order.id, { most: 20 }))),
    ...others
      .filter((one) => one !== order)
      .map((one) =>
        one.reference.reference_code === 6 || guides.includes(one.type ?? "")
          ? cac(
              "DespatchDocumentReference",
              cbc("ID", one.id),
              cbc("DocumentTypeCode", guideType(one), documentTypeList),
            )
          : cac(
              "AdditionalDocumentReference",
              cbc("ID", one.id),
              cbc("DocumentTypeCode", "99", listed("12")),
            ),
      ),
  ];
}

function guideType(guide: NamedDocument): string {
  const type = referencedType(guide);
  return guides.includes(type) ? type : "09";
}

/** The type of a referenced document (catalogue 01): as stored, else by `document_type_id`, else by series, else 01. */
export function referencedType({ type, reference, id = "" }: NamedDocument): string {
  if (type !== undefined) return type.padStart(2, "0");
  const listedType = codes.document_types.codes[String(reference.document_type_id)]?.code;
  const series = id.toUpperCase();
  return listedType ?? typeOfSeries[series.slice(0, 2)] ?? typeOfSeries[series.slice(0, 1)] ?? "01";
}

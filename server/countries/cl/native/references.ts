import { element, textElement, type XmlContent, type XmlElement } from "../../../xml/xml.ts";
import type { NativeDocument, ReferencedNative } from "../../native.ts";
import { documentType } from "../document-types.ts";
import { remark } from "./identification.ts";
import { isStatable, latin1Text, text, type Writing } from "./writing.ts";

type Reference = NonNullable<NativeDocument["references"]>[number];

const most = 40;
// Values of `reference_code`; 1 to 3 are also the tax bureau's codes.
const testSet = 4;
const noTaxDocument = 5;
const guideReference = 6;
const allOfType = 7;
const mendsAmounts = 3;

/** The document's references. A receipt states its remark as a reference, because receipts have no remark element. */
export function references(writing: Writing): readonly XmlElement[] {
  const { references: stated = [] } = writing.input.document;
  const note = writing.form === "receipt" ? text("RazonRef", remark(writing), 90) : undefined;
  const count = stated.length + (note === undefined ? 0 : 1);
  if (count > most && stated.length > 0) {
    const at = Math.min(most, stated.length - 1);
    writing.noteLimit(`/references/${at}`, `A DTE has at most ${most} references.`);
  }
  const made = stated.map((one, index) =>
    element("Referencia", {}, element("NroLinRef", {}, index + 1), facts(writing, one, index)),
  );
  if (note === undefined) return made;
  return [...made, element("Referencia", {}, element("NroLinRef", {}, count), note)];
}

function facts(writing: Writing, reference: Reference, index: number): XmlContent {
  const { input, form } = writing;
  const held = input.referenced.get(reference.reference_document_id ?? -1);
  const code = reference.reference_code;
  const type = element("TpoDocRef", {}, typeOf(writing, reference, held, index));
  const number = numberOf(writing, reference, held, index);
  const reason = text("RazonRef", reference.description, 90);
  if (form === "receipt") {
    return [
      type,
      textElement("FolioRef", number),
      code === testSet && element("CodRef", {}, "SET"),
      reason,
    ];
  }
  return [
    type,
    code === allOfType && element("IndGlobal", {}, 1),
    element("FolioRef", {}, number),
    element("FchRef", {}, dayOf(writing, reference, held, index)),
    correction(code),
    reason,
  ];
}

function correction(code: number): XmlElement | undefined {
  if (code <= mendsAmounts) return element("CodRef", {}, code);
  // A reference to all documents of a type counts as a correction of amounts.
  return code === allOfType ? element("CodRef", {}, mendsAmounts) : undefined;
}

function typeOf(
  writing: Writing,
  { document_type_id: id, reference_type: other, reference_code: code }: Reference,
  held: ReferencedNative | undefined,
  index: number,
): string {
  if (held !== undefined) return held.type;
  if (other !== undefined) return String(other);
  const stated = id === undefined ? "" : String(documentType(id).taxBureauType);
  if (stated !== "" && stated.length <= 3) return stated;
  if (stated !== "") {
    writing.noteLimit(
      `/references/${index}/document_type_id`,
      "The tax bureau's document type has at most three digits.",
    );
  } else if (code !== testSet) writing.noteDefault(`/references/${index}/document_type_id`);
  if (code === testSet) return "SET";
  if (code === guideReference) return "52";
  if (code === noTaxDocument) return "801";
  return writing.form === "export" ? "110" : "33";
}

function numberOf(
  writing: Writing,
  { reference_number: stated, reference_code: code }: Reference,
  held: ReferencedNative | undefined,
  index: number,
): string {
  if (held?.number !== undefined) return String(held.number);
  const number = latin1Text(stated ?? "", 18);
  if (number !== "") return number;
  if (code !== allOfType) writing.noteDefault(`/references/${index}/reference_number`);
  return "0";
}

function dayOf(
  writing: Writing,
  { reference_date: stated }: Reference,
  held: ReferencedNative | undefined,
  index: number,
): string {
  const day = held?.issue_date ?? stated;
  if (day !== undefined && isStatable(day)) return day;
  writing.noteDefault(`/references/${index}/reference_date`);
  return writing.input.document.header.issue_date;
}

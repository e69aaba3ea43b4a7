import type { NoteKind } from "../country.ts";
import type { NumberedDocument, NumberingGrant } from "../numbering.ts";
import { everyNumber } from "../numbering.ts";
import { correctsAnother, seriesOf } from "../titles.ts";

// UNTDID 1001. The values of `document_type_id` for the United States are the same numbers.
const titles: Readonly<Record<string, string>> = {
  "380": "INVOICE",
  "381": "CREDIT NOTE",
  "383": "DEBIT NOTE",
};
const noteKinds: Readonly<Record<number, NoteKind>> = {
  380: "original",
  381: "credit",
  383: "debit",
};

/** The UNTDID 1001 code: `document_type_id` if listed, otherwise 381 for a correction, 380 for any other document. */
export function taxbureauType(document: NumberedDocument): string {
  const own = String(document.header.document_type_id);
  if (titles[own] !== undefined) return own;
  return correctsAnother(document) ? "381" : "380";
}

/**
 * The printed title; "ADJUSTMENT" for a correction with an unlisted type, because such a correction can raise or lower
 * the amount.
 */
export function title(document: NumberedDocument): string {
  const isListed = titles[document.header.document_type_id] !== undefined;
  return correctsAnother(document) && !isListed
    ? "ADJUSTMENT"
    : (titles[taxbureauType(document)] ?? "INVOICE");
}

/** The kind of a `document_type_id`: credit note, debit note or original document; undefined for an unlisted id. */
export function noteKind(id: number): NoteKind | undefined {
  return noteKinds[id];
}

/** The series, cleaned for XML files; "" if absent. */
export function series(document: NumberedDocument): string {
  return seriesOf(document);
}

/** Grants every number, because no authority assigns ranges. */
export function grantOf(): NumberingGrant {
  return everyNumber;
}

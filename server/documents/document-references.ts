import type { Document, DocumentReferredBy } from "../../generated/types/models.d.ts";
import type { Country } from "../countries/country.ts";
import type { Decimal } from "../model/decimal.ts";
import { decimal, round, zero } from "../model/decimal.ts";
import { isCorrecting } from "../model/references.ts";
import { statuses } from "../model/states.ts";
import type { DocumentReferenceRow, ReadReferenceRow } from "../store/document-references.ts";
import { MOST_REFERENCES } from "../store/document-references.ts";
import type { StoredDocument } from "./stored-document.ts";

// Sums of doubles are exact to this many decimals; no currency has more.
const DECIMALS = 6;

/** The rows of an issued document's references; its total counts once for each document that it corrects. */
export function referenceRows(
  { header, references = [], totals }: StoredDocument,
  referring_id: number,
): DocumentReferenceRow[] {
  const { account_id, document_type_id: referring_type } = header;
  const rows = new Map<string, DocumentReferenceRow>();
  const counted = new Set<number>();
  for (const { reference_document_id: document_id, reference_code } of references) {
    const key = `${document_id} ${reference_code}`;
    if (document_id === undefined || rows.has(key)) continue;
    const counts = isCorrecting(reference_code) && !counted.has(document_id);
    if (counts) counted.add(document_id);
    const amount = counts ? totals.total_amount : 0;
    rows.set(key, {
      account_id,
      document_id,
      referring_id,
      reference_code,
      referring_type,
      amount,
    });
  }
  return [...rows.values()];
}

/** A document's response with the documents that refer to it and, while it is issued, with its balance. */
export function withReferences(
  document: Document,
  rows: readonly ReadReferenceRow[],
  country: Country,
): Document {
  const referred_by = rows.slice(0, MOST_REFERENCES).map(
    ({ referring_id, reference_code }): DocumentReferredBy => ({
      document_id: referring_id,
      reference_code: reference_code as DocumentReferredBy["reference_code"],
    }),
  );
  const listed = referred_by.length === 0 ? document : { ...document, referenced_by: referred_by };
  return document.document_status === statuses.issued
    ? { ...listed, balance: balanceOf(document, rows, country) }
    : listed;
}

/** The total of a document after the credit and debit notes that correct it. */
export function balanceOf(
  { totals }: Pick<StoredDocument, "totals">,
  rows: readonly ReadReferenceRow[],
  country: Country,
): number {
  const types = new Map(rows.map((row) => [row.referring_type, decimal(row.amount_of_type)]));
  let balance = decimal(totals.total_amount);
  for (const [type, amount] of types) {
    balance = balance.plus(effectOf(amount, type, country));
  }
  return Number(round(balance, DECIMALS));
}

// A correction of an unknown type is a credit.
function effectOf(amount: Decimal, type: number, country: Country): Decimal {
  const kind = country.noteKind(type) ?? "credit";
  if (kind === "original") return zero;
  return kind === "debit" ? amount : zero.minus(amount);
}

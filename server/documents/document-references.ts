import type { Document, DocumentReferredBy } from "../../generated/types/models.d.ts";
import type { Country } from "../countries/country.ts";
import type { Decimal } from "../model/decimal.ts";
import { decimal, round, zero } from "../model/decimal.ts";
import { isCorrecting } from "../model/references.ts";
import { statuses } from "../model/states.ts";
import type { DocumentReferenceRow, ReadReferenceRow } from "../store/document-references.ts";
import { MOST_REFERENCES } from "../store/document-references.ts";
import type { StoredDocument } from "./stored-document.ts";

// The database adds floating-point numbers. Rounding to 6 decimals removes the error, and no currency has more
// decimals.
const DECIMALS = 6;

/**
 * The rows of an issued document's references. For each document that it corrects, the first correcting reference has
 * the issued document's total as `amount`; all other references have 0.
 */
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

/** Adds `referenced_by` to a document if other documents refer to it, and `balance` if the document is issued. */
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

/** The total of a document minus its credit notes plus its debit notes. */
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

// A correction whose type the country does not list counts as a credit note.
function effectOf(amount: Decimal, type: number, country: Country): Decimal {
  const kind = country.noteKind(type) ?? "credit";
  if (kind === "original") return zero;
  return kind === "debit" ? amount : zero.minus(amount);
}

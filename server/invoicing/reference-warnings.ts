import { warning } from "../../generated/rules.js";
import type { Warning } from "../../generated/types/models.d.ts";
import type { Country } from "../countries/country.ts";
import { normaliseTaxId } from "../countries/tax-id.ts";
import { balanceOf } from "../documents/document-references.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { documentOf } from "../documents/stored-document.ts";
import { verdictOf } from "../documents/stored-verdict.ts";
import { decimal, sum } from "../model/decimal.ts";
import { CANCELS, isCorrecting } from "../model/references.ts";
import { statuses } from "../model/states.ts";
import type { ReadReferenceRow } from "../store/document-references.ts";
import { findReferencesTo } from "../store/document-references.ts";
import type { DocumentRow } from "../store/documents.ts";
import { findRow } from "../store/page.ts";
import type { Session } from "../store/session.ts";
import { findSubmissions } from "../store/submissions.ts";

// A note with more correcting references than this number is not checked, to limit the reads for one body.
const MOST_CHECKED = 20;

interface Corrected {
  readonly row: DocumentRow;
  readonly index: number;
  readonly code: number;
  readonly references: readonly ReadReferenceRow[];
}

/** Warns of a note that exceeds the corrected documents' balance, repeats a cancellation, or changes the receiver. */
export async function referenceWarnings(
  session: Session,
  document: StoredDocument,
  country: Country,
): Promise<Warning[]> {
  const corrected = await readCorrected(session, document);
  if (corrected.length === 0) {
    return [];
  }
  return [
    ...(await cancelWarnings(session, corrected)),
    ...receiverWarnings(document, corrected, country),
    ...balanceWarnings(document, corrected, country),
  ];
}

async function readCorrected(
  session: Session,
  { header, references = [] }: StoredDocument,
): Promise<Corrected[]> {
  const { account_id } = header;
  const named = references.flatMap(({ reference_document_id: id, reference_code: code }, index) =>
    id !== undefined && isCorrecting(code) ? [{ account_id, document_id: id, index, code }] : [],
  );
  if (named.length === 0 || named.length > MOST_CHECKED) {
    return [];
  }
  const found = await findReferencesTo(session, named);
  const corrected: Corrected[] = [];
  for (const { document_id, index, code } of named) {
    const row = await findRow(session, "documents", account_id, document_id);
    if (row !== undefined) {
      corrected.push({ row, index, code, references: found.get(document_id) ?? [] });
    }
  }
  return corrected;
}

async function cancelWarnings(
  session: Session,
  corrected: readonly Corrected[],
): Promise<Warning[]> {
  const found: Warning[] = [];
  for (const one of corrected) {
    if (one.code === CANCELS && (await isCancelled(session, one))) {
      const pointer = `/references/${one.index}/reference_document_id`;
      found.push(warning("reference.cancelled-before", pointer));
    }
  }
  return found;
}

// A note cancels nothing if it is cancelled itself, or if the authority rejected it.
async function isCancelled(session: Session, { row, references }: Corrected): Promise<boolean> {
  const { account_id } = row;
  const notes = references
    .filter(({ reference_code }) => reference_code === CANCELS)
    .map(({ referring_id }) => ({ account_id, document_id: referring_id }));
  const submissions = await findSubmissions(session, notes);
  for (const { document_id } of notes) {
    const verdict = verdictOf(submissions.get(document_id)?.verdict ?? null);
    if (verdict?.accepted === false) continue;
    const note = await findRow(session, "documents", account_id, document_id);
    if (note?.document_status === statuses.issued) return true;
  }
  return false;
}

function receiverWarnings(
  { header }: StoredDocument,
  corrected: readonly Corrected[],
  country: Country,
): Warning[] {
  const normal = (code: string) => normaliseTaxId(country.taxId, code);
  const own = normal(header.receiver_tax_id_code ?? "");
  const isOther = corrected.some(({ row }) => {
    const other = normal(row.receiver_tax_id_code ?? "");
    return own !== "" && other !== "" && own !== other;
  });
  return isOther ? [warning("reference.other-receiver", "/header/receiver_tax_id_code")] : [];
}

function balanceWarnings(
  { header, totals }: StoredDocument,
  corrected: readonly Corrected[],
  country: Country,
): Warning[] {
  const kind = country.noteKind(header.document_type_id) ?? "credit";
  const documents = new Map(corrected.map((one) => [one.row.document_id, one]));
  const issued = [...documents.values()].filter(
    ({ row }) => row.document_status === statuses.issued,
  );
  if (kind !== "credit" || issued.length === 0 || issued.length < documents.size) {
    return [];
  }
  const left = sum(
    issued.map(({ row, references }) => decimal(balanceOf(documentOf(row), references, country))),
  );
  return decimal(totals.total_amount).gt(left)
    ? [warning("reference.beyond-balance", "/totals/total_amount")]
    : [];
}

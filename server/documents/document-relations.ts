import { statuses } from "../model/states.ts";
import type { DocumentHistoryRow } from "../store/document-history.ts";
import { readHistories, readHistory } from "../store/document-history.ts";
import type { ReadReferenceRow } from "../store/document-references.ts";
import { findReferencesTo } from "../store/document-references.ts";
import type { DocumentRow } from "../store/documents.ts";
import type { Session } from "../store/session.ts";
import type { Store } from "../store/store.ts";
import type { SubmissionRow } from "../store/submissions.ts";
import { findSubmission, findSubmissions } from "../store/submissions.ts";

/** The rows of other tables that belong to a document. */
export interface DocumentRelations {
  readonly history?: readonly DocumentHistoryRow[];
  /** Absent for a document that was never issued. */
  readonly submission?: SubmissionRow | undefined;
  /** References of issued documents to this document. */
  readonly references?: readonly ReadReferenceRow[];
}

/** Reads the relations of a document. */
export async function readRelations(
  session: Session,
  row: DocumentRow,
): Promise<DocumentRelations> {
  const { account_id, document_id } = row;
  const history = upTo(row, await readHistory(session, account_id, document_id));
  const references = (await findReferencesTo(session, [row])).get(document_id) ?? [];
  return row.document_status === statuses.draft
    ? { history, references }
    : { history, references, submission: await findSubmission(session, account_id, document_id) };
}

/** Reads the relations of several documents. The keys of the map are document ids. */
export async function readRelationsByDocument(
  session: Session,
  rows: readonly DocumentRow[],
): Promise<ReadonlyMap<number, DocumentRelations>> {
  const histories = await readHistories(session, rows);
  const submissions = await findSubmissions(session, rows);
  const references = await findReferencesTo(session, rows);
  return new Map(
    rows.map((row) => [
      row.document_id,
      {
        history: upTo(row, histories.get(row.document_id) ?? []),
        submission: submissions.get(row.document_id),
        references: references.get(row.document_id) ?? [],
      },
    ]),
  );
}

/** Reads a document's relations from the replica; from the primary if the replica may lack the authority's verdict. */
export async function readCurrentRelations(
  store: Store,
  row: DocumentRow,
): Promise<DocumentRelations> {
  const read = (session: Session) => readRelations(session, row);
  const relations = await store.readReplica(read);
  const isDraft = row.document_status === statuses.draft;
  return isDraft || relations.submission?.state === "delivered" ? relations : store.read(read);
}

// Omits entries that are newer than the row, because the row was read before the history.
function upTo(
  { revision }: DocumentRow,
  history: readonly DocumentHistoryRow[],
): readonly DocumentHistoryRow[] {
  return history.filter((entry) => entry.revision <= revision);
}

import { statuses } from "../model/states.ts";
import type { DocumentHistoryRow } from "../store/document-history.ts";
import { readHistories, readHistory } from "../store/document-history.ts";
import type { DocumentRow } from "../store/documents.ts";
import type { Session } from "../store/session.ts";
import type { SubmissionRow } from "../store/submissions.ts";
import { findSubmission, findSubmissions } from "../store/submissions.ts";

/** The rows of other tables that belong to a document. */
export interface DocumentRelations {
  readonly history?: readonly DocumentHistoryRow[];
  /** Absent for a document that was never issued. */
  readonly submission?: SubmissionRow | undefined;
}

/** Reads the relations of a document. */
export async function readRelations(
  session: Session,
  row: DocumentRow,
): Promise<DocumentRelations> {
  const { account_id, document_id } = row;
  const history = upTo(row, await readHistory(session, account_id, document_id));
  return row.document_status === statuses.draft
    ? { history }
    : { history, submission: await findSubmission(session, account_id, document_id) };
}

/** Reads the relations of several documents, by document. */
export async function readRelationsByDocument(
  session: Session,
  rows: readonly DocumentRow[],
): Promise<ReadonlyMap<number, DocumentRelations>> {
  const histories = await readHistories(session, rows);
  const submissions = await findSubmissions(session, rows);
  return new Map(
    rows.map((row) => [
      row.document_id,
      {
        history: upTo(row, histories.get(row.document_id) ?? []),
        submission: submissions.get(row.document_id),
      },
    ]),
  );
}

// The row was read a moment before; later changes appear with the next read.
function upTo(
  { revision }: DocumentRow,
  history: readonly DocumentHistoryRow[],
): readonly DocumentHistoryRow[] {
  return history.filter((entry) => entry.revision <= revision);
}

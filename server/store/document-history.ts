import type { Selectable } from "kysely";
import { insertion, query, runOnce } from "./query.ts";
import type { Session } from "./session.ts";
import type { DocumentHistoryTable } from "./tables.ts";

/** One change of a document's state; `by` is "operator" or the admin's e-mail, `at` is milliseconds since 1970. */
export type DocumentHistoryRow = Selectable<DocumentHistoryTable>;

/** Appends a change of state; entries are never altered. */
export const appendHistory = insertion("document_history", [
  "account_id",
  "document_id",
  "revision",
  "at",
  "by",
  "from_status",
  "to_status",
]);

const select = query((db, key: { account_id: number; document_id: number }) =>
  db
    .selectFrom("document_history")
    .selectAll()
    .where("account_id", "=", key.account_id)
    .where("document_id", "=", key.document_id)
    .orderBy("revision"),
);

/** A document's changes of state, oldest first. */
export function readHistory(
  session: Session,
  accountId: number,
  documentId: number,
): Promise<readonly DocumentHistoryRow[]> {
  return select(session, { account_id: accountId, document_id: documentId });
}

/** A map from `document_id` to the changes of state of the document, oldest first. */
export async function readHistories(
  session: Session,
  documents: readonly { readonly account_id: number; readonly document_id: number }[],
): Promise<ReadonlyMap<number, readonly DocumentHistoryRow[]>> {
  const histories = new Map<number, DocumentHistoryRow[]>();
  if (documents.length === 0) {
    return histories;
  }
  const accounts = [...new Set(documents.map((document) => document.account_id))];
  const ids = documents.map((document) => document.document_id);
  const rows = await runOnce(session, (db) =>
    db
      .selectFrom("document_history")
      .selectAll()
      .where("account_id", "in", accounts)
      .where("document_id", "in", ids)
      .orderBy("revision"),
  );
  for (const row of rows) {
    histories.set(row.document_id, [...(histories.get(row.document_id) ?? []), row]);
  }
  return histories;
}

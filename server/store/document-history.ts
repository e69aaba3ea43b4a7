import type { Selectable } from "kysely";
import { change, query } from "./query.ts";
import type { Session, Transaction } from "./session.ts";
import type { DocumentHistoryTable } from "./tables.ts";

/** One change of a document's state; `by` is "operator" or "admin", times are milliseconds since 1970. */
export type DocumentHistoryRow = Selectable<DocumentHistoryTable>;

const insert = change((db, row: DocumentHistoryRow) =>
  db.insertInto("document_history").values({
    account_id: row.account_id,
    document_id: row.document_id,
    revision: row.revision,
    at: row.at,
    by: row.by,
    from_status: row.from_status,
    to_status: row.to_status,
  }),
);

const select = query((db, key: { account_id: number; document_id: number }) =>
  db
    .selectFrom("document_history")
    .selectAll()
    .where("account_id", "=", key.account_id)
    .where("document_id", "=", key.document_id)
    .orderBy("revision"),
);

/** Notes a change of state; what is noted is never altered. */
export async function appendHistory(
  transaction: Transaction,
  row: DocumentHistoryRow,
): Promise<void> {
  await insert(transaction, row);
}

/** A document's changes of state, oldest first. */
export function readHistory(
  session: Session,
  accountId: number,
  documentId: number,
): Promise<readonly DocumentHistoryRow[]> {
  return select(session, { account_id: accountId, document_id: documentId });
}

import type { Selectable } from "kysely";
import { change, insertion, query } from "./query.ts";
import type { Transaction } from "./session.ts";
import type { DocumentTable } from "./tables.ts";

/** A stored document. */
export type DocumentRow = Selectable<DocumentTable>;

interface DocumentKey {
  readonly account_id: number;
  readonly document_id: number;
}

/** Stores a new document. */
export const insertDocument = insertion("documents", [
  "account_id",
  "document_id",
  "revision",
  "document_type_id",
  "series",
  "document_number",
  "document_status",
  "header_document_status",
  "issue_date",
  "receiver_tax_id_code",
  "customer_supplier_id",
  "created_at",
  "body",
]);

const update = change((db, row: DocumentRow) =>
  db
    .updateTable("documents")
    .set({
      document_type_id: row.document_type_id,
      series: row.series,
      document_number: row.document_number,
      document_status: row.document_status,
      header_document_status: row.header_document_status,
      issue_date: row.issue_date,
      receiver_tax_id_code: row.receiver_tax_id_code,
      customer_supplier_id: row.customer_supplier_id,
      body: row.body,
    })
    .where("account_id", "=", row.account_id)
    .where("document_id", "=", row.document_id),
);

// Written first, so that PostgreSQL holds the row until the transaction ends and no update is lost.
const claim = query((db, key: DocumentKey) =>
  db
    .updateTable("documents")
    .set((eb) => ({ revision: eb("revision", "+", 1) }))
    .where("account_id", "=", key.account_id)
    .where("document_id", "=", key.document_id)
    .returningAll(),
);

const remove = change((db, key: DocumentKey) =>
  db
    .deleteFrom("documents")
    .where("account_id", "=", key.account_id)
    .where("document_id", "=", key.document_id),
);

/** The document as it stands, held against other writers until the transaction ends, its revision raised by one. */
export async function claimDocument(
  transaction: Transaction,
  accountId: number,
  documentId: number,
): Promise<DocumentRow | undefined> {
  return (await claim(transaction, { account_id: accountId, document_id: documentId }))[0];
}

/** Writes a claimed document back. */
export async function saveDocument(transaction: Transaction, row: DocumentRow): Promise<void> {
  await update(transaction, row);
}

/** Removes a document for good. */
export async function deleteDocument(transaction: Transaction, key: DocumentKey): Promise<void> {
  await remove(transaction, key);
}

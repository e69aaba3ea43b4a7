import type { Selectable } from "kysely";
import type { Builder } from "./query.ts";
import { change, insertion, locking } from "./query.ts";
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
  "document_type_taxbureau",
  "numbering_series",
  "shares_number",
  "numbering_authorization_id",
  "receiver_name",
  "total_amount",
]);

const update = change((db, row: DocumentRow) =>
  db
    .updateTable("documents")
    .set({
      revision: row.revision,
      document_type_id: row.document_type_id,
      series: row.series,
      document_number: row.document_number,
      document_status: row.document_status,
      header_document_status: row.header_document_status,
      issue_date: row.issue_date,
      receiver_tax_id_code: row.receiver_tax_id_code,
      customer_supplier_id: row.customer_supplier_id,
      body: row.body,
      document_type_taxbureau: row.document_type_taxbureau,
      numbering_series: row.numbering_series,
      numbering_authorization_id: row.numbering_authorization_id,
      receiver_name: row.receiver_name,
      total_amount: row.total_amount,
    })
    .where("account_id", "=", row.account_id)
    .where("document_id", "=", row.document_id),
);

const select = (db: Builder, key: DocumentKey) =>
  db
    .selectFrom("documents")
    .selectAll()
    .where("account_id", "=", key.account_id)
    .where("document_id", "=", key.document_id);

// While the lock `edit` is held, other documents can refer to the document, but credit and debit notes for it must
// wait. While the lock `claim` (for a deletion) is held, all of them must wait.
const claims = { edit: locking("edit", select), claim: locking("claim", select) };

const remove = change((db, key: DocumentKey) =>
  db
    .deleteFrom("documents")
    .where("account_id", "=", key.account_id)
    .where("document_id", "=", key.document_id),
);

/** Locks a document until the transaction ends; undefined if it is gone. The result has the next `revision`. */
export async function claimDocument(
  transaction: Transaction,
  accountId: number,
  documentId: number,
  lock: "edit" | "claim" = "edit",
): Promise<DocumentRow | undefined> {
  const key = { account_id: accountId, document_id: documentId };
  const [row] = await claims[lock](transaction, key);
  return row && { ...row, revision: row.revision + 1 };
}

/** Stores the changes of a claimed document. */
export async function writeDocument(transaction: Transaction, row: DocumentRow): Promise<void> {
  await update(transaction, row);
}

/** Deletes a document permanently. */
export async function deleteDocument(transaction: Transaction, key: DocumentKey): Promise<void> {
  await remove(transaction, key);
}

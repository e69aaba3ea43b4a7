import { change, locked, query, runOnce } from "./query.ts";
import type { Transaction } from "./session.ts";

interface DocumentKey {
  readonly account_id: number;
  readonly document_id: number;
}

const insert = change((db, row: DocumentKey & { readonly draft_id: number }) =>
  db.insertInto("draft_references").values({
    account_id: row.account_id,
    draft_id: row.draft_id,
    document_id: row.document_id,
  }),
);

const select = query((db, key: DocumentKey & { readonly limit: number }) =>
  db
    .selectFrom("draft_references")
    .select("draft_id")
    .where("account_id", "=", key.account_id)
    .where("document_id", "=", key.document_id)
    .orderBy("draft_id")
    .limit(key.limit),
);

const remove = change((db, key: { readonly account_id: number; readonly draft_id: number }) =>
  db
    .deleteFrom("draft_references")
    .where("account_id", "=", key.account_id)
    .where("draft_id", "=", key.draft_id),
);

/**
 * Locks documents until the transaction ends. Until then, no other transaction can delete them; with `edit`, no other
 * transaction can change them or issue a credit or debit note for them, either. Returns the ids of drafts among them.
 */
export async function lockDocuments(
  transaction: Transaction,
  accountId: number,
  ids: readonly number[],
  lock: "edit" | "keep",
): Promise<number[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await runOnce(transaction, (db) =>
    locked(
      db,
      lock,
      db
        .selectFrom("documents")
        .select(["document_id", "document_status"])
        .where("account_id", "=", accountId)
        .where("document_id", "in", [...new Set(ids)])
        // All transactions lock in this order, so that they never deadlock.
        .orderBy("document_id"),
    ),
  );
  return rows.flatMap((row) => (row.document_status === 0 ? [row.document_id] : []));
}

/** Stores a new draft's references to other drafts. */
export async function insertDraftReferences(
  transaction: Transaction,
  accountId: number,
  draftId: number,
  ids: readonly number[],
): Promise<void> {
  for (const document_id of ids) {
    await insert(transaction, { account_id: accountId, draft_id: draftId, document_id });
  }
}

/** Returns the ids of at most `limit` drafts that refer to a document. */
export async function findReferringDrafts(
  transaction: Transaction,
  accountId: number,
  documentId: number,
  limit: number,
): Promise<number[]> {
  const key = { account_id: accountId, document_id: documentId, limit };
  return (await select(transaction, key)).map(({ draft_id }) => draft_id);
}

/** Deletes a draft's references to other drafts. */
export async function deleteDraftReferences(
  transaction: Transaction,
  accountId: number,
  draftId: number,
): Promise<void> {
  await remove(transaction, { account_id: accountId, draft_id: draftId });
}

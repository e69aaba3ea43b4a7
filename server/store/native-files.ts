import type { Selectable } from "kysely";
import { change, query, runOnce } from "./query.ts";
import type { Session, Transaction } from "./session.ts";
import type { NativeFileTable } from "./tables.ts";

/**
 * A stored native file. `content` is the file's text, and `encoding` is the encoding of its bytes. `sending` is 1 for
 * the file of the document's first sending, 2 for the file of its second, and so on.
 */
export type NativeFileRow = Selectable<NativeFileTable>;

interface Key {
  readonly account_id: number;
  readonly document_id: number;
}

const insert = change((db, row: NativeFileRow) =>
  db
    .insertInto("native_files")
    .values({
      account_id: row.account_id,
      document_id: row.document_id,
      sending: row.sending,
      made_at: row.made_at,
      encoding: row.encoding,
      content: row.content,
      numbering: row.numbering,
      seals: row.seals,
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "document_id", "sending"]).doNothing(),
    ),
);

const stamp = change((db, row: NativeFileRow) =>
  db
    .updateTable("native_files")
    .set({ content: row.content, seals: row.seals })
    .where("account_id", "=", row.account_id)
    .where("document_id", "=", row.document_id)
    .where("sending", "=", row.sending),
);

const select = query((db, key: Key) =>
  db
    .selectFrom("native_files")
    .selectAll()
    .where("account_id", "=", key.account_id)
    .where("document_id", "=", key.document_id)
    .orderBy("sending", "desc")
    .limit(1),
);

/** Stores a file; returns false, and changes nothing, if the document already has a file of the same `sending`. */
export async function insertNativeFile(
  transaction: Transaction,
  row: NativeFileRow,
): Promise<boolean> {
  return (await insert(transaction, row)) > 0;
}

/** Replaces the content and the seals of a stored file, after the authority has stamped the file. */
export async function stampNativeFile(transaction: Transaction, row: NativeFileRow): Promise<void> {
  await stamp(transaction, row);
}

/** The newest stored file of a document; undefined if there is none. */
export async function findNativeFile(
  session: Session,
  accountId: number,
  documentId: number,
): Promise<NativeFileRow | undefined> {
  return (await select(session, { account_id: accountId, document_id: documentId }))[0];
}

/** The seals and numbering of the newest file of each given document, by document identifier. */
export async function findSeals(
  session: Session,
  accountId: number,
  documentIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<NativeFileRow, "numbering" | "seals">>> {
  if (documentIds.length === 0) {
    return new Map();
  }
  const rows = await runOnce(session, (db) =>
    db
      .selectFrom("native_files")
      .select(["document_id", "numbering", "seals"])
      .where("account_id", "=", accountId)
      .where("document_id", "in", documentIds)
      .orderBy("sending"),
  );
  return new Map(rows.map((row) => [row.document_id, row]));
}

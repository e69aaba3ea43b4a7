import type { Selectable } from "kysely";
import { sql } from "kysely";
import { change, runOnce } from "./query.ts";
import type { Session, Transaction } from "./session.ts";
import type { DocumentReferenceTable } from "./tables.ts";

/** A reference of an issued document to another document of the account. */
export type DocumentReferenceRow = Selectable<DocumentReferenceTable>;

/**
 * A reference as read. `amount_of_type` is the sum of `amount` over all references to the same document from documents
 * of the same `referring_type`. The sum includes references beyond `MOST_REFERENCES`. It excludes references from
 * documents that the tax authority rejected. `revision` is the revision of the referenced document; null if that
 * document is deleted.
 */
export type ReadReferenceRow = Omit<DocumentReferenceRow, "account_id" | "amount"> & {
  readonly amount_of_type: number;
  readonly revision: number | null;
};

/** A read returns the newest references to a document, at most this many, plus the newest of each `referring_type`. */
export const MOST_REFERENCES = 100;

const drop = change((db, key: { account_id: number; referring_id: number }) =>
  db
    .updateTable("document_references")
    .set({ amount: 0 })
    .where("account_id", "=", key.account_id)
    .where("referring_id", "=", key.referring_id),
);

const remove = change((db, key: { account_id: number; referring_id: number }) =>
  db
    .deleteFrom("document_references")
    .where("account_id", "=", key.account_id)
    .where("referring_id", "=", key.referring_id),
);

/** Stores the references of a document, in the transaction that issues the document. */
export async function insertDocumentReferences(
  transaction: Transaction,
  rows: readonly DocumentReferenceRow[],
): Promise<void> {
  if (rows.length > 0) {
    await runOnce(transaction, (db) => db.insertInto("document_references").values([...rows]));
  }
}

/** Replaces the references of a corrected document. */
export async function replaceDocumentReferences(
  transaction: Transaction,
  { account_id, document_id }: { readonly account_id: number; readonly document_id: number },
  rows: readonly DocumentReferenceRow[],
): Promise<void> {
  await remove(transaction, { account_id, referring_id: document_id });
  await insertDocumentReferences(transaction, rows);
}

/** Sets `amount` to zero in every reference of a cancelled document. */
export async function dropReferenceAmounts(
  transaction: Transaction,
  accountId: number,
  referringId: number,
): Promise<void> {
  await drop(transaction, { account_id: accountId, referring_id: referringId });
}

/**
 * Reads the references to some documents. Returns a map from a referenced document's id to the references.
 * References with a higher `referring_id` are first.
 */
export async function findReferencesTo(
  session: Session,
  documents: readonly { readonly account_id: number; readonly document_id: number }[],
): Promise<ReadonlyMap<number, readonly ReadReferenceRow[]>> {
  const found = new Map<number, ReadReferenceRow[]>();
  if (documents.length === 0) {
    return found;
  }
  const accounts = sql.join([...new Set(documents.map((document) => document.account_id))]);
  const ids = sql.join([...new Set(documents.map((document) => document.document_id))]);
  const statement = sql<ReadReferenceRow & { place: number }>`
    select referring.document_id, referring_id, reference_code, referring_type, amount_of_type, place,
      d.revision
    from (
      select r.account_id, r.document_id, r.referring_id, r.reference_code, r.referring_type,
        sum(case when s.verdict like '{"accepted":false%' then 0 else r.amount end)
          over (partition by r.account_id, r.document_id, r.referring_type) as amount_of_type,
        row_number() over (partition by r.account_id, r.document_id, r.referring_type
          order by r.referring_id desc, r.reference_code) as place_of_type,
        row_number() over (partition by r.account_id, r.document_id
          order by r.referring_id desc, r.reference_code) as place
      from "document_references" r
      left join "submissions" s on s.account_id = r.account_id and s.document_id = r.referring_id
      where r.account_id in (${accounts}) and r.document_id in (${ids})
    ) as referring
    left join "documents" d
      on d.account_id = referring.account_id and d.document_id = referring.document_id
    where place <= ${MOST_REFERENCES} or place_of_type = 1
    order by referring.document_id, place`;
  const rows = await runOnce(session, (db) => ({ compile: () => statement.compile(db) }));
  for (const row of rows) {
    const known = found.get(row.document_id);
    if (known === undefined) found.set(row.document_id, [row]);
    else known.push(row);
  }
  return found;
}

import type { Selectable } from "kysely";
import { change, insertion, query, runOnce } from "./query.ts";
import type { Session, Transaction } from "./session.ts";
import type { SubmissionTable } from "./tables.ts";
import type { Claim } from "./turns.ts";

/** The submission of one document to the tax authority, with the state of its delivery and the verdict. */
export type SubmissionRow = Selectable<SubmissionTable>;

/** A new submission, leased until `due_at` (ms) to the request that creates it. */
export type NewSubmission = Pick<
  SubmissionRow,
  "account_id" | "document_id" | "created_at" | "due_at"
> & { readonly lease: string; readonly drawn: string };

interface Key {
  readonly account_id: number;
  readonly document_id: number;
}

const insert = insertion("submissions", [
  "account_id",
  "document_id",
  "state",
  "attempts",
  "created_at",
  "due_at",
  "lease",
  "sending",
  "drawn",
]);

const sendAgain = query((db, row: NewSubmission) =>
  db
    .updateTable("submissions")
    .set((eb) => ({
      state: "pending",
      attempts: 1,
      created_at: row.created_at,
      due_at: row.due_at,
      lease: row.lease,
      failure: null,
      verdict: null,
      sending: eb("sending", "+", 1),
      drawn: row.drawn,
      made: null,
    }))
    .where("account_id", "=", row.account_id)
    .where("document_id", "=", row.document_id)
    .returningAll(),
);

const reopen = query((db, row: NewSubmission) =>
  db
    .insertInto("submissions")
    .values({
      account_id: row.account_id,
      document_id: row.document_id,
      state: "pending",
      attempts: 1,
      created_at: row.created_at,
      due_at: row.due_at,
      lease: row.lease,
      sending: 1,
      drawn: row.drawn,
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "document_id"]).doUpdateSet({
        state: "pending",
        attempts: 1,
        created_at: row.created_at,
        due_at: row.due_at,
        lease: row.lease,
        failure: null,
      }),
    )
    .returningAll(),
);

const select = query((db, key: Key) =>
  db
    .selectFrom("submissions")
    .selectAll()
    .where("account_id", "=", key.account_id)
    .where("document_id", "=", key.document_id),
);

const acknowledge = change((db, row: SubmissionRow) =>
  db
    .updateTable("submissions")
    .set({
      state: row.state,
      due_at: row.due_at,
      lease: null,
      attempted_at: row.attempted_at,
      failure: row.failure,
      verdict: row.verdict,
      cancellation: row.cancellation,
      made: row.made,
    })
    .where("account_id", "=", row.account_id)
    .where("document_id", "=", row.document_id)
    .where("lease", "=", row.lease),
);

const saveMade = change((db, row: Key & { readonly sending: number; readonly made: string }) =>
  db
    .updateTable("submissions")
    .set({ made: row.made })
    .where("account_id", "=", row.account_id)
    .where("document_id", "=", row.document_id)
    .where("sending", "=", row.sending),
);

const release = change((db, row: Key & { lease: string | null; due_at: number }) =>
  db
    .updateTable("submissions")
    .set((eb) => ({ lease: null, due_at: row.due_at, attempts: eb("attempts", "-", 1) }))
    .where("account_id", "=", row.account_id)
    .where("document_id", "=", row.document_id)
    .where("lease", "=", row.lease),
);

/** Stores a document's pending submission, in the transaction that issues the document; returns the row. */
export async function insertSubmission(
  transaction: Transaction,
  submission: NewSubmission,
): Promise<SubmissionRow> {
  const row: SubmissionRow = {
    ...submission,
    state: "pending",
    attempts: 1,
    attempted_at: null,
    failure: null,
    verdict: null,
    cancellation: null,
    sending: 1,
    made: null,
  };
  await insert(transaction, row);
  return row;
}

/** Starts the next sending of a corrected document, in the transaction that changes the document; returns the row. */
export async function sendSubmissionAgain(
  transaction: Transaction,
  submission: NewSubmission,
): Promise<SubmissionRow> {
  const [row] = await sendAgain(transaction, submission);
  if (row === undefined) {
    throw new Error("The document has no submission.");
  }
  return row;
}

/** Reopens or creates a document's submission, in the transaction that cancels the document; returns the row. */
export async function reopenSubmission(
  transaction: Transaction,
  submission: NewSubmission,
): Promise<SubmissionRow> {
  const [row] = await reopen(transaction, submission);
  if (row === undefined) {
    throw new Error("The submission was not stored.");
  }
  return row;
}

/** The submission of a document; undefined if there is none. */
export async function findSubmission(
  session: Session,
  accountId: number,
  documentId: number,
): Promise<SubmissionRow | undefined> {
  return (await select(session, { account_id: accountId, document_id: documentId }))[0];
}

/** The submissions of several documents, by document identifier. */
export async function findSubmissions(
  session: Session,
  documents: readonly Key[],
): Promise<ReadonlyMap<number, SubmissionRow>> {
  if (documents.length === 0) {
    return new Map();
  }
  const accounts = [...new Set(documents.map((document) => document.account_id))];
  const ids = documents.map((document) => document.document_id);
  const rows = await runOnce(session, (db) =>
    db
      .selectFrom("submissions")
      .selectAll()
      .where("account_id", "in", accounts)
      .where("document_id", "in", ids),
  );
  return new Map(rows.map((row) => [row.document_id, row]));
}

/** Leases the due submissions of the documents `ids`; after `until` (ms), other workers can lease them. */
export function claimSubmissions(
  transaction: Transaction,
  { account_id, ids, now, until, lease }: Claim,
): Promise<readonly SubmissionRow[]> {
  return runOnce(transaction, (db) =>
    db
      .updateTable("submissions")
      .set((eb) => ({ lease, due_at: until, attempts: eb("attempts", "+", 1) }))
      .where("account_id", "=", account_id)
      .where(
        "document_id",
        "in",
        [...ids].sort((a, b) => a - b),
      )
      // Another worker may have leased the same submissions first; these conditions exclude them.
      .where("state", "=", "pending")
      .where("due_at", "<=", now)
      .returningAll(),
  );
}

/** Stores `made`, which is JSON with facts about the native file, in the transaction that stores this file. */
export async function saveMadeFacts(
  transaction: Transaction,
  sending: Pick<SubmissionRow, "account_id" | "document_id" | "sending"> & {
    readonly made: string;
  },
): Promise<void> {
  await saveMade(transaction, sending);
}

/** Stores the result of an attempt and ends the lease; returns false, and stores nothing, if the lease was lost. */
export async function acknowledgeSubmission(
  transaction: Transaction,
  row: SubmissionRow,
): Promise<boolean> {
  return (await acknowledge(transaction, row)) > 0;
}

/** Ends a lease and does not count its attempt; the submission is due again at `dueAt` (ms). */
export async function releaseSubmission(
  transaction: Transaction,
  row: SubmissionRow,
  dueAt: number,
): Promise<void> {
  await release(transaction, { ...row, due_at: dueAt });
}

import type { Selectable } from "kysely";
import { change, runOnce } from "./query.ts";
import type { Transaction } from "./session.ts";
import type { OutboxTable } from "./tables.ts";
import type { Claim } from "./turns.ts";

/** The kinds of work that runs after a transaction. */
export type OutboxKind = "webhook" | "email" | "verification";

/** One entry of the outbox: pending, delivered or failed. */
export type OutboxRow = Selectable<OutboxTable>;

/** A new entry: the members that callers of `insertOutboxEntry` choose. The store and the workers set the others. */
export type OutboxEntry = Pick<
  OutboxRow,
  "account_id" | "target_id" | "message_id" | "payload" | "created_at" | "due_at"
> & {
  readonly kind: OutboxKind;
  /** If present, the entry is stored as failed for this reason, and no worker attempts it. */
  readonly failure?: string;
};

/** A worker's lease of an entry. */
export interface Lease {
  readonly account_id: number;
  readonly outbox_id: number;
  readonly lease: string;
}

type NewRow = Omit<OutboxEntry, "failure"> & Pick<OutboxRow, "outbox_id" | "state" | "failure">;

const insert = change((db, row: NewRow) =>
  db.insertInto("outbox").values({
    account_id: row.account_id,
    outbox_id: row.outbox_id,
    kind: row.kind,
    target_id: row.target_id,
    message_id: row.message_id,
    payload: row.payload,
    state: row.state,
    attempts: 0,
    created_at: row.created_at,
    due_at: row.due_at,
    failure: row.failure,
  }),
);

const acknowledge = change(
  (
    db,
    row: Lease &
      Pick<OutboxRow, "state" | "due_at" | "attempted_at" | "response_status" | "failure">,
  ) =>
    db
      .updateTable("outbox")
      .set({
        state: row.state,
        due_at: row.due_at,
        attempted_at: row.attempted_at,
        response_status: row.response_status,
        failure: row.failure,
        lease: null,
      })
      .where("account_id", "=", row.account_id)
      .where("outbox_id", "=", row.outbox_id)
      .where("lease", "=", row.lease),
);

const release = change((db, row: Lease & { due_at: number }) =>
  db
    .updateTable("outbox")
    .set((eb) => ({ lease: null, due_at: row.due_at, attempts: eb("attempts", "-", 1) }))
    .where("account_id", "=", row.account_id)
    .where("outbox_id", "=", row.outbox_id)
    .where("lease", "=", row.lease),
);

const drop = change(
  (db, key: { account_id: number; kind: OutboxKind; target_id: number; failure: string }) =>
    db
      .updateTable("outbox")
      .set({ state: "failed", failure: key.failure, lease: null })
      .where("account_id", "=", key.account_id)
      .where("kind", "=", key.kind)
      .where("target_id", "=", key.target_id)
      .where("state", "=", "pending"),
);

const removeFinished = change((db, { before, limit }: { before: number; limit: number }) =>
  db
    .deleteFrom("outbox")
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("account_id", "outbox_id"),
        "in",
        selectFrom("outbox")
          .select(["account_id", "outbox_id"])
          .where("created_at", "<", before)
          .where("state", "!=", "pending")
          .orderBy("created_at")
          .limit(limit)
          .$asTuple("account_id", "outbox_id"),
      ),
    ),
);

/** Enqueues work in the transaction that causes the work; returns the entry's identifier. */
export async function insertOutboxEntry(
  transaction: Transaction,
  entry: OutboxEntry,
): Promise<number> {
  const outbox_id = await transaction.nextId("outbox", entry.account_id);
  const { failure } = entry;
  const state = failure === undefined ? "pending" : "failed";
  await insert(transaction, { ...entry, outbox_id, state, failure: failure ?? null });
  return outbox_id;
}

/** Leases those entries of `ids` that are still due. After `until` (ms), other workers can lease these entries. */
export function claimEntries(
  transaction: Transaction,
  { account_id, ids, now, until, lease }: Claim,
): Promise<readonly OutboxRow[]> {
  return runOnce(transaction, (db) =>
    db
      .updateTable("outbox")
      .set((eb) => ({ lease, due_at: until, attempts: eb("attempts", "+", 1) }))
      .where("account_id", "=", account_id)
      .where(
        "outbox_id",
        "in",
        [...ids].sort((a, b) => a - b),
      )
      // Another worker may have leased the same entries first; these conditions exclude them.
      .where("state", "=", "pending")
      .where("due_at", "<=", now)
      .returningAll(),
  );
}

/** Stores the result of an attempt and ends the lease; returns false, and stores nothing, if the lease was lost. */
export async function acknowledgeEntry(
  transaction: Transaction,
  lease: Lease,
  result: Pick<OutboxRow, "state" | "due_at" | "attempted_at" | "response_status" | "failure">,
): Promise<boolean> {
  return (await acknowledge(transaction, { ...lease, ...result })) > 0;
}

/** Ends a lease and does not count its attempt; the entry is due again at `dueAt` (ms). */
export async function releaseEntry(
  transaction: Transaction,
  lease: Lease,
  dueAt: number,
): Promise<void> {
  await release(transaction, { ...lease, due_at: dueAt });
}

/** Marks all pending entries of one kind and target as failed, including leased entries. */
export const dropPendingEntries = drop;

/** Deletes the oldest finished entries created before `before` (ms), at most `limit`; returns the number deleted. */
export const removeFinishedEntries = removeFinished;

import type { OutboxKind, OutboxRow } from "../store/outbox.ts";
import { acknowledgeEntry, claimEntries, releaseEntry } from "../store/outbox.ts";
import type { Transaction } from "../store/session.ts";
import type { Claim, Turns } from "../store/turns.ts";
import { turnsOf } from "../store/turns.ts";

/** An entry that a worker has leased; times are in milliseconds since 1970. */
export interface Leased {
  readonly account_id: number;
  readonly created_at: number;
  readonly attempts: number;
  readonly lease: string | null;
}

/** The stored result of an attempt. */
export interface Acknowledgement {
  readonly state: "pending" | "delivered" | "failed";
  readonly due_at: number;
  readonly attempted_at: number;
  readonly response_status: number | null;
  readonly failure: string | null;
}

/** A queue whose entries are leased by a worker before each attempt. */
export interface Queue<Entry extends Leased> {
  /** The name of the queue in the log. */
  readonly name: string;
  /** Finds the oldest due entries, and counts the leased entries of each account. */
  readonly turns: Turns;
  /** Leases those entries of `claim.ids` that are still due. The lease ends at `claim.until`. */
  claim(transaction: Transaction, claim: Claim): Promise<readonly Entry[]>;
  /** Stores the result of an attempt and ends the lease. If the lease was lost, stores nothing and returns false. */
  acknowledge(
    transaction: Transaction,
    entry: Entry,
    acknowledgement: Acknowledgement,
  ): Promise<boolean>;
  /** Ends the lease without counting the attempt; the entry is due again at `dueAt`. */
  release(transaction: Transaction, entry: Entry, dueAt: number): Promise<void>;
  idOf(entry: Entry): number;
}

/** The outbox entries of one kind. */
export function outboxQueue(kind: OutboxKind): Queue<OutboxRow> {
  const leaseOf = (entry: OutboxRow) => ({ ...entry, lease: entry.lease ?? "" });
  return {
    name: kind,
    turns: turnsOf("outbox", "outbox_id", kind),
    claim: claimEntries,
    acknowledge: (transaction, entry, acknowledgement) =>
      acknowledgeEntry(transaction, leaseOf(entry), acknowledgement),
    release: (transaction, entry, dueAt) => releaseEntry(transaction, leaseOf(entry), dueAt),
    idOf: (entry) => entry.outbox_id,
  };
}

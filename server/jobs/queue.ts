import type { OutboxKind, OutboxRow } from "../store/outbox.ts";
import { acknowledgeEntry, claimEntries, releaseEntry } from "../store/outbox.ts";
import type { Transaction } from "../store/session.ts";
import type { Claim, Turns } from "../store/turns.ts";
import { turnsOf } from "../store/turns.ts";

/** An entry that a worker holds; times are milliseconds since 1970. */
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

/** A leased queue: entries are tried until done, each by the holder of its lease. */
export interface Queue<Entry extends Leased> {
  /** The queue's name in the log. */
  readonly name: string;
  /** The waiting entries by account. */
  readonly turns: Turns;
  /** Leases due entries until `claim.until`. */
  claim(transaction: Transaction, claim: Claim): Promise<readonly Entry[]>;
  /** Stores the result of an attempt and ends the lease; returns whether the lease was still valid. */
  acknowledge(
    transaction: Transaction,
    entry: Entry,
    acknowledgement: Acknowledgement,
  ): Promise<boolean>;
  /** Returns an entry to the queue as if it had not been claimed. */
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

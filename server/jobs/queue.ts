import type { OutboxKind, OutboxRow } from "../store/outbox.ts";
import { acknowledgeEntry, claimEntries, releaseEntry } from "../store/outbox.ts";
import type { Transaction } from "../store/session.ts";
import type { Claim, Turns } from "../store/turns.ts";
import { turnsOf } from "../store/turns.ts";

/** Something to be done, as a worker holds it; times are milliseconds since 1970. */
export interface Leased {
  readonly account_id: number;
  readonly created_at: number;
  readonly attempts: number;
  readonly lease: string | null;
}

/** What is noted of an attempt. */
export interface Acknowledgement {
  readonly state: "pending" | "delivered" | "failed";
  readonly due_at: number;
  readonly attempted_at: number;
  readonly response_status: number | null;
  readonly failure: string | null;
}

/** Rows that are tried until they are done, each leased to whoever is at it. */
export interface Queue<Entry extends Leased> {
  /** How the log calls it. */
  readonly name: string;
  /** What accounts wait for. */
  readonly turns: Turns;
  /** Leases entries that are still due until a time. */
  claim(transaction: Transaction, claim: Claim): Promise<readonly Entry[]>;
  /** Notes what became of an attempt and ends the lease; answers whether it still held. */
  acknowledge(
    transaction: Transaction,
    entry: Entry,
    acknowledgement: Acknowledgement,
  ): Promise<boolean>;
  /** Gives an entry back as if it had not been claimed. */
  release(transaction: Transaction, entry: Entry, dueAt: number): Promise<void>;
  idOf(entry: Entry): number;
}

/** The entries of one kind in the outbox. */
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

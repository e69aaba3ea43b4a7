import type { Transaction } from "../store/session.ts";
import { nextAttempt } from "./next-attempt.ts";
import type { Leased, Queue } from "./queue.ts";

/** What an attempt came to; `also` is stored together with it, and `claims` holds what that changes and comes before queues in the order of claims. */
export type Outcome<Entry = never> = {
  /** HTTP status that the other side answered with. */
  readonly status?: number;
  /** The entry with what the attempt learnt, for a queue that keeps that in the entry itself. */
  readonly learnt?: Entry;
  readonly claims?: (transaction: Transaction) => Promise<unknown>;
  readonly also?: (transaction: Transaction) => Promise<void>;
} & (
  | { readonly state: "delivered" }
  /** To be tried again, or given up. */
  | { readonly state: "retry" | "failed"; readonly failure: string }
);

/** Notes an attempt at `now` (ms), which is to be repeated unless it was the last; answers whether the lease still held, without which nothing is noted. */
export async function acknowledge<Entry extends Leased>(
  transaction: Transaction,
  queue: Queue<Entry>,
  entry: Entry,
  outcome: Outcome<Entry>,
  now: number,
): Promise<boolean> {
  const again = outcome.state === "retry" ? nextAttempt(entry, now) : undefined;
  await outcome.claims?.(transaction);
  const isLeased = await queue.acknowledge(transaction, outcome.learnt ?? entry, {
    state: again !== undefined ? "pending" : outcome.state === "delivered" ? "delivered" : "failed",
    due_at: again ?? now,
    attempted_at: now,
    response_status: outcome.status ?? null,
    failure: outcome.state === "delivered" ? null : outcome.failure,
  });
  if (isLeased) {
    await outcome.also?.(transaction);
  }
  return isLeased;
}

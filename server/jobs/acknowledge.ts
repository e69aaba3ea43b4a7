import type { Transaction } from "../store/session.ts";
import { nextAttempt, PATIENCE } from "./next-attempt.ts";
import type { Leased, Queue } from "./queue.ts";

/** The outcome of an attempt. */
export type Outcome<Entry = never> = {
  /** The HTTP status of the response. */
  readonly status?: number;
  /** The entry with the attempt's results, for a queue that stores them in the entry. */
  readonly learnt?: Entry;
  /** Runs first, and locks rows that must be locked before any entry of a queue. */
  readonly claims?: (transaction: Transaction) => Promise<unknown>;
  /** Runs last, unless the lease was lost. */
  readonly also?: (transaction: Transaction) => Promise<void>;
} & (
  | { readonly state: "delivered" }
  /** `retry`: the failure is temporary. `failed`: the failure is permanent. */
  | { readonly state: "retry" | "failed"; readonly failure: string }
  /** The awaited event has not happened. No attempt is counted; an entry that is three days old fails. */
  | { readonly state: "postponed"; readonly failure: string }
);

const SHORTEST_WAIT_MS = 200;

/**
 * Stores an outcome at `now` (ms since 1970); false if a result was not stored because the lease was lost.
 * A postponed entry younger than three days has no result. It is due again after an eighth of its age, at least 200 ms.
 */
export async function acknowledge<Entry extends Leased>(
  transaction: Transaction,
  queue: Queue<Entry>,
  entry: Entry,
  outcome: Outcome<Entry>,
  now: number,
): Promise<boolean> {
  const age = now - entry.created_at;
  if (outcome.state === "postponed" && age < PATIENCE) {
    await queue.release(transaction, entry, now + Math.max(SHORTEST_WAIT_MS, Math.round(age / 8)));
    // True even if the lease was lost, because there is no result to store.
    return true;
  }
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

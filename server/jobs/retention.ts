import { KEPT_MS } from "../http/idempotency.ts";
import type { Log } from "../log.ts";
import { removeOldIdempotencyKeys } from "../store/idempotency-keys.ts";
import { removeSettledEntries } from "../store/outbox.ts";
import type { Store } from "../store/store.ts";
import type { Worker } from "./worker.ts";

/** What sweeping needs; times are in milliseconds. */
export interface SweepSettings {
  readonly store: Store;
  readonly log: Log;
  readonly now: () => number;
  /** Pause between two looks for something to remove. */
  readonly sweepMs?: number;
}

const MINUTE = 60_000;
const SETTLED_KEPT_MS = 30 * 24 * 60 * MINUTE;
// Few enough that other writers need not wait long for one removal.
const BATCH = 500;

/** Starts to remove what nobody can ask for any more: answers kept for keys of yesterday, and what was settled in the outbox a month ago. */
export function startSweep({ store, log, now, sweepMs = 10 * MINUTE }: SweepSettings): Worker {
  let stopped = false;
  let sweeping: Promise<void> | undefined;

  async function sweep(): Promise<void> {
    const at = now();
    for (const [remove, before] of [
      [removeOldIdempotencyKeys, at - KEPT_MS],
      [removeSettledEntries, at - SETTLED_KEPT_MS],
    ] as const) {
      let removed = BATCH;
      while (removed === BATCH && !stopped) {
        removed = await store.write((transaction) => remove(transaction, { before, limit: BATCH }));
      }
    }
  }

  const timer = setInterval(() => {
    sweeping ??= sweep()
      .catch((error: unknown) => log.failure(error, { outbox: "sweep" }))
      .finally(() => {
        sweeping = undefined;
      });
  }, sweepMs);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await sweeping;
    },
  };
}

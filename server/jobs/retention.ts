import { RETENTION_MS } from "../http/idempotency.ts";
import type { Log } from "../log.ts";
import { removeOldIdempotencyKeys } from "../store/idempotency-keys.ts";
import { removeFinishedEntries } from "../store/outbox.ts";
import type { Store } from "../store/store.ts";
import type { Worker } from "./worker.ts";

/** Settings of retention; times are in milliseconds. */
export interface RetentionSettings {
  readonly store: Store;
  readonly log: Log;
  readonly now: () => number;
  /** Time from one run's start to the next run's start. */
  readonly retentionIntervalMs?: number;
}

const MINUTE = 60_000;
const FINISHED_RETENTION_MS = 30 * 24 * 60 * MINUTE;
// A batch is small, so that a removal delays other writers only briefly.
const BATCH = 500;

/** Starts a worker that removes idempotency keys after a day and finished outbox entries after 30 days. */
export function startRetention({
  store,
  log,
  now,
  retentionIntervalMs = 10 * MINUTE,
}: RetentionSettings): Worker {
  let stopped = false;
  let removing: Promise<void> | undefined;

  async function removeExpired(): Promise<void> {
    const at = now();
    for (const [remove, before] of [
      [removeOldIdempotencyKeys, at - RETENTION_MS],
      [removeFinishedEntries, at - FINISHED_RETENTION_MS],
    ] as const) {
      let removed = BATCH;
      while (removed === BATCH && !stopped) {
        removed = await store.write((transaction) => remove(transaction, { before, limit: BATCH }));
      }
    }
  }

  const timer = setInterval(() => {
    removing ??= removeExpired()
      .catch((error: unknown) => log.failure(error, { outbox: "retention" }))
      .finally(() => {
        removing = undefined;
      });
  }, retentionIntervalMs);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await removing;
    },
  };
}

import { randomUUID } from "node:crypto";
import type { Log } from "../log.ts";
import type { OutboxKind, OutboxRow } from "../store/outbox.ts";
import { claimDueEntries, isAnythingDue, releaseEntry, settleEntry } from "../store/outbox.ts";
import type { Transaction } from "../store/session.ts";
import type { Store } from "../store/store.ts";
import { nextAttempt } from "./next-attempt.ts";

/** What an attempt came to; `also` is stored together with it. */
export type Outcome = {
  /** HTTP status that the other side answered with. */
  readonly status?: number;
  readonly also?: (transaction: Transaction) => Promise<void>;
} & (
  | { readonly state: "delivered" }
  /** To be tried again, or given up. */
  | { readonly state: "retry" | "failed"; readonly failure: string }
);

/** Carries out one kind of entries. */
export interface OutboxHandler {
  readonly kind: OutboxKind;
  /** How many entries one process works on at once. */
  readonly slots: number;
  /** Tries once; must end soon after the signal. A throw is logged and tried again. */
  handle(entry: OutboxRow, signal: AbortSignal): Promise<Outcome>;
}

/** Someone who works until told to stop. */
export interface Worker {
  /** Claims no more, waits for what is under way, then gives back what is not done. */
  stop(): Promise<void>;
}

/** What a worker needs; times are in milliseconds. */
export interface WorkerSettings {
  readonly store: Store;
  readonly log: Log;
  readonly now: () => number;
  /** Pause between looks for something due. */
  readonly pollMs?: number;
  /** How long an entry stays with one worker; an attempt is cut short at four fifths of it. */
  readonly leaseMs?: number;
  /** How long `stop` waits before it cuts attempts short. */
  readonly graceMs?: number;
}

/** Starts to work on what is due; as many processes as like may do so on one database. */
export function startWorker(handler: OutboxHandler, settings: WorkerSettings): Worker {
  const { store, log, now, pollMs = 500, leaseMs = 60_000, graceMs = 5000 } = settings;
  const busy = new Map<string, { readonly cut: AbortController; readonly done: Promise<void> }>();
  let stopped = false;
  let wake: () => void = () => undefined;
  let isDown = false;

  async function claim(): Promise<number> {
    const free = handler.slots - busy.size;
    // Looked up first: a claim is a write, and most of the time there is nothing to do.
    if (free <= 0 || !(await store.read((at) => isAnythingDue(at, handler.kind, now())))) {
      return 0;
    }
    const lease = randomUUID();
    const wanted = { kind: handler.kind, now: now(), until: now() + leaseMs, limit: free, lease };
    const entries = await store.write((transaction) => claimDueEntries(transaction, wanted));
    for (const entry of entries) {
      begin(entry);
    }
    return entries.length;
  }

  function begin(entry: OutboxRow): void {
    const cut = new AbortController();
    const timer = setTimeout(() => cut.abort(), leaseMs * 0.8);
    const key = `${entry.outbox_id}/${entry.lease}`;
    const done = attempt(entry, cut.signal).finally(() => {
      clearTimeout(timer);
      busy.delete(key);
      wake();
    });
    busy.set(key, { cut, done });
  }

  async function attempt(entry: OutboxRow, signal: AbortSignal): Promise<void> {
    const lease = { ...entry, lease: entry.lease ?? "" };
    const context = { outbox: `${entry.kind} ${entry.outbox_id}`, account: `${entry.account_id}` };
    try {
      const outcome = await handler.handle(entry, signal).catch((error: unknown): Outcome => {
        if (!(stopped && signal.aborted)) {
          log.failure(error, context);
        }
        return { state: "retry", failure: "internal" };
      });
      if (stopped && signal.aborted && outcome.state === "retry") {
        await store.write((transaction) => releaseEntry(transaction, lease, now()));
        return;
      }
      await store.write((transaction) => settle(transaction, lease, outcome));
    } catch (error) {
      // The lease ends by itself, and the entry is tried again.
      log.failure(error, context);
    }
  }

  async function settle(
    transaction: Transaction,
    entry: OutboxRow & { lease: string },
    outcome: Outcome,
  ): Promise<void> {
    const attempted_at = now();
    const again = outcome.state === "retry" ? nextAttempt(entry, attempted_at) : undefined;
    const held = await settleEntry(transaction, entry, {
      state:
        again !== undefined ? "pending" : outcome.state === "delivered" ? "delivered" : "failed",
      due_at: again ?? attempted_at,
      attempted_at,
      response_status: outcome.status ?? null,
      failure: outcome.state === "delivered" ? null : outcome.failure,
    });
    if (held) {
      await outcome.also?.(transaction);
    }
  }

  async function work(): Promise<void> {
    while (!stopped) {
      let claimed = 0;
      try {
        claimed = await claim();
        isDown = false;
      } catch (error) {
        // Said once: a database that is away is away for many looks.
        if (!isDown) {
          log.failure(error, { outbox: handler.kind });
        }
        isDown = true;
      }
      if (!stopped && (claimed === 0 || busy.size >= handler.slots)) {
        await pause();
      }
    }
  }

  function pause(): Promise<void> {
    return new Promise((resume) => {
      const timer = setTimeout(resume, pollMs);
      wake = () => {
        clearTimeout(timer);
        resume();
      };
    });
  }

  const working = work();
  return {
    async stop() {
      stopped = true;
      wake();
      await working;
      const cutAll = () => {
        for (const { cut } of busy.values()) {
          cut.abort();
        }
      };
      const timer = setTimeout(cutAll, graceMs);
      await Promise.all([...busy.values()].map(({ done }) => done));
      clearTimeout(timer);
    },
  };
}

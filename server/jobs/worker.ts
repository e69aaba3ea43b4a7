import { randomUUID } from "node:crypto";
import type { Log } from "../log.ts";
import type { OutboxKind, OutboxRow } from "../store/outbox.ts";
import type { Store } from "../store/store.ts";
import type { Due } from "../store/turns.ts";
import type { Outcome } from "./acknowledge.ts";
import { acknowledge } from "./acknowledge.ts";
import type { Leased, Queue } from "./queue.ts";
import { outboxQueue } from "./queue.ts";
import { takeTurns } from "./take-turns.ts";

/** Processes entries of a queue. */
export interface Handler<Entry> {
  /** The most entries that one worker handles at once. */
  readonly slots: number;
  /** Milliseconds of a lease, 60,000 by default; an attempt is aborted after 80 % of the lease. */
  readonly leaseMs?: number;
  /** Attempts an entry once, and stops soon after `signal` aborts. An error is logged, and the entry is retried. */
  handle(entry: Entry, signal: AbortSignal): Promise<Outcome<Entry>>;
}

/** Processes outbox entries of one kind. */
export interface OutboxHandler extends Handler<OutboxRow> {
  readonly kind: OutboxKind;
}

/** A background worker. */
export interface Worker {
  /** Claims no more entries and waits for running attempts. After `graceMs`, aborts attempts and releases entries. */
  stop(): Promise<void>;
}

/** Settings of a worker; times are in milliseconds. */
export interface WorkerSettings {
  readonly store: Store;
  readonly log: Log;
  readonly now: () => number;
  /** Longest pause before the next search for due entries. */
  readonly pollMs?: number;
  /** Replaces the handler's `leaseMs`. */
  readonly leaseMs?: number;
  /** Time from `stop` until running attempts are aborted. */
  readonly graceMs?: number;
}

interface Attempt {
  readonly account: number;
  readonly cut: AbortController;
  readonly done: Promise<void>;
}

const USUAL_LEASE_MS = 60_000;

/** Starts a worker for one kind of outbox entries. */
export function startWorker(handler: OutboxHandler, settings: WorkerSettings): Worker {
  return startQueueWorker(outboxQueue(handler.kind), handler, settings);
}

/** Starts a worker for a queue. Workers of several processes may share the queue. */
export function startQueueWorker<Entry extends Leased>(
  queue: Queue<Entry>,
  handler: Handler<Entry>,
  settings: WorkerSettings,
): Worker {
  const { store, log, now, pollMs = 500, graceMs = 5000 } = settings;
  const leaseMs = settings.leaseMs ?? handler.leaseMs ?? USUAL_LEASE_MS;
  const busy = new Map<string, Attempt>();
  // The account id after which the next search continues; 0 if the previous search covered all accounts.
  let after = 0;
  let stopped = false;
  let wake: () => void = () => undefined;
  let isDown = false;

  async function claim(): Promise<number> {
    const free = handler.slots - busy.size;
    const entries = free > 0 ? await choose(free) : [];
    const claims = [...idsByAccount(entries)].map(([account_id, ids]) => {
      const claim = { account_id, ids, now: now(), until: now() + leaseMs, lease: randomUUID() };
      return store.write((transaction) => queue.claim(transaction, claim));
    });
    const outcomes = await Promise.allSettled(claims);
    for (const one of outcomes) {
      if (one.status === "fulfilled") one.value.forEach(begin);
    }
    // Thrown only now, so that the loss of one database node does not stop the entries of other nodes.
    for (const one of outcomes) {
      if (one.status === "rejected") throw one.reason;
    }
    return entries.length;
  }

  // A read comes before the claim, because a claim is a write and most searches find nothing.
  async function choose(free: number): Promise<readonly Due[]> {
    const look = { now: now(), after };
    const { due, ...next } = await store.read((session) => queue.turns.due(session, look));
    if (due.length === 0) {
      return [];
    }
    after = next.after;
    const everywhere = await store.read((session) => queue.turns.leased(session, now()));
    const here = new Map<number, number>();
    for (const { account } of busy.values()) {
      here.set(account, (here.get(account) ?? 0) + 1);
    }
    return takeTurns(due, { free, here, everywhere });
  }

  function begin(entry: Entry): void {
    const cut = new AbortController();
    const timer = setTimeout(() => cut.abort(), leaseMs * 0.8);
    const key = `${queue.idOf(entry)}/${entry.lease}`;
    const done = attempt(entry, cut.signal).finally(() => {
      clearTimeout(timer);
      busy.delete(key);
      wake();
    });
    busy.set(key, { account: entry.account_id, cut, done });
  }

  async function attempt(entry: Entry, signal: AbortSignal): Promise<void> {
    const name = `${queue.name} ${queue.idOf(entry)}`;
    const context = { outbox: name, account: `${entry.account_id}` };
    try {
      const outcome = await handler
        .handle(entry, signal)
        .catch((error: unknown): Outcome<Entry> => {
          if (!(stopped && signal.aborted)) {
            log.failure(error, context);
          }
          return { state: "retry", failure: "internal" };
        });
      if (stopped && signal.aborted && outcome.state === "retry") {
        await store.write((transaction) => queue.release(transaction, entry, now()));
        return;
      }
      await store.write((transaction) => acknowledge(transaction, queue, entry, outcome, now()));
    } catch (error) {
      // The lease expires, and then the entry is retried.
      log.failure(error, context);
    }
  }

  async function work(): Promise<void> {
    while (!stopped) {
      let claimed = 0;
      try {
        claimed = await claim();
        isDown = false;
      } catch (error) {
        // Logged only once, because every search fails while the database is unavailable.
        if (!isDown) {
          log.failure(error, { outbox: queue.name });
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

// Each claim covers one account, whose rows are all on one node of the database.
function idsByAccount(entries: readonly Due[]): ReadonlyMap<number, readonly number[]> {
  const accounts = new Map<number, number[]>();
  for (const { account_id, id } of entries) {
    accounts.set(account_id, [...(accounts.get(account_id) ?? []), id]);
  }
  return accounts;
}

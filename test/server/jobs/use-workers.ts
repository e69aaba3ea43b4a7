import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Outcome } from "../../../server/jobs/acknowledge.ts";
import { startWorker, type Worker } from "../../../server/jobs/worker.ts";
import { createLog } from "../../../server/log.ts";
import { insertOutboxEntry, type OutboxRow } from "../../../server/store/outbox.ts";
import { runOnce } from "../../../server/store/query.ts";
import { openStore, type Store } from "../../../server/store/store.ts";
import type { TestDatabase, TestEngine } from "../store/engines.ts";

const PROCESSES = 3;

interface World {
  /** One store for each simulated process; the stores share only the database. */
  stores: Store[];
  /** The first of `stores`. */
  store: Store;
  /** Log lines of the workers in the current test. */
  logged: string[];
  /** The current time of the workers, in milliseconds. */
  clock: number;
}

/** Opens a database for the `describe` block that calls `useWorkers`; empties the outbox before each test. */
export function useWorkers(engine: TestEngine) {
  const world = {} as World;
  let database: TestDatabase;

  beforeAll(async () => {
    database = await engine.create();
    const opened = Array.from({ length: PROCESSES }, () => openStore(database.target));
    world.stores = await Promise.all(opened);
    [world.store] = world.stores as [Store];
  });

  afterAll(async () => {
    await Promise.all(world.stores.map((one) => one.close()));
    await database.drop();
  });

  beforeEach(async () => {
    world.logged = [];
    world.clock = 1_000_000;
    await world.store.write((transaction) => runOnce(transaction, (db) => db.deleteFrom("outbox")));
  });

  return {
    world,

    /** Inserts `count` due entries for up to seven accounts; returns the sorted identifiers of the entries. */
    ask: (count: number) =>
      world.store.write(async (transaction) => {
        const ids: number[] = [];
        for (let index = 0; index < count; index++) {
          const about = { account_id: 1 + (index % 7), target_id: index, message_id: `${index}` };
          const entry = { ...about, kind: "webhook", payload: "{}" } as const;
          const times = { created_at: world.clock, due_at: world.clock };
          ids.push(await insertOutboxEntry(transaction, { ...entry, ...times }));
        }
        // Each account may have its own range of identifiers, so `ids` is not always in ascending order.
        return ids.sort((a, b) => a - b);
      }),

    rows: () =>
      world.store.read((session) =>
        runOnce(session, (db) => db.selectFrom("outbox").selectAll().orderBy("outbox_id")),
      ),

    /** Starts a worker on the store `at`. */
    begin(
      at: Store,
      handle: (entry: OutboxRow, signal: AbortSignal) => Promise<Outcome>,
      settings: { leaseMs?: number; graceMs?: number; slots?: number } = {},
    ): Worker {
      const { slots = 4, ...rest } = settings;
      const log = createLog({ write: (line: string) => void world.logged.push(line) });
      return startWorker(
        { kind: "webhook", slots, handle },
        { store: at, log, now: () => world.clock, pollMs: 5, ...rest },
      );
    },

    stopAll: (workers: readonly Worker[]) => Promise.all(workers.map((one) => one.stop())),
  };
}

import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Outcome } from "../../../server/jobs/acknowledge.ts";
import type { Worker } from "../../../server/jobs/worker.ts";
import { startWorker } from "../../../server/jobs/worker.ts";
import { createLog } from "../../../server/log.ts";
import type { OutboxRow } from "../../../server/store/outbox.ts";
import { acknowledgeEntry, claimEntries, insertOutboxEntry } from "../../../server/store/outbox.ts";
import { runOnce } from "../../../server/store/query.ts";
import type { Store } from "../../../server/store/store.ts";
import { openStore } from "../../../server/store/store.ts";
import { eventually } from "../eventually.ts";
import type { TestDatabase } from "../store/engines.ts";
import { describeEngines } from "../store/engines.ts";

describeEngines("workers", (engine) => {
  let database: TestDatabase;
  let stores: Store[];
  let store: Store;
  let logged: string[];
  let clock: number;
  const now = () => clock;

  beforeAll(async () => {
    database = await engine.create();
    // Each store stands for a process: they share nothing but the database.
    stores = await Promise.all([1, 2, 3].map(() => openStore(database.target)));
    [store] = stores as [Store];
  });

  afterAll(async () => {
    await Promise.all(stores.map((one) => one.close()));
    await database.drop();
  });

  beforeEach(async () => {
    logged = [];
    clock = 1_000_000;
    await store.write((transaction) => runOnce(transaction, (db) => db.deleteFrom("outbox")));
  });

  const ask = (count: number) =>
    store.write(async (transaction) => {
      const ids: number[] = [];
      for (let index = 0; index < count; index++) {
        const about = { account_id: 1 + (index % 7), target_id: index, message_id: `${index}` };
        const entry = { ...about, kind: "webhook", payload: "{}" } as const;
        const times = { created_at: clock, due_at: clock };
        ids.push(await insertOutboxEntry(transaction, { ...entry, ...times }));
      }
      // An account's identifiers may come in blocks of its own.
      return ids.sort((a, b) => a - b);
    });

  const rows = () =>
    store.read((session) =>
      runOnce(session, (db) => db.selectFrom("outbox").selectAll().orderBy("outbox_id")),
    );

  function begin(
    at: Store,
    handle: (entry: OutboxRow, signal: AbortSignal) => Promise<Outcome>,
    settings: { leaseMs?: number; graceMs?: number; slots?: number } = {},
  ): Worker {
    const { slots = 4, ...rest } = settings;
    const log = createLog({ write: (line: string) => void logged.push(line) });
    return startWorker(
      { kind: "webhook", slots, handle },
      { store: at, log, now, pollMs: 5, ...rest },
    );
  }

  const stopAll = (workers: readonly Worker[]) => Promise.all(workers.map((one) => one.stop()));

  it("share the work of one database, and do each thing once", async () => {
    const done: number[] = [];
    const workers = stores.map((at) =>
      begin(at, async (entry) => {
        await new Promise(setImmediate);
        done.push(entry.outbox_id);
        return { state: "delivered", status: 200 };
      }),
    );
    const ids = await ask(150);
    await eventually(async () =>
      expect((await rows()).every((row) => row.state === "delivered")).toBe(true),
    );
    await stopAll(workers);
    expect(done.toSorted((a, b) => a - b)).toEqual(ids);
    expect((await rows()).every((row) => row.attempts === 1 && row.lease === null)).toBe(true);
    expect(logged).toEqual([]);
  });

  it("take over what another has not settled when its lease ends", async () => {
    const [id] = await ask(1);
    const dead = await store.write((transaction) =>
      claimEntries(transaction, {
        account_id: 1,
        ids: [id ?? 0],
        now: clock,
        until: clock + 60_000,
        lease: "a process that was killed",
      }),
    );
    expect(dead.map((entry) => entry.outbox_id)).toEqual([id]);
    const handle = vi.fn(async (): Promise<Outcome> => ({ state: "delivered" }));
    const worker = begin(store, handle);
    await new Promise((resume) => setTimeout(resume, 50));
    expect(handle).not.toHaveBeenCalled();
    clock += 60_001;
    await eventually(async () => expect((await rows())[0]?.state).toBe("delivered"));
    await worker.stop();
    expect(handle).toHaveBeenCalledTimes(1);
    // The dead one wakes up too late.
    const overdue = { ...dead[0], lease: "a process that was killed" } as OutboxRow & {
      lease: string;
    };
    const acknowledged = await store.write((transaction) =>
      acknowledgeEntry(transaction, overdue, { ...overdue, state: "failed" }),
    );
    expect(acknowledged).toBe(false);
    expect((await rows())[0]).toMatchObject({ state: "delivered", attempts: 2 });
  });

  it("do no more at once than they have slots for", async () => {
    let most = 0;
    let busy = 0;
    // The first three wait for each other, and then for a fourth that must not come.
    let goOn = () => {};
    const full = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const worker = begin(
      store,
      async () => {
        busy++;
        most = Math.max(most, busy);
        if (busy === 3) setTimeout(goOn, 50);
        await full;
        busy--;
        return { state: "delivered" };
      },
      { slots: 3 },
    );
    await ask(20);
    await eventually(async () =>
      expect((await rows()).every((row) => row.state === "delivered")).toBe(true),
    );
    await worker.stop();
    expect(most).toBe(3);
  });

  it("try again later what did not succeed, and give up after three days", async () => {
    const handle = vi.fn(
      async (): Promise<Outcome> => ({ state: "retry", failure: "refused", status: 503 }),
    );
    const worker = begin(store, handle);
    await ask(1);
    for (let calls = 1; (await rows())[0]?.state !== "failed"; calls++) {
      await eventually(async () => {
        expect(handle).toHaveBeenCalledTimes(calls);
        expect((await rows())[0]?.lease).toBeNull();
      });
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: calls, failure: "refused", response_status: 503 });
      expect(row?.attempted_at).toBe(clock);
      clock = row?.state === "pending" ? row.due_at : clock;
    }
    await worker.stop();
    expect(clock - 1_000_000).toBe(72 * 3_600_000);
    expect(handle.mock.calls.length).toBeGreaterThan(10);
  });

  it("store what goes with an outcome together with it, or neither", async () => {
    await ask(1);
    let fail = true;
    const worker = begin(store, async () => ({
      state: "delivered",
      also: async (transaction) => {
        await insertOutboxEntry(transaction, {
          account_id: 99,
          kind: "email",
          target_id: 1,
          message_id: "also",
          payload: "{}",
          created_at: 1,
          due_at: 1,
        });
        if (fail) {
          throw new RangeError("on purpose");
        }
      },
    }));
    await eventually(() => expect(logged.join("")).toContain("on purpose"));
    expect(await rows()).toHaveLength(1);
    expect((await rows())[0]?.state).toBe("pending");
    fail = false;
    clock += 60_001;
    await eventually(async () => expect(await rows()).toHaveLength(2));
    await worker.stop();
    expect((await rows()).map((row) => row.state)).toEqual(["delivered", "pending"]);
  });

  it("log what a handler throws, and try again", async () => {
    const handle = vi
      .fn<() => Promise<Outcome>>()
      .mockRejectedValueOnce(new RangeError("broken handler"))
      .mockResolvedValue({ state: "delivered" });
    const worker = begin(store, handle);
    await ask(1);
    await eventually(async () => expect((await rows())[0]?.failure).toBe("internal"));
    expect(logged.join("")).toContain("broken handler");
    clock += 10_000;
    await eventually(async () => expect((await rows())[0]?.state).toBe("delivered"));
    await worker.stop();
    expect((await rows())[0]?.failure).toBeNull();
  });

  it("finish what they are at when they are told to stop", async () => {
    await ask(3);
    let begun = 0;
    const worker = begin(store, async () => {
      begun++;
      await new Promise((resume) => setTimeout(resume, 60));
      return { state: "delivered" };
    });
    await eventually(() => expect(begun).toBe(3));
    await worker.stop();
    expect((await rows()).map((row) => row.state)).toEqual(Array(3).fill("delivered"));
    await ask(1);
    await new Promise((resume) => setTimeout(resume, 50));
    expect(begun).toBe(3);
  });

  it("give back what they cannot finish in time, as if they had not begun", async () => {
    await ask(2);
    let begun = 0;
    const hang = async (_: OutboxRow, signal: AbortSignal): Promise<Outcome> => {
      begun++;
      await new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
      throw new Error("never reached");
    };
    const worker = begin(store, hang, { graceMs: 30 });
    await eventually(() => expect(begun).toBe(2));
    clock += 100;
    await worker.stop();
    for (const row of await rows()) {
      expect(row).toMatchObject({ state: "pending", attempts: 0, lease: null, due_at: clock });
    }
    expect(logged).toEqual([]);
    const next = begin(store, async () => ({ state: "delivered" }));
    await eventually(async () =>
      expect((await rows()).every((row) => row.state === "delivered")).toBe(true),
    );
    await next.stop();
  });

  it("go on when the database was away", async () => {
    let isAway = true;
    const flaky: Store = {
      ...store,
      read: (work) => (isAway ? Promise.reject(new Error("away")) : store.read(work)),
    };
    const worker = begin(flaky, async () => ({ state: "delivered" }));
    await ask(1);
    await new Promise((resume) => setTimeout(resume, 60));
    expect(logged).toHaveLength(1);
    isAway = false;
    await eventually(async () => expect((await rows())[0]?.state).toBe("delivered"));
    await worker.stop();
  });
});

import { expect, it, vi } from "vitest";
import type { Outcome } from "../../../server/jobs/acknowledge.ts";
import {
  acknowledgeEntry,
  claimEntries,
  insertOutboxEntry,
  type OutboxRow,
} from "../../../server/store/outbox.ts";
import { eventually } from "../eventually.ts";
import { describeEngines } from "../store/engines.ts";
import { useWorkers } from "./use-workers.ts";

describeEngines("workers", (engine) => {
  const { ask, begin, rows, stopAll, world } = useWorkers(engine);

  it("handle each entry exactly once if several workers share a database", async () => {
    const done: number[] = [];
    const workers = world.stores.map((at) =>
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
    expect(world.logged).toEqual([]);
  });

  it("take over an entry with an expired lease", async () => {
    const [id] = await ask(1);
    const dead = await world.store.write((transaction) =>
      claimEntries(transaction, {
        account_id: 1,
        ids: [id ?? 0],
        now: world.clock,
        until: world.clock + 60_000,
        lease: "a process that was killed",
      }),
    );
    expect(dead.map((entry) => entry.outbox_id)).toEqual([id]);
    const handle = vi.fn(async (): Promise<Outcome> => ({ state: "delivered" }));
    const worker = begin(world.store, handle);
    await new Promise((resume) => setTimeout(resume, 50));
    expect(handle).not.toHaveBeenCalled();
    world.clock += 60_001;
    await eventually(async () => expect((await rows())[0]?.state).toBe("delivered"));
    await worker.stop();
    expect(handle).toHaveBeenCalledTimes(1);
    // An acknowledgement with the expired lease must have no effect.
    const overdue = { ...dead[0], lease: "a process that was killed" } as OutboxRow & {
      lease: string;
    };
    const acknowledged = await world.store.write((transaction) =>
      acknowledgeEntry(transaction, overdue, { ...overdue, state: "failed" }),
    );
    expect(acknowledged).toBe(false);
    expect((await rows())[0]).toMatchObject({ state: "delivered", attempts: 2 });
  });

  it("handle at most one entry per slot at the same time", async () => {
    let most = 0;
    let busy = 0;
    // The first three calls wait for each other, then for 50 ms. A fourth call in this time would raise `most` to 4.
    let goOn = () => {};
    const full = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const worker = begin(
      world.store,
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

  it("retry an entry, and mark the entry as failed after three days", async () => {
    const handle = vi.fn(
      async (): Promise<Outcome> => ({ state: "retry", failure: "refused", status: 503 }),
    );
    const worker = begin(world.store, handle);
    await ask(1);
    for (let calls = 1; (await rows())[0]?.state !== "failed"; calls++) {
      await eventually(async () => {
        expect(handle).toHaveBeenCalledTimes(calls);
        expect((await rows())[0]?.lease).toBeNull();
      });
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: calls, failure: "refused", response_status: 503 });
      expect(row?.attempted_at).toBe(world.clock);
      world.clock = row?.state === "pending" ? row.due_at : world.clock;
    }
    await worker.stop();
    expect(world.clock - 1_000_000).toBe(72 * 3_600_000);
    expect(handle.mock.calls.length).toBeGreaterThan(10);
  });

  it("store an outcome and its additional writes in one transaction", async () => {
    await ask(1);
    let fail = true;
    const worker = begin(world.store, async () => ({
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
    await eventually(() => expect(world.logged.join("")).toContain("on purpose"));
    expect(await rows()).toHaveLength(1);
    expect((await rows())[0]?.state).toBe("pending");
    fail = false;
    world.clock += 60_001;
    await eventually(async () => expect(await rows()).toHaveLength(2));
    await worker.stop();
    expect((await rows()).map((row) => row.state)).toEqual(["delivered", "pending"]);
  });

  it("log an error that a handler throws, and retry the entry", async () => {
    const handle = vi
      .fn<() => Promise<Outcome>>()
      .mockRejectedValueOnce(new RangeError("broken handler"))
      .mockResolvedValue({ state: "delivered" });
    const worker = begin(world.store, handle);
    await ask(1);
    await eventually(async () => expect((await rows())[0]?.failure).toBe("internal"));
    expect(world.logged.join("")).toContain("broken handler");
    world.clock += 10_000;
    await eventually(async () => expect((await rows())[0]?.state).toBe("delivered"));
    await worker.stop();
    expect((await rows())[0]?.failure).toBeNull();
  });
});

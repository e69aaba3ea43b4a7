import { expect, it } from "vitest";
import type { Outcome } from "../../../server/jobs/acknowledge.ts";
import type { OutboxRow } from "../../../server/store/outbox.ts";
import type { Store } from "../../../server/store/store.ts";
import { eventually } from "../eventually.ts";
import { describeEngines } from "../store/engines.ts";
import { useWorkers } from "./use-workers.ts";

describeEngines("workers", (engine) => {
  const { ask, begin, rows, world } = useWorkers(engine);

  it("after `stop`, complete the entries in progress and start no other entry", async () => {
    await ask(5);
    let begun = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const handle = async (): Promise<Outcome> => {
      begun++;
      await released;
      return { state: "delivered" };
    };
    const worker = begin(world.store, handle, { slots: 3 });
    await eventually(() => expect(begun).toBe(3));
    const stopped = worker.stop();
    release();
    await stopped;
    const states = (await rows()).map((row) => row.state).sort();
    expect(states).toEqual([...Array(3).fill("delivered"), "pending", "pending"]);
    await new Promise((resume) => setTimeout(resume, 50));
    expect(begun).toBe(3);
  });

  it("release the entries that outlast the grace period of a stop, without counting an attempt", async () => {
    await ask(2);
    let begun = 0;
    const hang = async (_: OutboxRow, signal: AbortSignal): Promise<Outcome> => {
      begun++;
      await new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
      throw new Error("never reached");
    };
    const worker = begin(world.store, hang, { graceMs: 30 });
    await eventually(() => expect(begun).toBe(2));
    world.clock += 100;
    await worker.stop();
    for (const row of await rows()) {
      expect(row).toMatchObject({
        state: "pending",
        attempts: 0,
        lease: null,
        due_at: world.clock,
      });
    }
    expect(world.logged).toEqual([]);
    const next = begin(world.store, async () => ({ state: "delivered" }));
    await eventually(async () =>
      expect((await rows()).every((row) => row.state === "delivered")).toBe(true),
    );
    await next.stop();
  });

  it("continue after a failure of the database", async () => {
    let isAway = true;
    const flaky: Store = {
      ...world.store,
      read: (work) => (isAway ? Promise.reject(new Error("away")) : world.store.read(work)),
    };
    const worker = begin(flaky, async () => ({ state: "delivered" }));
    await ask(1);
    await new Promise((resume) => setTimeout(resume, 60));
    expect(world.logged).toHaveLength(1);
    isAway = false;
    await eventually(async () => expect((await rows())[0]?.state).toBe("delivered"));
    await worker.stop();
  });
});

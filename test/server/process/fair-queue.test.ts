import { describe, expect, it } from "vitest";
import { createFairQueue, QueueFull } from "../../../server/process/fair-queue.ts";

/** Jobs that finish on demand, in the order of their start. */
function works() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const finish = () => new Promise((resume) => setImmediate(resume));
  const endAll = async () => {
    await finish();
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end();
      await finish();
    }
  };
  return { begun, work, endAll, finish };
}

// The first argument of `run` names the source of the job, e.g. an account.
describe("a fair queue", () => {
  it("runs at most the given number of jobs at once", async () => {
    const { begun, work, endAll, finish } = works();
    const queue = createFairQueue(4, 100);
    const all = Array.from({ length: 10 }, (_, at) => queue.run("a", work(String(at))));
    await finish();
    expect(begun).toEqual(["0", "1", "2", "3"]);
    await endAll();
    expect(await Promise.all(all)).toHaveLength(10);
  });

  it("starts one job of each source in turn, even if one source has many waiting jobs", async () => {
    const { begun, work, endAll } = works();
    const queue = createFairQueue(1, 100);
    const many = Array.from({ length: 50 }, (_, at) => queue.run("a", work(`a${at}`)));
    const few = [
      queue.run("b", work("b0")),
      queue.run("c", work("c0")),
      queue.run("b", work("b1")),
    ];
    await endAll();
    await Promise.all([...many, ...few]);
    expect(begun.slice(0, 7)).toEqual(["a0", "a1", "b0", "c0", "a2", "b1", "a3"]);
  });

  it("if full, rejects a new job of the busiest source; a new job of another source replaces the busiest source's last job", async () => {
    const { begun, work, endAll } = works();
    const queue = createFairQueue(1, 3);
    const held = Array.from({ length: 4 }, (_, at) => queue.run("a", work(`a${at}`)));
    const last = held.pop();
    await expect(queue.run("a", work("a4"))).rejects.toThrow(QueueFull);
    const other = queue.run("b", work("b0"));
    await expect(last).rejects.toThrow(QueueFull);
    await endAll();
    await Promise.all([...held, other]);
    expect(begun).toEqual(["a0", "a1", "b0", "a2"]);
  });

  it("continues after a failed job", async () => {
    const queue = createFairQueue(1, 1);
    const failing = queue.run("a", async () => {
      throw new Error("no");
    });
    const next = queue.run("a", async () => "yes");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("yes");
    expect(await queue.run("a", async () => "again")).toBe("again");
  });
});

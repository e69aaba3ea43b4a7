import { expect, it } from "vitest";
import { createTurnShare } from "../../../server/process/turn-share.ts";

it("small jobs run immediately", async () => {
  const share = createTurnShare(60_000);
  const done: number[] = [];
  const works = [1, 2, 3].map((name) => share(async () => done.push(name)));
  expect(done).toEqual([1, 2, 3]);
  await Promise.all(works);
});

it("once a turn's time is used up, the remaining jobs run in order in later turns of the event loop", async () => {
  const share = createTurnShare(1);
  const order: string[] = [];
  const works = ["first", "second", "third"].map((name) =>
    share(async () => {
      order.push(name);
      hold(2);
      setImmediate(() => order.push(`after ${name}`));
    }),
  );
  expect(order).toEqual(["first"]);
  await Promise.all(works);
  expect(order).toEqual(["first", "second", "after first", "third"]);
});

it("jobs still run after a job that throws or rejects", async () => {
  const share = createTurnShare(0);
  const broken = () => {
    throw new Error("broken");
  };
  await expect(share(broken)).rejects.toThrow("broken");
  await expect(share(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await share(async () => "served")).toBe("served");
});

function hold(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

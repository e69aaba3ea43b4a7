import { expect, it } from "vitest";
import { createTurnShare } from "../../../server/process/turn-share.ts";

it("runs small works immediately", async () => {
  const share = createTurnShare(60_000);
  const done: number[] = [];
  const works = [1, 2, 3].map((name) => share(async () => done.push(name)));
  expect(done).toEqual([1, 2, 3]);
  await Promise.all(works);
});

it("leaves the remaining works, in order, to later turns of the event loop once a turn's time is used up", async () => {
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

it("continues after a work that throws or fails", async () => {
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

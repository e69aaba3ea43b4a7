import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchNodes } from "../../../server/store/node-watch.ts";
import { StoreUnavailable } from "../../../server/store/store-unavailable.ts";

const MINUTE_MS = 60_000;
const silent = new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it("watchNodes rejects a slow statement within 5 s if a node does not respond", async () => {
  const watch = watchNodes(async () => false);
  const outcome = watch(silent).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await outcome).toBeInstanceOf(StoreUnavailable);
});

it("watchNodes waits for a slow statement while all nodes respond", async () => {
  const watch = watchNodes(async () => true);
  const slow = new Promise((resolve) => setTimeout(resolve, MINUTE_MS, "done"));
  const outcome = watch(slow);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(await outcome).toBe("done");
  expect(vi.getTimerCount()).toBe(0);
});

it("watchNodes repeats the check of the nodes, and rejects a statement if a node stops responding", async () => {
  let responds = true;
  const watch = watchNodes(async () => responds);
  const outcome = watch(silent).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  responds = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(await outcome).toBeInstanceOf(StoreUnavailable);
});

it("watchNodes does not check the nodes during a quick statement", async () => {
  const allRespond = vi.fn(async () => false);
  const watch = watchNodes(allRespond);
  expect(await watch(Promise.resolve("done"))).toBe("done");
  await expect(watch(Promise.reject(new Error("no")))).rejects.toThrow("no");
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(allRespond).not.toHaveBeenCalled();
});

it("watchNodes stops checking the nodes when all nodes respond again", async () => {
  let responds = false;
  const allRespond = vi.fn(async () => responds);
  const watch = watchNodes(allRespond);
  const outcome = watch(silent).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBeInstanceOf(StoreUnavailable);
  responds = true;
  await vi.advanceTimersByTimeAsync(5000);
  const asked = allRespond.mock.calls.length;
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(allRespond).toHaveBeenCalledTimes(asked);
});

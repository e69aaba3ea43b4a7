import { expect, it } from "vitest";
import { createCache } from "../../../server/pages/cache.ts";

it("a result is made once for each key", async () => {
  const cached = createCache<number>();
  let made = 0;
  const make = async () => ++made;
  expect(await Promise.all([cached("a", make), cached("a", make), cached("b", make)])).toEqual([
    1, 1, 2,
  ]);
});

it("after a failure, the next call makes the result", async () => {
  const cached = createCache<number>();
  await expect(cached("a", () => Promise.reject(new Error("No disk.")))).rejects.toThrow(
    "No disk.",
  );
  expect(await cached("a", async () => 1)).toBe(1);
});

it("once the cache is full, further results are returned, but not cached", async () => {
  const cached = createCache<number>(1);
  let made = 0;
  const make = async () => ++made;
  expect(await cached("a", make)).toBe(1);
  expect([await cached("b", make), await cached("b", make), await cached("a", make)]).toEqual([
    2, 3, 1,
  ]);
});

import { expect, it, vi } from "vitest";
import { createFileCache } from "../../../server/rendering/file-cache.ts";

const file = (letter: string, length = 100) => letter.repeat(length);

it("a file is made once for concurrent and later callers", async () => {
  const cache = createFileCache(10_000);
  const make = vi.fn(async () => {
    await new Promise(setImmediate);
    return file("a");
  });
  const taken = await Promise.all([1, 2, 3].map(() => cache.take("key", make)));
  expect(taken).toEqual([file("a"), file("a"), file("a")]);
  expect(await cache.take("key", make)).toBe(file("a"));
  expect(make).toHaveBeenCalledTimes(1);
});

it("the absence of a file is cached", async () => {
  const cache = createFileCache(10_000);
  const make = vi.fn(async () => undefined);
  expect(await cache.take("none", make)).toBeUndefined();
  expect(await cache.take("none", make)).toBeUndefined();
  expect(make).toHaveBeenCalledTimes(1);
});

it("a file is made again for the next caller after a failure", async () => {
  const cache = createFileCache(10_000);
  const make = vi.fn(async () => file("b"));
  make.mockRejectedValueOnce(new Error("once"));
  await expect(cache.take("key", make)).rejects.toThrow("once");
  expect(await cache.take("key", make)).toBe(file("b"));
});

it("the least recently used file is dropped when the cache is full", async () => {
  const cache = createFileCache(5 * (100 + 1));
  const make = vi.fn(async () => file("c"));
  const take = (key: string) => cache.take(key, make);
  for (const key of ["1", "2", "3", "4", "5", "1", "6"]) await take(key);
  expect(make).toHaveBeenCalledTimes(6);
  await take("1");
  expect(make).toHaveBeenCalledTimes(6);
  await take("2");
  expect(make).toHaveBeenCalledTimes(7);
});

it("a file larger than a quarter of the cache is not cached", async () => {
  const cache = createFileCache(1000);
  const make = vi.fn(async () => file("d", 251));
  await cache.take("large", make);
  await cache.take("large", make);
  expect(make).toHaveBeenCalledTimes(2);
});

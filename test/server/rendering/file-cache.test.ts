import { expect, it, vi } from "vitest";
import { createFileCache } from "../../../server/rendering/file-cache.ts";

const file = (letter: string, length = 100) => letter.repeat(length);

it("a file is made once, however many ask for it at once", async () => {
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

it("that there is no such file is kept too", async () => {
  const cache = createFileCache(10_000);
  const make = vi.fn(async () => undefined);
  expect(await cache.take("none", make)).toBeUndefined();
  expect(await cache.take("none", make)).toBeUndefined();
  expect(make).toHaveBeenCalledTimes(1);
});

it("what fails is made anew", async () => {
  const cache = createFileCache(10_000);
  const make = vi.fn(async () => file("b"));
  make.mockRejectedValueOnce(new Error("once"));
  await expect(cache.take("key", make)).rejects.toThrow("once");
  expect(await cache.take("key", make)).toBe(file("b"));
});

it("what was not asked for longest is forgotten, and no more is held than was allowed", async () => {
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

it("a file that would take the room of many is not kept", async () => {
  const cache = createFileCache(1000);
  const make = vi.fn(async () => file("d", 251));
  await cache.take("large", make);
  await cache.take("large", make);
  expect(make).toHaveBeenCalledTimes(2);
});

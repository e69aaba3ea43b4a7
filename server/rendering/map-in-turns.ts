import { setImmediate } from "node:timers/promises";

// Milliseconds between pauses; a delay of this length is not noticeable in a request.
const turn = 10;

/** Maps items in order, and lets other work of the event loop, such as requests, run every 10 ms. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let started = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - started < turn) continue;
    await setImmediate();
    started = performance.now();
  }
  return results;
}

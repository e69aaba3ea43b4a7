import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/** Large jobs call this first. Each call resolves in its own turn of the event loop, so small jobs run in between. */
export function takeTurn(): Promise<void> {
  const turn = last.then(() => setImmediate());
  last = turn;
  return turn;
}

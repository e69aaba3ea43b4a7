import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/** Resolves in a turn of the event loop that no other caller has, so that large pieces of work leave room for small ones. */
export function takeTurn(): Promise<void> {
  const turn = last.then(() => setImmediate());
  last = turn;
  return turn;
}

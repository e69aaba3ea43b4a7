import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/** Resolves each call in a separate turn of the event loop, so that small jobs run between large jobs. */
export function takeTurn(): Promise<void> {
  const turn = last.then(() => setImmediate());
  last = turn;
  return turn;
}

import { setImmediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/** Resolves in an event loop turn of its own, so that small work runs between large pieces. */
export function takeTurn(): Promise<void> {
  const turn = last.then(() => setImmediate());
  last = turn;
  return turn;
}

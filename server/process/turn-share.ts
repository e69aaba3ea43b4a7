import { setImmediate } from "node:timers/promises";

/**
 * Makes a door for many small works that come at once, as after a commit of many documents: it runs them
 * until they have held a turn of the event loop for `mostMs`, and the rest in the next turns, in order.
 * A work counts until it first waits.
 */
export function createTurnShare(
  mostMs: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let heldMs = 0;
  let nextTurn: Promise<void> | undefined;
  return async (work) => {
    while (heldMs > mostMs) await nextTurn;
    nextTurn ??= setImmediate().then(() => {
      heldMs = 0;
      nextTurn = undefined;
    });
    const start = performance.now();
    try {
      return work();
    } finally {
      heldMs += performance.now() - start;
    }
  };
}

import { setImmediate } from "node:timers/promises";

/**
 * Returns a function that runs small jobs that arrive together, as after a commit of many documents. It
 * runs jobs until they have used `mostMs` of an event loop turn, and the rest in later turns, in order.
 * A job's time counts until its first await.
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

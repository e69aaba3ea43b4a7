import { setImmediate } from "node:timers/promises";

/**
 * Returns a function that runs small jobs. When jobs have used `mostMs` of a turn of the event loop,
 * further jobs wait for a later turn. A job's time counts until its first await.
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

import type { Principal } from "../auth/principal.ts";
import { scopeOf } from "../http/access.ts";
import type { FairQueue } from "../process/fair-queue.ts";
import { createFairQueue } from "../process/fair-queue.ts";
import { takeTurn } from "../process/take-turn.ts";

const READ_AT_ONCE = 4;

/** Creates the queue of large reads. At most four reads run at once, and accounts take turns. */
export function createReadingQueue(): FairQueue {
  return createFairQueue(READ_AT_ONCE, Number.POSITIVE_INFINITY);
}

/** Waits for the account's turn, lets the event loop serve small requests, then runs `work`. */
export function readInTurn<Value>(
  reading: FairQueue,
  principal: Principal,
  work: () => Promise<Value>,
): Promise<Value> {
  return reading.run(String(scopeOf(principal)), async () => {
    await takeTurn();
    return work();
  });
}

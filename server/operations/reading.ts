import type { Principal } from "../auth/principal.ts";
import { scopeOf } from "../http/access.ts";
import type { FairQueue } from "../process/fair-queue.ts";
import { createFairQueue } from "../process/fair-queue.ts";
import { takeTurn } from "../process/take-turn.ts";

const READ_AT_ONCE = 4;

/** The queue of large reads in a process, by account: four at once, each account in its turn. */
export function createReadingQueue(): FairQueue {
  return createFairQueue(READ_AT_ONCE, Number.POSITIVE_INFINITY);
}

/** Runs `work` in its account's turn, after an event loop turn that leaves time for small requests. */
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

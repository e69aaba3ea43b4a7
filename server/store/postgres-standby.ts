import { codeOf } from "./postgres-errors.ts";
import type { Session } from "./session.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

type Read = <Value>(work: (session: Session) => Promise<Value>) => Promise<Value>;

const AVOIDED_MS = 5000;

// A standby replays the primary's changes, and cancels a read that conflicts with a change.
const CONFLICTS = ["40001", "40P01"];

// A table or column is missing: the standby has not replayed a migration yet, or the URL names a wrong database.
const INCOMPLETE = ["42P01", "42703"];

/**
 * Reads from the standby. If the standby cancels the read, or is unavailable or incomplete, repeats the read on the
 * primary. After the standby was unavailable or incomplete, reads use the primary for 5 s.
 */
export function readStandby(standby: Session, first: Session): Read {
  let avoidedUntil = 0;
  return async (work) => {
    if (performance.now() < avoidedUntil) {
      return work(first);
    }
    try {
      return await work(standby);
    } catch (error) {
      if (CONFLICTS.includes(codeOf(error))) {
        return work(first);
      }
      if (!(error instanceof StoreUnavailable || INCOMPLETE.includes(codeOf(error)))) {
        throw error;
      }
      avoidedUntil = performance.now() + AVOIDED_MS;
      return work(first);
    }
  };
}

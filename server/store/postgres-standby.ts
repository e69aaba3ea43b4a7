import type { Session } from "./session.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

type Read = <Value>(work: (session: Session) => Promise<Value>) => Promise<Value>;

const AVOIDED_MS = 5000;

/** Reads from the standby. If the standby is unavailable, repeats the read on the primary, and stays there for 5 s. */
export function readStandby(standby: Session, first: Session): Read {
  let avoidedUntil = 0;
  return async (work) => {
    if (Date.now() < avoidedUntil) {
      return work(first);
    }
    try {
      return await work(standby);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) {
        throw error;
      }
      avoidedUntil = Date.now() + AVOIDED_MS;
      return work(first);
    }
  };
}

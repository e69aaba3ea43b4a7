import { createHmac, randomBytes } from "node:crypto";
import { networkOf, sourceOf } from "./address.ts";
import { createFailureTable } from "./failure-table.ts";

/** A password that somebody wants to have tried. */
export interface LoginAttempt {
  readonly email: string;
  /** The caller's IP address; all callers without one count as one. */
  readonly address: string | undefined;
}

/** Slows down who guesses passwords, and nobody else. */
export interface LoginThrottle {
  /** Seconds until such a password may be tried, or undefined where it may be tried now. */
  blockedFor(attempt: LoginAttempt): number | undefined;
  /** Counts an attempt as failed before it is tried; what it answers takes that back for one that succeeded. */
  begin(attempt: LoginAttempt): () => void;
  /** How many keys it holds. */
  readonly size: number;
}

const FAILURES_OF_NETWORK = 30;
const KEY_BYTES = 16;

/**
 * Lets `limit` passwords for one e-mail, known here or not, fail from one address in 15 minutes, and
 * 30 passwords from one network whatever the e-mail; 0 turns both limits off. `now` gives milliseconds.
 */
export function createLoginThrottle(limit: number, now: () => number = Date.now): LoginThrottle {
  if (limit === 0) {
    return { blockedFor: () => undefined, begin: () => () => undefined, size: 0 };
  }
  const logins = createFailureTable(limit, now);
  const networks = createFailureTable(FAILURES_OF_NETWORK, now);
  // Keys are short whatever is sent, and tell nobody who has tried to log in.
  const secret = randomBytes(32);
  const keyOf = (...parts: string[]) =>
    createHmac("sha256", secret)
      .update(JSON.stringify(parts))
      .digest()
      .toString("base64url", 0, KEY_BYTES);
  const loginKey = ({ email, address = "" }: LoginAttempt) => keyOf(email, sourceOf(address));
  const networkKey = ({ address = "" }: LoginAttempt) => keyOf(networkOf(address));

  return {
    blockedFor(attempt) {
      const seconds = [
        networks.blockedFor(networkKey(attempt)),
        logins.blockedFor(loginKey(attempt)),
      ].filter((one) => one !== undefined);
      return seconds.length === 0 ? undefined : Math.max(...seconds);
    },
    begin(attempt) {
      const takeBack = [logins.count(loginKey(attempt)), networks.count(networkKey(attempt))];
      return () => {
        for (const undo of takeBack) undo();
      };
    },
    get size() {
      return logins.size + networks.size;
    },
  };
}

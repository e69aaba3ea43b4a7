import { createHmac, randomBytes } from "node:crypto";
import { networkOf, sourceOf } from "./address.ts";
import { createFailureTable } from "./failure-table.ts";

/** One attempt to log in. */
export interface LoginAttempt {
  readonly email: string;
  /** The caller's IP address; all callers without one share one key. */
  readonly address: string | undefined;
}

/** Slows down password guessing without slowing other callers. */
export interface LoginThrottle {
  /** Seconds until this password may be tried; undefined when it may be tried now. */
  blockedFor(attempt: LoginAttempt): number | undefined;
  /** Counts the attempt as failed before it is tried; the returned function takes it back after success. */
  begin(attempt: LoginAttempt): () => void;
  /** The number of keys held. */
  readonly size: number;
}

const LIMITS_OF_NETWORK = 3;
const KEY_BYTES = 16;

/**
 * Allows `limit` wrong passwords per e-mail and address in 15 minutes, for known and unknown e-mails
 * alike. Each network may send three times as many, for all e-mails together. A `limit` of 0 turns
 * both limits off. `now` returns milliseconds.
 */
export function createLoginThrottle(limit: number, now: () => number = Date.now): LoginThrottle {
  if (limit === 0) {
    return { blockedFor: () => undefined, begin: () => () => undefined, size: 0 };
  }
  const logins = createFailureTable(limit, now);
  const networks = createFailureTable(LIMITS_OF_NETWORK * limit, now);
  // Hashed keys are short and do not reveal e-mails of attempted logins.
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

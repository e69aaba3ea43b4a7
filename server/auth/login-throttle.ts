import { createHmac, randomBytes } from "node:crypto";
import { networkOf, sourceOf } from "./address.ts";
import { createFailureTable } from "./failure-table.ts";

/** One attempt to log in, or to change a password. */
export interface LoginAttempt {
  readonly email: string;
  /** The caller's IP address; all callers without an address are counted together. */
  readonly address: string | undefined;
}

/** Limits failed attempts, to slow down password guessing. */
export interface LoginThrottle {
  /** Seconds until the attempt is allowed; undefined if the attempt is allowed now. */
  blockedFor(attempt: LoginAttempt): number | undefined;
  /** Counts the attempt as failed; call before the check. After a success, call the returned function to undo this. */
  begin(attempt: LoginAttempt): () => void;
  /** The number of stored counts: one for each e-mail address at each IP address, and one for each network. */
  readonly size: number;
}

const LIMITS_OF_NETWORK = 3;
const KEY_BYTES = 16;

/**
 * Within 15 minutes, allows each IP address (IPv6: /64) `limit` wrong passwords for each e-mail address, also for
 * e-mail addresses without a login. Each network (IPv4: /24, IPv6: /64) is allowed `3 * limit` wrong passwords, for all
 * e-mail addresses together. A `limit` of 0 turns both limits off. `now` returns milliseconds.
 */
export function createLoginThrottle(limit: number, now?: () => number): LoginThrottle {
  if (limit === 0) {
    return { blockedFor: () => undefined, begin: () => () => undefined, size: 0 };
  }
  const logins = createFailureTable(limit, now);
  const networks = createFailureTable(LIMITS_OF_NETWORK * limit, now);
  // Hashing makes the keys short and hides the e-mail addresses.
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

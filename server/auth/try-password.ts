import type { FairQueue } from "../process/fair-queue.ts";
import { QueueFull } from "../process/fair-queue.ts";
import { networkOf } from "./address.ts";
import type { LoginAttempt, LoginThrottle } from "./login-throttle.ts";
import { checkPassword } from "./passwords.ts";

/** What passwords are tried with. */
export interface PasswordServices {
  readonly loginThrottle: LoginThrottle;
  readonly hashing: FairQueue;
}

/** That a password was not tried, and in how many seconds it may be. */
export interface NotNow {
  readonly retryAfter: number;
  readonly reason: "busy" | "failures";
}

const BUSY_RETRY_SECONDS = 1;

/**
 * Tries a password within the limits: whether it fits, or when to come back. `findHash` reads the hash
 * that it must fit, and nothing for a login that there is not; whatever it reads takes as long.
 */
export function tryPassword(
  { loginThrottle, hashing }: PasswordServices,
  attempt: LoginAttempt & { readonly password: string },
  findHash: () => Promise<string | undefined>,
): Promise<boolean | NotNow> {
  const blocked = notNow(loginThrottle.blockedFor(attempt));
  if (blocked !== undefined) {
    return Promise.resolve(blocked);
  }
  return inTurn(hashing, attempt.address, async () => {
    const hash = await findHash();
    // Asked again: while this one waited, others may have failed. Nothing comes between this and the count.
    const late = notNow(loginThrottle.blockedFor(attempt));
    if (late !== undefined) {
      return late;
    }
    const takeBack = loginThrottle.begin(attempt);
    const fits = await checkPassword(attempt.password, hash);
    if (fits) {
      takeBack();
    }
    return fits;
  });
}

/** Hashes or compares a password when it is the turn of its caller's network; answers when to come back where too many wait. */
export async function inTurn<Value>(
  hashing: FairQueue,
  address: string | undefined,
  work: () => Promise<Value>,
): Promise<Value | NotNow> {
  try {
    return await hashing.run(networkOf(address ?? ""), work);
  } catch (error) {
    if (error instanceof QueueFull) {
      return { retryAfter: BUSY_RETRY_SECONDS, reason: "busy" };
    }
    throw error;
  }
}

function notNow(seconds: number | undefined): NotNow | undefined {
  return seconds === undefined ? undefined : { retryAfter: seconds, reason: "failures" };
}

import type { FairQueue } from "../process/fair-queue.ts";
import { QueueFull } from "../process/fair-queue.ts";
import { networkOf } from "./address.ts";
import type { LoginAttempt, LoginThrottle } from "./login-throttle.ts";
import { checkPassword } from "./passwords.ts";

/** The services that trying a password needs. */
export interface PasswordServices {
  readonly loginThrottle: LoginThrottle;
  readonly hashing: FairQueue;
}

/** A password that was not tried, with the seconds until it may be. */
export interface NotNow {
  readonly retryAfter: number;
  readonly reason: "busy" | "failures";
}

const BUSY_RETRY_SECONDS = 1;

/**
 * Tries a password within the limits and returns whether it matches, or when to try again. `findHash`
 * returns the stored hash, or undefined for an unknown login; both cases take equally long.
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
    // Checked again: other attempts may have failed while this one waited. Nothing runs between this check and the count.
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

/** Hashes or compares a password in the turn of its caller's network; returns a retry time when the queue is full. */
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

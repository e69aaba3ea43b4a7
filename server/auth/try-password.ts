import type { FairQueue } from "../process/fair-queue.ts";
import { QueueFull } from "../process/fair-queue.ts";
import { networkOf } from "./address.ts";
import type { LoginAttempt, LoginThrottle } from "./login-throttle.ts";
import { checkPassword } from "./passwords.ts";

/** The services that `tryPassword` needs. */
export interface PasswordServices {
  readonly loginThrottle: LoginThrottle;
  readonly hashing: FairQueue;
}

/** The result for a password that was neither checked nor hashed; `retryAfter` is in seconds. */
export interface NotNow {
  readonly retryAfter: number;
  readonly reason: "busy" | "failures";
}

const BUSY_RETRY_SECONDS = 1;

/**
 * Returns whether the password matches, or `NotNow` if a limit prevents the check. `findHash` returns
 * the stored hash, or undefined for an unknown login; the check takes equally long in both cases.
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
    // Other attempts may have failed while this attempt waited, so the limits are read again. No `await` may come
    // between this read and `begin`.
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

/** Runs `work` when the network of `address` has its turn in the queue; returns `NotNow` if the queue is full. */
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

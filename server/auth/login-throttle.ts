/** Slows down who guesses passwords. */
export interface LoginThrottle {
  /** Seconds until this e-mail may be tried again, or undefined where it may be tried now. */
  blockedFor(email: string): number | undefined;
  /** Notes that a password did not fit. */
  failed(email: string): void;
  /** Notes that one did, and forgets what failed before. */
  succeeded(email: string): void;
}

interface Failures {
  count: number;
  readonly endsAt: number;
}

const WINDOW_MS = 15 * 60_000;
const MOST_REMEMBERED = 50_000;

/** Lets an e-mail, known here or not, fail so many times in 15 minutes (0: always); `now` gives milliseconds. */
export function createLoginThrottle(limit: number, now: () => number = Date.now): LoginThrottle {
  const failures = new Map<string, Failures>();

  function current(email: string): Failures | undefined {
    const known = failures.get(email);
    if (known !== undefined && known.endsAt <= now()) {
      failures.delete(email);
      return undefined;
    }
    return known;
  }

  return {
    blockedFor(email) {
      const known = current(email);
      const isBlocked = limit > 0 && known !== undefined && known.count >= limit;
      return isBlocked ? Math.ceil((known.endsAt - now()) / 1000) : undefined;
    },
    failed(email) {
      const known = current(email);
      if (known !== undefined) {
        known.count += 1;
        return;
      }
      if (failures.size >= MOST_REMEMBERED) {
        const oldest = failures.keys().next();
        failures.delete(oldest.value ?? email);
      }
      failures.set(email, { count: 1, endsAt: now() + WINDOW_MS });
    },
    succeeded(email) {
      failures.delete(email);
    },
  };
}

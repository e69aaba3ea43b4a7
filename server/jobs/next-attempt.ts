const SECOND = 1000;
const HOUR = 3600 * SECOND;
const FIRST_PAUSE = 5 * SECOND;
const GROWTH = 3;
const LONGEST_PAUSE = 12 * HOUR;
const JITTER = 0.2;

/** How long an entry is retried after its creation, in milliseconds: three days. */
export const PATIENCE = 72 * HOUR;

/**
 * The time of the next attempt (ms since 1970); undefined if the entry was created three days ago or earlier.
 * Delays triple from 5 s to 12 h, ± 20 %.
 */
export function nextAttempt(
  entry: { readonly created_at: number; readonly attempts: number },
  now: number,
  random: () => number = Math.random,
): number | undefined {
  const end = entry.created_at + PATIENCE;
  if (now >= end) {
    return undefined;
  }
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * GROWTH ** Math.max(0, entry.attempts - 1));
  const jittered = pause * (1 + JITTER * (2 * random() - 1));
  // The last attempt is at the end of the three days.
  return Math.min(end, now + Math.round(jittered));
}

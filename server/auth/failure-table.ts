/** Counts what failed by a key, in windows of 15 minutes that begin with the first failure. */
export interface FailureTable {
  /** Seconds until the key is open again, or undefined where it is open. */
  blockedFor(key: string): number | undefined;
  /** Counts one failure; what it answers takes that back. */
  count(key: string): () => void;
  /** How many keys it holds. */
  readonly size: number;
}

interface Failures {
  count: number;
  readonly endsAt: number;
}

const WINDOW_MS = 15 * 60_000;
const MOST_KEYS = 50_000;

/**
 * Blocks a key at `limit` failures; `now` gives milliseconds. Blocked keys are kept apart, so that no
 * number of new keys makes it forget a block. Each half holds `mostKeys`; beyond that the oldest is
 * forgotten, which costs as many failed attempts as there are keys, more than a key is allowed.
 */
export function createFailureTable(
  limit: number,
  now: () => number = Date.now,
  mostKeys: number = MOST_KEYS,
): FailureTable {
  const open = new Map<string, Failures>();
  const blocked = new Map<string, Failures>();

  function find(key: string): Failures | undefined {
    const failures = blocked.get(key) ?? open.get(key);
    if (failures !== undefined && failures.endsAt <= now()) {
      blocked.delete(key);
      open.delete(key);
      return undefined;
    }
    return failures;
  }

  function put(key: string, failures: Failures): void {
    const [to, from] = failures.count >= limit ? [blocked, open] : [open, blocked];
    from.delete(key);
    if (!to.has(key) && to.size >= mostKeys) {
      to.delete(to.keys().next().value ?? key);
    }
    to.set(key, failures);
  }

  return {
    blockedFor(key) {
      const failures = find(key);
      return failures !== undefined && failures.count >= limit
        ? Math.ceil((failures.endsAt - now()) / 1000)
        : undefined;
    },
    count(key) {
      const failures = find(key) ?? { count: 0, endsAt: now() + WINDOW_MS };
      failures.count += 1;
      put(key, failures);
      return () => {
        failures.count -= 1;
        if (find(key) !== failures) {
          return;
        }
        if (failures.count === 0) {
          open.delete(key);
          blocked.delete(key);
        } else {
          put(key, failures);
        }
      };
    },
    get size() {
      return open.size + blocked.size;
    },
  };
}

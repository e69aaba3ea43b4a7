/** Counts failures by key. The first failure of a key begins a window of 15 minutes. */
export interface FailureTable {
  /** Seconds until the key's block ends; undefined if the key is not blocked. */
  blockedFor(key: string): number | undefined;
  /** Counts one failure. The returned function undoes this count. */
  count(key: string): () => void;
  /** The number of stored keys. */
  readonly size: number;
}

interface Failures {
  count: number;
  readonly endsAt: number;
}

const WINDOW_MS = 15 * 60_000;
const MOST_KEYS = 50_000;

/**
 * Blocks a key after `limit` failures in its window; `now` returns milliseconds and is never set back.
 * The map `open` stores keys with fewer failures, and `blocked` the other keys; each map has at most `mostKeys` keys.
 * A full map drops its oldest key for a new one.
 * Before its window ends, a blocked key is dropped only after `mostKeys` other keys are blocked. To unblock one key,
 * an attacker thus needs `limit` failures for each of those keys, and gains only `limit` attempts.
 */
export function createFailureTable(
  limit: number,
  now: () => number = () => Math.floor(performance.now()),
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

/** The result of one request under a limit; `resetSeconds` is the time until the window ends. */
export interface Taken {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Counts requests by key in windows of one minute. */
export interface RateLimit {
  readonly name: string;
  readonly perMinute: number;
  take(key: string): Taken;
}

interface Window {
  count: number;
  endsAt: number;
}

const WINDOW_MS = 60_000;
const MOST_KEYS = 50_000;

/**
 * Creates a limit. The clock `now` returns milliseconds and never goes back. The limit keeps at most 50,000 windows. To
 * make room for another, it removes all ended windows, or the oldest window if none has ended.
 */
export function createRateLimit(
  name: string,
  perMinute: number,
  now: () => number = () => Math.floor(performance.now()),
): RateLimit {
  const windows = new Map<string, Window>();

  function open(key: string, at: number): Window {
    if (windows.size >= MOST_KEYS) {
      forget(at);
    }
    const window = { count: 0, endsAt: at + WINDOW_MS };
    windows.delete(key);
    windows.set(key, window);
    return window;
  }

  // Windows are sorted by end time, because all windows have the same length.
  function forget(at: number): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > at && windows.size < MOST_KEYS) {
        return;
      }
      windows.delete(key);
    }
  }

  return {
    name,
    perMinute,
    take(key) {
      const at = now();
      const known = windows.get(key);
      const window = known !== undefined && known.endsAt > at ? known : open(key, at);
      const allowed = window.count < perMinute;
      window.count += allowed ? 1 : 0;
      return {
        allowed,
        remaining: perMinute - window.count,
        resetSeconds: Math.ceil((window.endsAt - at) / 1000),
      };
    },
  };
}

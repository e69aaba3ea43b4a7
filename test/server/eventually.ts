import { vi } from "vitest";

const PATIENCE_MS = 30_000;

/** Repeats a check until it passes, for at most half a minute; returns its result. */
export function eventually<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: PATIENCE_MS, interval: 10 });
}

import { vi } from "vitest";

const PATIENCE_MS = 30_000;

/** Repeats a check until the check passes, and returns the result. Fails after 30 seconds. */
export function eventually<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: PATIENCE_MS, interval: 10 });
}

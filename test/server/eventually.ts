import { vi } from "vitest";

const PATIENCE_MS = 30_000;

/** Repeats a check until it holds and answers what it answers; a busy machine has half a minute. */
export function eventually<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: PATIENCE_MS, interval: 10 });
}

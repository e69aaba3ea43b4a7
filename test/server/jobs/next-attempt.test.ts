import { describe, expect, it } from "vitest";
import { nextAttempt, PATIENCE } from "../../../server/jobs/next-attempt.ts";

const HOUR = 3_600_000;

/** Returns the times of all attempts of an entry that never succeeds, in milliseconds since its creation. */
function attempts(random: () => number): number[] {
  const times: number[] = [];
  let now: number | undefined = 0;
  while (now !== undefined) {
    times.push(now);
    now = nextAttempt({ created_at: 0, attempts: times.length }, now, random);
  }
  return times;
}

describe("an entry that does not succeed", () => {
  it("is retried for three days, after pauses that triple from 5 seconds up to 12 hours", () => {
    const times = attempts(() => 0.5);
    expect(times.slice(0, 4)).toEqual([0, 5000, 20_000, 65_000]);
    expect(times.at(-1)).toBe(PATIENCE);
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.max(...pauses)).toBe(12 * HOUR);
    expect(times.length).toBeGreaterThan(10);
    expect(times.length).toBeLessThan(20);
  });

  it("is retried after a pause that varies at random by up to a fifth", () => {
    const next = (random: number) => nextAttempt({ created_at: 0, attempts: 1 }, 0, () => random);
    expect([next(0), next(0.5), next(1)]).toEqual([4000, 5000, 6000]);
  });

  it("is tried for the last time exactly three days after the creation", () => {
    for (const random of [0, 0.2, 0.7, 0.999]) {
      expect(attempts(() => random).at(-1)).toBe(72 * HOUR);
    }
    expect(nextAttempt({ created_at: 0, attempts: 3 }, 72 * HOUR)).toBeUndefined();
  });
});

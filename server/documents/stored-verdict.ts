import type { Verdict } from "../authority/authority.ts";

/** The verdict in a submission's column, or undefined where there is none yet. */
export function verdictOf(stored: string | null): Verdict | undefined {
  return stored === null ? undefined : (JSON.parse(stored) as Verdict);
}

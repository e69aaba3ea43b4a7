import type { Verdict } from "../authority/authority.ts";

/** The verdict in a submission's column; undefined while there is none. */
export function verdictOf(stored: string | null): Verdict | undefined {
  return stored === null ? undefined : (JSON.parse(stored) as Verdict);
}

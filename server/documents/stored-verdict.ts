import type { Verdict } from "../authority/authority.ts";

/** Parses the verdict in a submission's column; undefined if the column is null. */
export function verdictOf(stored: string | null): Verdict | undefined {
  return stored === null ? undefined : (JSON.parse(stored) as Verdict);
}

import type { Verdict } from "../authority/authority.ts";

/** Parses the value of a submission's column `verdict` or `cancellation`; undefined for null. */
export function verdictOf(stored: string | null): Verdict | undefined {
  return stored === null ? undefined : (JSON.parse(stored) as Verdict);
}

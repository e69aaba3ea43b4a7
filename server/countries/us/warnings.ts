import type { Warning } from "../../../generated/types/models.d.ts";
import type { WholeDocument } from "../country.ts";
import { totalsWarnings } from "../warnings.ts";
import { amounts } from "./amounts.ts";

/** Warns of totals that do not add up. */
export function warn(document: WholeDocument): readonly Warning[] {
  return totalsWarnings(amounts(document));
}

import type { Warning } from "../../../generated/types/models.d.ts";
import type { WholeDocument } from "../country.ts";
import { totalsWarnings } from "../warnings.ts";
import { amounts } from "./amounts.ts";

/** What looks wrong in a document: totals that add up in no common way. */
export function warn(document: WholeDocument): readonly Warning[] {
  return totalsWarnings(amounts(document));
}

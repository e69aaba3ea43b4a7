import type { DocumentCreate, DocumentUpdate, Warning } from "../../../generated/types/models.d.ts";
import type { WholeDocument } from "../country.ts";
import { partyWarnings, type TaxIdLaw, totalsWarnings } from "../warnings.ts";
import { amounts } from "./amounts.ts";
import { identity } from "./identity.ts";
import { nit } from "./tax-id.ts";

/** How tax ids are judged. */
export const taxIdLaw: TaxIdLaw = { country: identity, scheme: nit, rule: "co.nit-check-digit" };

/** What looks wrong in a document: the check digits of its parties, and totals that add up in no common way. */
export function warn(
  document: WholeDocument,
  body: DocumentCreate | DocumentUpdate,
): readonly Warning[] {
  return [
    ...partyWarnings(document.header, body.header, taxIdLaw),
    ...totalsWarnings(amounts(document)),
  ];
}

import type { DocumentCreate, DocumentUpdate, Warning } from "../../../generated/types/models.d.ts";
import { codeWarnings } from "../code-warnings.ts";
import type { WholeDocument } from "../country.ts";
import { partyWarnings, type TaxIdLaw, totalsWarnings } from "../warnings.ts";
import { amounts } from "./amounts.ts";
import { codes } from "./codes.ts";
import { identity } from "./identity.ts";
import { nit } from "./tax-id.ts";

/** The scheme and the warning rule for Colombian tax ids. */
export const taxIdLaw: TaxIdLaw = { country: identity, scheme: nit, rule: "co.nit-check-digit" };

/** Warns of wrong check digits, of misspelt codes and of totals that do not add up. */
export function warn(
  document: WholeDocument,
  body: DocumentCreate | DocumentUpdate,
): readonly Warning[] {
  return [
    ...partyWarnings(document.header, body.header, taxIdLaw),
    ...codeWarnings(body, codes),
    ...totalsWarnings(amounts(document)),
  ];
}

import { warning } from "../../../generated/rules.js";
import type { DocumentCreate, DocumentUpdate, Warning } from "../../../generated/types/models.d.ts";
import { codeWarnings } from "../code-warnings.ts";
import type { WholeDocument } from "../country.ts";
import { partyWarnings, type TaxIdLaw, totalsWarnings } from "../warnings.ts";
import { amounts } from "./amounts.ts";
import { codes } from "./codes.ts";
import { identity } from "./identity.ts";
import { cuit } from "./tax-id.ts";

/** The scheme and the warning rule for Argentine tax ids. */
export const taxIdLaw: TaxIdLaw = { country: identity, scheme: cuit, rule: "ar.cuit-check-digit" };

/**
 * Warns of wrong check digits, a wrong `items_quantity`, missing service dates, misspelt tax codes and inconsistent
 * totals.
 */
export function warn(
  document: WholeDocument,
  body: DocumentCreate | DocumentUpdate,
): readonly Warning[] {
  return [
    ...partyWarnings(document.header, body.header, taxIdLaw),
    ...serviceDateWarnings(body),
    ...itemsWarnings(document, body),
    ...codeWarnings(body, { taxes: codes.taxes }),
    ...totalsWarnings(amounts(document)),
  ];
}

// Concepts 2 and 3 include services.
function serviceDateWarnings(body: DocumentCreate | DocumentUpdate): Warning[] {
  const header = "additional" in body.header && body.header.additional?.ar_header;
  if (!header || (header.invoice_concept !== 2 && header.invoice_concept !== 3)) return [];
  return (["service_date_from", "service_date_to"] as const)
    .filter((member) => header[member] === undefined)
    .map((member) => warning("ar.service-dates", `/header/additional/ar_header/${member}`));
}

function itemsWarnings(
  { details = [] }: WholeDocument,
  body: DocumentCreate | DocumentUpdate,
): Warning[] {
  const header = "additional" in body.header && body.header.additional?.ar_header;
  if (!header || header.items_quantity === undefined) return [];
  return header.items_quantity === details.length
    ? []
    : [warning("ar.items-quantity", "/header/additional/ar_header/items_quantity")];
}

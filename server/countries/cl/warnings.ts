import type { ValidationError } from "../../../generated/routes.ts";
import { validationError } from "../../../generated/rules.js";
import type { DocumentCreate, DocumentUpdate, Warning } from "../../../generated/types/models.d.ts";
import type { PricedDocument } from "../amounts.ts";
import { codeWarnings } from "../code-warnings.ts";
import type { WholeDocument } from "../country.ts";
import { type Parties, partyWarnings, type TaxIdLaw, totalsWarnings } from "../warnings.ts";
import { amounts, isGrossTotalOff } from "./amounts.ts";
import { codes } from "./codes.ts";
import { documentType } from "./document-types.ts";
import { identity } from "./identity.ts";
import { rut } from "./tax-id.ts";

/** The scheme and the warning rule for Chilean tax ids. */
export const taxIdLaw: TaxIdLaw = { country: identity, scheme: rut, rule: "cl.rut-check-digit" };

/** Warns of wrong check digits, of misspelt codes and of totals that do not add up. */
export function warn(
  document: WholeDocument,
  body: DocumentCreate | DocumentUpdate,
): readonly Warning[] {
  const exported = documentType(document.header.document_type_id).export === true;
  // An export's receiver is foreign, so the receiver's tax id is not checked as a RUT.
  const parties = exported ? issuerOf(body.header) : body.header;
  return [
    ...partyWarnings(document.header, parties, taxIdLaw),
    ...codeWarnings(body, codes),
    ...totalsWarnings(amounts(document)),
  ];
}

/** If prices include VAT, rejects a total that differs from the lines by more than a peso: see `isGrossTotalOff`. */
export function validate(document: PricedDocument): readonly ValidationError[] {
  return isGrossTotalOff(document)
    ? [validationError("cl.gross-total", "/totals/total_amount")]
    : [];
}

function issuerOf({ receiver_tax_id_code: _, ...issuer }: Parties): Parties {
  return issuer;
}

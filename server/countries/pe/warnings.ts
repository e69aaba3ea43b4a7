import { type WarningId, warning } from "../../../generated/rules.js";
import type { DocumentCreate, DocumentUpdate, Warning } from "../../../generated/types/models.d.ts";
import type { WholeDocument } from "../country.ts";
import { partyWarnings, type TaxIdLaw, totalsWarnings } from "../warnings.ts";
import { amounts } from "./amounts.ts";
import { identity } from "./identity.ts";
import { ruc } from "./tax-id.ts";

/** How tax ids are checked. */
export const taxIdLaw: TaxIdLaw = { country: identity, scheme: ruc, rule: "pe.ruc-check-digit" };

// The members that the authority requires once a route of cargo is described, each with its own error number.
const cargoMembers = {
  origin_ubigeo: "pe.cargo-origin-ubigeo",
  origin_address: "pe.cargo-origin-address",
  destination_ubigeo: "pe.cargo-destination-ubigeo",
  destination_address: "pe.cargo-destination-address",
  trip_detail: "pe.cargo-trip-detail",
  service_reference_amount: "pe.cargo-service-amount",
  effective_load_reference_amount: "pe.cargo-effective-load-amount",
  payload_reference_amount: "pe.cargo-payload-amount",
} as const satisfies Record<string, WarningId>;

/** Warns of wrong check digits, totals that do not add up, and an incomplete route of cargo. */
export function warn(
  document: WholeDocument,
  body: DocumentCreate | DocumentUpdate,
): readonly Warning[] {
  return [
    ...partyWarnings(document.header, body.header, taxIdLaw),
    ...cargoWarnings(body),
    ...totalsWarnings(amounts(document)),
  ];
}

function cargoWarnings(body: DocumentCreate | DocumentUpdate): Warning[] {
  const cargo = "additional" in body.header && body.header.additional?.pe_cargo_transport;
  if (!cargo) return [];
  return Object.entries(cargoMembers)
    .filter(([member]) => !(member in cargo))
    .map(([member, rule]) => warning(rule, `/header/additional/pe_cargo_transport/${member}`));
}

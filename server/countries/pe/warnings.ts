import { type WarningId, warning } from "../../../generated/rules.js";
import type { DocumentCreate, DocumentUpdate, Warning } from "../../../generated/types/models.d.ts";
import { decimal, percentOf } from "../../model/decimal.ts";
import { type CodePlace, codeWarnings } from "../code-warnings.ts";
import type { WholeDocument } from "../country.ts";
import { partyWarnings, type TaxIdLaw, totalsWarnings } from "../warnings.ts";
import { amounts } from "./amounts.ts";
import { codes } from "./codes.ts";
import { identity } from "./identity.ts";
import { ruc } from "./tax-id.ts";

export const taxIdLaw: TaxIdLaw = { country: identity, scheme: ruc, rule: "pe.ruc-check-digit" };

// The members of `pe_cargo_transport` that SUNAT requires, with the warning for each missing member.
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

// The `currency_id` of the sol.
const ownCurrency = 1;

/** Warns of wrong check digits, misspelt codes, wrong totals, incomplete cargo transports, and wrong detractions. */
export function warn(
  document: WholeDocument,
  body: DocumentCreate | DocumentUpdate,
): readonly Warning[] {
  const read = amounts(document);
  return [
    ...partyWarnings(document.header, body.header, taxIdLaw),
    ...cargoWarnings(body),
    // The check of a detraction needs a correct total.
    ...(read.fits ? detractionWarnings(document, body) : []),
    ...codeWarnings(body, codes, codePlaces(body)),
    ...totalsWarnings(read),
  ];
}

function cargoWarnings(body: DocumentCreate | DocumentUpdate): Warning[] {
  const cargo = "additional" in body.header && body.header.additional?.pe_cargo_transport;
  if (!cargo) return [];
  return Object.entries(cargoMembers)
    .filter(([member]) => !(member in cargo))
    .map(([member, rule]) => warning(rule, `/header/additional/pe_cargo_transport/${member}`));
}

// Detractions are paid in whole soles, hence the tolerance of 1.
// For cargo, `service_reference_amount` is also a valid base.
function detractionWarnings(
  { header, totals }: WholeDocument,
  body: DocumentCreate | DocumentUpdate,
): Warning[] {
  const additional = "additional" in body.header ? body.header.additional : undefined;
  const { percent, amount } = additional?.pe_detraction ?? {};
  // In a foreign currency, the amount cannot be validated: the exchange rate on the day of payment is not known.
  const isForeign = header.currency_id !== undefined && header.currency_id !== ownCurrency;
  if (percent === undefined || amount === undefined || isForeign) return [];
  const reference = Number(additional?.pe_cargo_transport?.service_reference_amount ?? 0);
  const bases = [totals.total_amount ?? 0, ...(reference > 0 ? [reference] : [])];
  const fits = bases.some((base) =>
    percentOf(decimal(base), decimal(percent)).minus(decimal(amount)).abs().lte(1),
  );
  return fits ? [] : [warning("pe.detraction-amount", "/header/additional/pe_detraction/amount")];
}

function codePlaces(body: DocumentCreate | DocumentUpdate): readonly CodePlace[] {
  const additional = "additional" in body.header ? body.header.additional : undefined;
  const references = ("references" in body && body.references) || [];
  return [
    {
      list: codes.units,
      value: additional?.pe_shipping?.gross_weight_measure_id,
      pointer: "/header/additional/pe_shipping/gross_weight_measure_id",
    },
    ...references.map(({ additional: named }, index) => ({
      list: codes.currencies,
      value: named?.pe_retention_details?.currency_id,
      pointer: `/references/${index}/additional/pe_retention_details/currency_id`,
    })),
  ];
}

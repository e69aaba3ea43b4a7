import { type WarningId, warning } from "../../generated/rules.js";
import type { Warning } from "../../generated/types/models.d.ts";
import type { IssuingAccount } from "./account.ts";
import type { Amounts } from "./amounts.ts";
import { type CountryIdentity, countryIdOf } from "./identity.ts";
import { isWrongTaxId, type TaxIdScheme } from "./tax-id.ts";

/** A country's scheme of tax ids, and the rule id of a warning about a wrong tax id. */
export interface TaxIdLaw {
  readonly country: CountryIdentity;
  readonly scheme: TaxIdScheme;
  readonly rule: WarningId;
}

/** The header members that identify the issuer and the receiver. */
export interface Parties {
  readonly issuer_tax_id_code?: string;
  readonly issuer_tax_id_type?: string;
  readonly issuer_country_id?: string | number;
  readonly receiver_tax_id_code?: string;
  readonly receiver_tax_id_type?: string;
  readonly receiver_country_id?: number;
}

/** The invoicing details that identify a customer or supplier. */
export interface CustomerDetails {
  readonly invoicing_details?: readonly {
    readonly country_id?: string;
    readonly tax_id_type?: string;
    readonly tax_id_code?: string;
  }[];
}

/** Warns of totals that do not add up. */
export function totalsWarnings(amounts: Amounts): Warning[] {
  return amounts.fits ? [] : [warning("totals.unusual", "/totals/total_amount")];
}

/** Warns of a wrong tax id of the account. */
export function accountWarnings(account: IssuingAccount, law: TaxIdLaw): Warning[] {
  const { registration_tax_id_code: code, registration_tax_id_type: type } = account;
  return taxIdWarning("/registration_tax_id_code", code, type, law);
}

/** Warns of wrong tax ids of domestic parties. `sent` is the body's header, `stored` the complete header. */
export function partyWarnings(stored: Parties, sent: Parties, law: TaxIdLaw): Warning[] {
  const issuer = isHere(stored.issuer_country_id, law) ? sent.issuer_tax_id_code : undefined;
  const receiver = isHere(stored.receiver_country_id, law) ? sent.receiver_tax_id_code : undefined;
  return [
    ...taxIdWarning("/header/issuer_tax_id_code", issuer, stored.issuer_tax_id_type, law),
    ...taxIdWarning("/header/receiver_tax_id_code", receiver, stored.receiver_tax_id_type, law),
  ];
}

/** Warns of a wrong tax id in a customer's invoicing details. */
export function customerWarnings(customer: CustomerDetails, law: TaxIdLaw): Warning[] {
  return (customer.invoicing_details ?? []).flatMap((details, index) => {
    if (!isHere(details.country_id, law)) return [];
    const pointer = `/invoicing_details/${index}/tax_id_code`;
    return taxIdWarning(pointer, details.tax_id_code, details.tax_id_type, law);
  });
}

function isHere(named: string | number | undefined, { country }: TaxIdLaw): boolean {
  return named === undefined || named === "" || countryIdOf(named, country) === country.id;
}

function taxIdWarning(
  pointer: string,
  code: string | undefined,
  type: string | undefined,
  law: TaxIdLaw,
): Warning[] {
  if (code === undefined || !isWrongTaxId(law.scheme, code, type)) return [];
  return [warning(law.rule, pointer)];
}

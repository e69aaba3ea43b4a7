import type { DocumentCreate } from "../../generated/types/models.d.ts";
import type { IssuingAccount } from "./account.ts";
import { type CountryIdentity, countryIdOf } from "./identity.ts";

/** Adds defaults that all countries share: issuer, receiver's country, rounding and `deployment_observations`. */
export function commonDefaults(
  document: DocumentCreate,
  account: IssuingAccount,
  country: CountryIdentity,
): DocumentCreate {
  const rounding = account.account_config?.rounding_format;
  const issuerCountry = countryIdOf(document.header.issuer_country_id, country);
  const header: DocumentCreate["header"] = {
    issuer_tax_id_code: account.registration_tax_id_code,
    issuer_tax_id_type: account.registration_tax_id_type,
    issuer_legal_name: account.registration_legal_name_company,
    receiver_country_id: issuerCountry ?? account.country_id,
    deployment_observations: 1,
    ...document.header,
  };
  if (rounding === undefined) return { ...document, header };
  const rounding_type = rounding === 1 ? "gross" : "net";
  const options: DocumentCreate["options"] = { rounding_type, ...document.options };
  // V8 is slow to add a member after a spread, so `options` is listed before the spread. The spread may replace
  // `options` with the caller's `options`, so `options` is assigned again.
  const filled = { options, ...document, header };
  filled.options = options;
  return filled;
}

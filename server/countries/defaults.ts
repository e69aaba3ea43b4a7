import type { DocumentCreate } from "../../generated/types/models.d.ts";
import type { IssuingAccount } from "./account.ts";
import { type CountryIdentity, countryIdOf } from "./identity.ts";

/** An object with members that it lacks; its own stay first and as they are. */
export function withDefaults<T extends object, D extends Partial<T>>(given: T, defaults: D): T & D {
  const filled = { ...given } as T & D;
  for (const name in defaults) {
    if (!Object.hasOwn(given, name)) filled[name] = defaults[name] as (T & D)[typeof name];
  }
  return filled;
}

/** What every country fills in: issuer from the account, receiver's country from the issuer's and in the end the account's, remarks in XML and PDF, rounding as the account is set. */
export function commonDefaults(
  document: DocumentCreate,
  account: IssuingAccount,
  country: CountryIdentity,
): DocumentCreate {
  const rounding = account.account_config?.rounding_format;
  const issuerCountry = countryIdOf(document.header.issuer_country_id, country);
  return {
    ...document,
    ...(rounding !== undefined && {
      options: withDefaults(document.options ?? {}, {
        rounding_type: rounding === 1 ? "gross" : "net",
      }),
    }),
    header: withDefaults(document.header, {
      issuer_tax_id_code: account.registration_tax_id_code,
      issuer_tax_id_type: account.registration_tax_id_type,
      issuer_legal_name: account.registration_legal_name_company,
      receiver_country_id: issuerCountry ?? account.country_id,
      deployment_observations: 1,
    }),
  };
}

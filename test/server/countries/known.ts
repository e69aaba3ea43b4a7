import { describe, it } from "vitest";
import { countries, countryByCode } from "../../../server/countries/countries.ts";
import type { Country } from "../../../server/countries/country.ts";

/** The codes of the countries that the service supports, e.g. "cl". */
export const countryCodes: readonly string[] = countries.map(({ code }) => code);

/** Declares the tests of one country; skips the tests if the service does not support the country. */
export function describeCountry(
  code: string,
  name: string,
  tests: (country: Country) => void,
): void {
  const country = countryByCode(code);
  if (country === undefined) it.skip(`${name}: the service does not support ${code}`);
  else describe(name, () => tests(country));
}

/** Returns `it`, or `it.skip` if the service does not support the country. */
export function itOf(code: string): ReturnType<typeof it.skipIf> {
  return it.skipIf(countryByCode(code) === undefined);
}

/** The rows whose first column is the code of a country that the service supports. */
export function known<Row extends readonly [string, ...unknown[]]>(rows: readonly Row[]): Row[] {
  return rows.filter(([code]) => countryByCode(code) !== undefined);
}

/** The country with the given code; throws if the service does not support the country. */
export function countryOf(code: string): Country {
  const country = countryByCode(code);
  if (country === undefined) throw new Error(`the service does not support ${code}`);
  return country;
}

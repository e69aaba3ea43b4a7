import { describe, it } from "vitest";
import { countries, countryByCode } from "../../../server/countries/countries.ts";
import type { Country } from "../../../server/countries/country.ts";

/** The codes of the countries that the service knows, such as "cl". */
export const countryCodes: readonly string[] = countries.map(({ code }) => code);

/** Describes tests of one country; skips them if the service does not have the country. */
export function describeCountry(
  code: string,
  name: string,
  tests: (country: Country) => void,
): void {
  const country = countryByCode(code);
  if (country === undefined) it.skip(`${name}: the service does not know ${code}`);
  else describe(name, () => tests(country));
}

/** Returns `it`, or a skipping `it` if the service does not have the country. */
export function itOf(code: string): ReturnType<typeof it.skipIf> {
  return it.skipIf(countryByCode(code) === undefined);
}

/** The rows of a table whose first column is a country that the service knows. */
export function known<Row extends readonly [string, ...unknown[]]>(rows: readonly Row[]): Row[] {
  return rows.filter(([code]) => countryByCode(code) !== undefined);
}

/** The country with a code; throws if the service does not have the country. */
export function countryOf(code: string): Country {
  const country = countryByCode(code);
  if (country === undefined) throw new Error(`the service does not know ${code}`);
  return country;
}

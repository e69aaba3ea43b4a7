import { ar } from "./ar/ar.ts";
import { cl } from "./cl/cl.ts";
import { co } from "./co/co.ts";
import type { Country } from "./country.ts";
import { mx } from "./mx/mx.ts";
import { pe } from "./pe/pe.ts";
import { us } from "./us/us.ts";

/** The supported countries. */
export const countries: readonly Country[] = [cl, us, co, mx, pe, ar];

/** The country of a `country_id`; undefined for an unsupported country. */
export function countryById(id: number): Country | undefined {
  return countries.find((country) => country.id === id);
}

/** The country of a two-letter code in lower case; undefined for an unsupported country. */
export function countryByCode(code: string): Country | undefined {
  return countries.find((country) => country.code === code);
}

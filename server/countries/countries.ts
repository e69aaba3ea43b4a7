import { ar } from "./ar/ar.ts";
import { cl } from "./cl/cl.ts";
import { co } from "./co/co.ts";
import type { Country } from "./country.ts";
import { mx } from "./mx/mx.ts";
import { pe } from "./pe/pe.ts";
import { us } from "./us/us.ts";

/** The supported countries; no other file lists them. */
export const countries: readonly Country[] = [cl, us, co, mx, pe, ar];

/** The country of an account's `country_id`, or undefined. */
export function countryById(id: number): Country | undefined {
  return countries.find((country) => country.id === id);
}

/** The country of a two-letter code, or undefined. */
export function countryByCode(code: string): Country | undefined {
  return countries.find((country) => country.code === code);
}

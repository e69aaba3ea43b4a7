import { ar } from "./ar/ar.ts";
import { cl } from "./cl/cl.ts";
import { co } from "./co/co.ts";
import type { Country } from "./country.ts";
import { mx } from "./mx/mx.ts";
import { pe } from "./pe/pe.ts";
import { us } from "./us/us.ts";

/** Every country that this service knows; nowhere else is one named. */
export const countries: readonly Country[] = [cl, us, co, mx, pe, ar];

/** The country that an account's `country_id` names, or undefined. */
export function countryById(id: number): Country | undefined {
  return countries.find((country) => country.id === id);
}

/** The country of two letters, or undefined. */
export function countryByCode(code: string): Country | undefined {
  return countries.find((country) => country.code === code);
}

import type { CreateDocumentRequest } from "../../generated/routes.ts";

/** The two letters of a country that the interface knows. */
export type CountryCode = CreateDocumentRequest<unknown>["variant"];

/** By what a country is told from others: two letters, the number of the interface, its name in English. */
export interface CountryIdentity {
  readonly code: CountryCode;
  readonly id: number;
  readonly name: string;
}

/** The number of the country that a member names: itself, its digits as text, or this country's letters or name; undefined for text that says nothing. */
export function countryIdOf(
  named: string | number | undefined,
  country: CountryIdentity,
): number | undefined {
  if (typeof named === "number") return named;
  if (named === undefined) return undefined;
  const text = named.trim().toLowerCase();
  if (text === country.code || text === country.name.toLowerCase()) return country.id;
  return /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
}

import type { CreateDocumentRequest } from "../../generated/routes.ts";

/** The two-letter code of a supported country. */
export type CountryCode = CreateDocumentRequest<unknown>["variant"];

/** A country's two-letter code, its `country_id` in the API, and its English name. */
export interface CountryIdentity {
  readonly code: CountryCode;
  readonly id: number;
  readonly name: string;
}

/** Converts a number, a text of digits, or the code or name of `country` to a `country_id`; otherwise undefined. */
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

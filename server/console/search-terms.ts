import type { Country } from "../countries/country.ts";
import { normaliseTaxId } from "../countries/tax-id.ts";
import { formatDecimal } from "../rendering/decimal-text.ts";

// Amounts in another currency are printed with its code, such as "USD 8.000,00".
const FOREIGN = /^(-?)[a-z]{3}\s+/i;

/** Converts a total from the country's printed form to the API's form; other text remains unchanged. */
export function totalOf(typed: string, country: Country | undefined): string {
  if (country === undefined) {
    return typed;
  }
  const { marks } = country.rendering;
  const amount = typed.trim().replace(FOREIGN, "$1").replace(/\s/g, "");
  const text = amount.replace(country.currency.symbol, "");
  const group = marks.group === " " ? "" : `\\${marks.group}`;
  const grouped = `[0-9]{1,3}(?:${group}[0-9]{3})+|[0-9]+`;
  if (!new RegExp(`^-?(?:${grouped})(?:\\${marks.decimal}[0-9]+)?$`).test(text)) {
    return typed;
  }
  return text.replaceAll(marks.group, "").replace(marks.decimal, ".");
}

/** An example of a total in the country's printed form. */
export function totalExample(country: Country | undefined): string {
  return country === undefined
    ? "1190.50"
    : formatDecimal("1190", country.rendering.marks, { least: country.currency.decimals });
}

/** The spellings to search for: a tax id as typed, normalised, normalised in lower case, and as printed. */
export function taxIdSpellings(typed: string, country: Country | undefined): readonly string[] {
  if (country === undefined) {
    return [typed];
  }
  const number = normaliseTaxId(country.taxId, typed);
  // A foreign tax id has only its typed spelling.
  return country.taxId.shape.test(number)
    ? [...new Set([typed, number, number.toLowerCase(), country.taxId.format(number)])]
    : [typed];
}

import type { TaxIdScheme } from "../countries/tax-id.ts";
import { normaliseTaxId } from "../countries/tax-id.ts";

// ETSI EN 319 412-1 puts the kind of the number and the country before the number.
const etsiPrefix = /^(?:VAT|NTR|TIN|PNO|IDC)[A-Z]{2}-/;

/** The normalised tax ids of a country's shape among the words that describe a certificate's holder. */
export function findTaxIds(words: readonly string[], scheme: TaxIdScheme): readonly string[] {
  const numbers = words.map((word) =>
    normaliseTaxId(scheme, word.toUpperCase().replace(etsiPrefix, "")),
  );
  return [...new Set(numbers.filter((number) => scheme.shape.test(number)))];
}

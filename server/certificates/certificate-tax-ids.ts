import type { TaxIdScheme } from "../countries/tax-id.ts";
import { normaliseTaxId } from "../countries/tax-id.ts";

// ETSI EN 319 412-1: the kind of the number and the country precede the number.
const etsiPrefix = /^(?:VAT|NTR|TIN|PNO|IDC)[A-Z]{2}-/;

/** Finds the tax ids of one country among the words about a certificate's holder; returns them normalised. */
export function findTaxIds(words: readonly string[], scheme: TaxIdScheme): readonly string[] {
  const numbers = words.map((word) =>
    normaliseTaxId(scheme, word.toUpperCase().replace(etsiPrefix, "")),
  );
  return [...new Set(numbers.filter((number) => scheme.shape.test(number)))];
}

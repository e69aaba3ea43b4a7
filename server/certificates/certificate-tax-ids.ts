import type { TaxIdScheme } from "../countries/tax-id.ts";
import { normaliseTaxId } from "../countries/tax-id.ts";

// ETSI EN 319 412-1: a number begins with its kind and country, e.g. "TINPE-" or "VATES-".
const etsiPrefix = /^(?:VAT|NTR|TIN|PNO|IDC)[A-Z]{2}-/;

/** Returns the words that are tax ids of one country, normalised. `words` describe a certificate's holder. */
export function findTaxIds(words: readonly string[], scheme: TaxIdScheme): readonly string[] {
  const numbers = words.map((word) =>
    normaliseTaxId(scheme, word.toUpperCase().replace(etsiPrefix, "")),
  );
  return [...new Set(numbers.filter((number) => scheme.shape.test(number)))];
}

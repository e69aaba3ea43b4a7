/** A country's kind of tax id: the number that identifies a taxpayer to the tax authority. */
export interface TaxIdScheme {
  /** The printed label before the number, e.g. "R.U.T.". */
  readonly label: string;
  /** The tax id types for this number, in capitals: the API's own names, and the authority's names or codes. */
  readonly types: readonly string[];
  /** The shape of the normalised number. Text of another shape is not checked. */
  readonly shape: RegExp;
  /** Separators that are not part of the number. */
  readonly separators: RegExp;
  /** Whether the check digit is right; `code` must be normalised and have the shape. */
  isRight(code: string): boolean;
  /** The number as the authority prints it; no separators are added to text of another shape. */
  format(code: string): string;
}

/** The number in capitals and without separators. */
export function normaliseTaxId(scheme: TaxIdScheme, code: string): string {
  return code.toUpperCase().replace(scheme.separators, "");
}

/** Whether a check digit is wrong; false for a tax id of another shape, and for a type that is not in `types`. */
export function isWrongTaxId(scheme: TaxIdScheme, code: string, type?: string): boolean {
  const named = type === undefined || type === "" || scheme.types.includes(type.toUpperCase());
  const number = normaliseTaxId(scheme, code);
  return named && scheme.shape.test(number) && !scheme.isRight(number);
}

/** The sum of the digits, each multiplied by the weight at the same index. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let total = 0;
  for (const [index, weight] of weights.entries()) total += Number(digits[index] ?? 0) * weight;
  return total;
}

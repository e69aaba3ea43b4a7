/** The number that identifies a taxpayer to a tax authority. */
export interface TaxIdScheme {
  /** As printed before the number, e.g. "R.U.T.". */
  readonly label: string;
  /** The tax id types that name this number, in capitals: the interface's word, the authority's word or number. */
  readonly types: readonly string[];
  /** The shape of the normalised number; only text of this shape has a check digit to check. */
  readonly shape: RegExp;
  /** Separators that are not part of the number. */
  readonly separators: RegExp;
  /** Whether the check digit is right; takes normalised text of the right shape. */
  isRight(code: string): boolean;
  /** The number as the authority prints it; text of another shape gets no new separators. */
  format(code: string): string;
}

/** The number in capitals and without separators. */
export function normaliseTaxId(scheme: TaxIdScheme, code: string): string {
  return code.toUpperCase().replace(scheme.separators, "");
}

/** Whether a tax id certainly has a wrong check digit: it has the scheme's shape, and its type, if any, names the scheme. */
export function isWrongTaxId(scheme: TaxIdScheme, code: string, type?: string): boolean {
  const named = type === undefined || type === "" || scheme.types.includes(type.toUpperCase());
  const number = normaliseTaxId(scheme, code);
  return named && scheme.shape.test(number) && !scheme.isRight(number);
}

/** The sum of digits, each multiplied by the weight of its place. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let total = 0;
  for (const [index, weight] of weights.entries()) total += Number(digits[index] ?? 0) * weight;
  return total;
}

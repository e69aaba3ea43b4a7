import { type Decimal, decimal, percentOf, sum, zero } from "../model/decimal.ts";
import { isExemptLine, type LineTax, lineAmount, type PricedLine } from "../model/lines.ts";
import { globalAmount, sumOfLines, toleranceOf } from "../model/totals.ts";
import { type Amounts, type AmountTerms, amountsAsSent, type PricedDocument } from "./amounts.ts";

/** The sum of the exempt lines, without global modifiers. */
export function sumOfExemptLines(details: readonly PricedLine[], decimals: number): Decimal {
  return sumOfLines(details.filter(isExemptLine).map(lineAmount), decimals);
}

/** The sum of the exempt lines and of their global modifiers; zero without exempt lines. */
export function exemptSum(document: PricedDocument, decimals: number): Decimal {
  return document.details?.some(isExemptLine) ? exemptLinesAndGlobals(document, decimals) : zero;
}

/** The sum of the exempt lines and of the global modifiers on exempt amounts, even without exempt lines. */
export function exemptLinesAndGlobals(
  { details = [], globals_discounts_surcharges: globals = [] }: PricedDocument,
  decimals: number,
): Decimal {
  const bases = { taxable: zero, exempt: sumOfExemptLines(details, decimals) };
  const changes = globals
    .filter(({ discount_surcharge_code: code }) => code.endsWith("E"))
    .map((one) => globalAmount(one, bases, decimals));
  return bases.exempt.plus(sum(changes));
}

/**
 * The amounts from the caller's totals. `exempt` is `exemptSum` if the totals then fit better, otherwise 0. The
 * caller's `net_amount` may include the exempt lines or not, so both readings are tried.
 */
export function partlyExempt(document: PricedDocument, terms: AmountTerms): Amounts {
  const sent = amountsAsSent(document, terms);
  const exempt = exemptSum(document, terms.decimals);
  if (exempt.lte(0) || sent.difference.eq(0)) return sent;
  const total_amount = Number(sent.total.minus(exempt));
  const readings = [sent.net, sent.net.minus(exempt)].map((net) => {
    const totals = { ...document.totals, net_amount: Number(net), total_amount };
    return amountsAsSent({ ...document, totals }, terms);
  });
  const fitting = readings.find(
    ({ net, fits, difference }) => net.gte(0) && fits && difference.abs().lt(sent.difference.abs()),
  );
  return fitting === undefined ? sent : { ...fitting, exempt, total: sent.total };
}

/** How a country's native file (XML) treats the taxes of lines. */
export interface LineTerms {
  /**
   * For a line that names neither the general VAT nor a tax that replaces it: the amount on which the general VAT is
   * due unless the line is exempt. For any other line: 0.
   */
  baseOf(line: PricedLine): Decimal;
  isWithheld(tax: LineTax): boolean;
}

/**
 * Whether the lines that name no VAT are exempt. They are exempt if all of this holds: the totals fit; the totals have
 * a net amount but no separate VAT; and `taxes_amount` contains only other taxes, not the general VAT on these lines.
 * For the last condition, `taxes_amount` is compared with two sums: the taxes that the lines name, except withheld
 * taxes; and the same taxes plus this VAT. If the second sum is closer and within the tolerance, `taxes_amount`
 * contains this VAT. Some callers deduct withheld taxes, so the comparison is repeated with `taxes_amount` plus the
 * withheld taxes.
 */
export function areUnnamedExempt(
  document: PricedDocument,
  sent: Amounts,
  { baseOf, isWithheld }: LineTerms,
): boolean {
  if (!sent.fits || !sent.vat.eq(0) || sent.net.eq(0)) return false;
  const { details = [], globals_discounts_surcharges: globals = [] } = document;
  const taxes = details.flatMap((line) => line.taxes ?? []);
  const amount = (some: readonly LineTax[]) =>
    sum(some.map(({ tax_amount }) => decimal(tax_amount).abs()));
  const added = sent.taxes.minus(amount(taxes.filter((tax) => !isWithheld(tax))));
  const all = sum(details.map(lineAmount));
  const base = sum(details.map(baseOf));
  // Global modifiers change the base of each line.
  const isChanged = globals.length > 0 && !all.eq(0);
  const vat = percentOf(isChanged ? base.times(sent.net).div(all) : base, sent.vatRate);
  const tolerance = toleranceOf(details.length);
  return ![added, added.plus(amount(taxes.filter(isWithheld)))].some((left) => {
    const rest = left.minus(vat).abs();
    return rest.lte(tolerance) && rest.lt(left.abs());
  });
}

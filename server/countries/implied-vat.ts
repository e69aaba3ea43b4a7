import { type Decimal, percentOf, sum, zero } from "../model/decimal.ts";
import { toleranceOf } from "../model/totals.ts";
import { type OpenLine, otherTaxes, type TaxTerms, taxBase, vatBase } from "./taxed-line.ts";

/** The VAT that the caller's totals imply. */
export interface ImpliedVat {
  /** The rate in percent, for the lines that name no VAT rate; undefined without VAT. */
  readonly vatRate: Decimal | undefined;
  /** Amount of the taxes that the totals contain and the lines do not name; negative if withheld. */
  readonly unstated: Decimal;
}

/** The VAT that the caller's totals imply; the country's rate if the totals contradict the lines or each other. */
export function impliedVat(lines: readonly OpenLine[], terms: TaxTerms): ImpliedVat {
  const { amounts, vatRate, otherRates } = terms;
  const tolerance = toleranceOf(lines.length);
  const isNet = sum(lines.map(taxBase)).minus(amounts.net).abs().lte(tolerance);
  if (!amounts.fits || !isNet) return { vatRate, unstated: zero };
  const taxes = amounts.total.minus(amounts.net);
  const candidates = [vatRate, undefined, ...otherRates].map((rate) => ({
    rate,
    left: taxes.minus(taxesAt(lines, rate)).abs(),
  }));
  const closest = candidates.reduce((best, one) => (one.left.lt(best.left) ? one : best));
  if (closest.left.lte(tolerance)) return { vatRate: closest.rate, unstated: zero };
  const usual = amounts.vat.eq(0) ? undefined : vatRate;
  const named = usual === undefined ? taxesAt(lines, usual) : sum(lines.map(otherTaxes));
  const rest = amounts.taxes.minus(named);
  const isUnstated = rest.abs().gt(tolerance) && rest.times(amounts.taxes).gt(0);
  return { vatRate: usual, unstated: isUnstated ? rest : zero };
}

function taxesAt(lines: readonly OpenLine[], implied: Decimal | undefined): Decimal {
  return sum(
    lines.map((line) => {
      const rate = line.namedVat === "none" ? zero : (line.namedVat ?? implied ?? zero);
      return percentOf(vatBase(line), rate).plus(otherTaxes(line));
    }),
  );
}

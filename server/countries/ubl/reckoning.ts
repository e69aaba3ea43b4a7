import { type Decimal, decimal, percentOf, round, sum, zero } from "../../model/decimal.ts";
import { lineAmount } from "../../model/lines.ts";
import { globalAmount } from "../../model/totals.ts";
import type { NativeDocument } from "../native.ts";

export type Line = NativeDocument["details"][number];

/** A tax of a line: a fixed amount if present, otherwise a percentage. */
export interface TaxClaim {
  /** The authority's code. */
  readonly code: string;
  readonly percent: Decimal;
  readonly fixed?: Decimal;
  /** Whether the base includes the amounts of the preceding taxes. */
  readonly isOnTop?: boolean;
}

/** A tax with its base and its amount. */
export interface ReckonedTax {
  readonly code: string;
  readonly percent: Decimal;
  readonly base: Decimal;
  /** The base without the amounts of preceding taxes. */
  readonly net: Decimal;
  readonly amount: Decimal;
  readonly isFixed: boolean;
}

/** A line with its amounts, which have two decimals. */
export interface ReckonedLine {
  readonly line: Line;
  /** Price times quantity. */
  readonly gross: Decimal;
  /** The line's own discount (negative) or surcharge. */
  readonly modifier: Decimal;
  /** The line's part of the discounts and surcharges on the whole document; 0 if the header states them. */
  readonly share: Decimal;
  readonly net: Decimal;
  readonly taxes: readonly ReckonedTax[];
}

/** A global modifier: a discount (negative) or surcharge on the whole document. */
export interface ReckonedGlobal {
  readonly amount: Decimal;
  /** The sum of the lines to which the modifier applies. */
  readonly base: Decimal;
  /** Whether the modifier is applied before tax. */
  readonly isTaxable: boolean;
  /** True if the modifier applies to the taxed lines, false if it applies to the untaxed lines. */
  readonly isOfTaxed: boolean;
}

/** The amounts of a file; net + tax - allowance + charge + rounding = total. */
export interface Reckoning {
  readonly lines: readonly ReckonedLine[];
  readonly globals: readonly ReckonedGlobal[];
  /** The sum of the lines, and of the header's global modifiers that are applied before tax. */
  readonly net: Decimal;
  /** The taxes by code and percentage, in the order of first appearance. */
  readonly taxes: readonly ReckonedTax[];
  /** The sum of the taxes, without withheld taxes. */
  readonly tax: Decimal;
  /** Discounts after tax, as a positive amount; `charge` is for surcharges after tax. */
  readonly allowance: Decimal;
  readonly charge: Decimal;
  readonly rounding: Decimal;
  readonly total: Decimal;
}

/** A country's terms for computing amounts. */
export interface ReckoningTerms {
  /** The taxes of a line, in the order of their computation. */
  claims(line: Line): readonly TaxClaim[];
  /** Whether a line with these taxes is a taxed line. */
  isTaxed(claims: readonly TaxClaim[]): boolean;
  /** Whether a tax is withheld; the sum of taxes excludes withheld taxes. */
  isWithheld?(code: string): boolean;
  /** Where the file states discounts and surcharges on the whole document. */
  readonly globalsIn: "lines" | "header";
}

const CENTS = 2;

/** Computes the amounts of a UBL file; `rounding` is the caller's total minus the computed total. */
export function reckon(document: NativeDocument, terms: ReckoningTerms): Reckoning {
  const plain = document.details.map((line) => priced(line, terms));
  const all = globalsOf(document, plain, terms);
  const lines = terms.globalsIn === "lines" ? spread(plain, all) : plain;
  const globals = all.filter(({ isTaxable }) => terms.globalsIn === "header" || !isTaxable);
  const taxable = new Map<string, Decimal>();
  const taxed = lines.map((line) => withTaxes(line, taxable));
  const inBase = globals.filter(({ isTaxable }) => isTaxable);
  const taxes = adjusted(groups(taxed), inBase, terms);
  const net = sum([...taxed.map((line) => line.net), ...inBase.map(({ amount }) => amount)]);
  const tax = sum(
    taxes.filter(({ code }) => terms.isWithheld?.(code) !== true).map(({ amount }) => amount),
  );
  const after = globals.filter(({ isTaxable }) => !isTaxable).map(({ amount }) => amount);
  const total = round(decimal(document.totals.total_amount), CENTS);
  return {
    lines: taxed,
    globals,
    net,
    taxes,
    tax,
    allowance: zero.minus(sum(after.filter((amount) => amount.lt(0)))),
    charge: sum(after.filter((amount) => amount.gt(0))),
    rounding: total.minus(net).minus(tax).minus(sum(after)),
    total,
  };
}

interface Priced extends Omit<ReckonedLine, "taxes"> {
  readonly claims: readonly TaxClaim[];
  readonly isTaxed: boolean;
}

function priced(line: Line, terms: ReckoningTerms): Priced {
  const gross = round(decimal(line.quantity).times(decimal(line.unit_price)), CENTS);
  const net = round(lineAmount(line), CENTS);
  const claims = terms.claims(line);
  const modifier = net.minus(gross);
  return { line, gross, modifier, share: zero, net, claims, isTaxed: terms.isTaxed(claims) };
}

// If all lines are taxed, or all are untaxed, every global modifier applies to all lines. A modifier is applied after
// tax if it would bring the sum of its lines to 0 or less. If `globalsIn` is "lines", a modifier of lines with the sum
// 0 is also applied after tax; if it is "header", every modifier of untaxed lines is.
function globalsOf(
  document: NativeDocument,
  lines: readonly Priced[],
  { globalsIn }: ReckoningTerms,
): readonly ReckonedGlobal[] {
  const sumOf = (isTaxed: boolean) =>
    sum(lines.filter((line) => line.isTaxed === isTaxed).map(({ net }) => net));
  const [taxed, others] = [sumOf(true), sumOf(false)];
  const bases = {
    taxable: taxed.eq(0) ? others : taxed,
    exempt: others.eq(0) ? taxed : others,
  };
  const left = new Map([
    [true, taxed],
    [false, others],
  ]);
  return (document.globals_discounts_surcharges ?? []).map((modifier) => {
    const amount = globalAmount(modifier, bases, CENTS);
    const isExempt = modifier.discount_surcharge_code.endsWith("E");
    const isOfTaxed = isExempt ? others.eq(0) : !taxed.eq(0);
    const rest = (left.get(isOfTaxed) ?? zero).plus(amount);
    const sumOfLines = isOfTaxed ? taxed : others;
    const isTaxable = rest.gt(0) && (globalsIn === "lines" ? !sumOfLines.eq(0) : isOfTaxed);
    if (isTaxable) left.set(isOfTaxed, rest);
    return { amount, base: isExempt ? bases.exempt : bases.taxable, isTaxable, isOfTaxed };
  });
}

// Distributes the global modifiers with `isTaxable` among the lines, in proportion to `net`. Because of cumulative
// rounding, the shares add up to the sum of these modifiers.
function spread(lines: readonly Priced[], globals: readonly ReckonedGlobal[]): readonly Priced[] {
  const state = [true, false].map((isOfTaxed) => {
    const mine = globals.filter((one) => one.isTaxable && one.isOfTaxed === isOfTaxed);
    const base = sum(lines.filter((line) => line.isTaxed === isOfTaxed).map(({ net }) => net));
    return { amount: sum(mine.map(({ amount }) => amount)), base, seen: zero, given: zero };
  });
  return lines.map((line) => {
    const part = state[line.isTaxed ? 0 : 1];
    if (part === undefined || part.amount.eq(0) || part.base.eq(0)) return line;
    part.seen = part.seen.plus(line.net);
    const share = round(part.amount.times(part.seen).div(part.base), CENTS).minus(part.given);
    part.given = part.given.plus(share);
    return { ...line, share, net: line.net.plus(share) };
  });
}

// Each percentage tax is computed and rounded for the sum of the lines so far. A line's tax is the increase of this
// amount since the preceding line. Thus the line taxes add up to the rounded tax of all lines.
function withTaxes(line: Priced, reckoned: Map<string, Decimal>): ReckonedLine {
  const { claims, isTaxed: _, ...rest } = line;
  let onTop = zero;
  const taxes = claims.map(({ code, percent, fixed, isOnTop }) => {
    const base = isOnTop ? line.net.plus(onTop) : line.net;
    const key = `${code} ${percent.toFixed()}`;
    const before = reckoned.get(key) ?? zero;
    const rounded = (value: Decimal) => round(percentOf(value, percent), CENTS);
    const amount = fixed ? round(fixed, CENTS) : rounded(before.plus(base)).minus(rounded(before));
    reckoned.set(key, before.plus(base));
    onTop = onTop.plus(amount);
    return { code, percent, base, net: line.net, amount, isFixed: fixed !== undefined };
  });
  return { ...rest, taxes };
}

function groups(lines: readonly ReckonedLine[]): readonly ReckonedTax[] {
  const found = new Map<string, ReckonedTax>();
  for (const tax of lines.flatMap(({ taxes }) => taxes)) {
    const key = `${tax.code} ${tax.percent.toFixed()}`;
    const { base = zero, net = zero, amount = zero } = found.get(key) ?? {};
    found.set(key, {
      ...tax,
      base: base.plus(tax.base),
      net: net.plus(tax.net),
      amount: amount.plus(tax.amount),
    });
  }
  return [...found.values()];
}

// Adds each modifier of `globals` to the base of one tax: the tax with the largest base among the percentage taxes for
// which `isTaxed` is true. Without such a tax, `taxes` stay unchanged.
function adjusted(
  taxes: readonly ReckonedTax[],
  globals: readonly ReckonedGlobal[],
  terms: ReckoningTerms,
): readonly ReckonedTax[] {
  return globals.reduce<readonly ReckonedTax[]>((all, global) => {
    const mine = all.filter((tax) => !tax.isFixed && terms.isTaxed([tax]));
    const largest = mine.reduce<ReckonedTax | undefined>(
      (most, tax) => (most === undefined || tax.base.gt(most.base) ? tax : most),
      undefined,
    );
    return all.map((tax) => {
      if (tax !== largest) return tax;
      const base = tax.base.plus(global.amount);
      const net = tax.net.plus(global.amount);
      return { ...tax, base, net, amount: round(percentOf(base, tax.percent), CENTS) };
    });
  }, taxes);
}

import { type Decimal, decimal, percentOf, round, sum, zero } from "../../model/decimal.ts";
import { lineAmount } from "../../model/lines.ts";
import { globalAmount } from "../../model/totals.ts";
import type { NativeDocument } from "../native.ts";

/** A line of a document. */
export type Line = NativeDocument["details"][number];

/** A tax that a line bears: a fixed amount if present, otherwise a percentage. */
export interface TaxClaim {
  /** The authority's code. */
  readonly code: string;
  readonly percent: Decimal;
  readonly fixed?: Decimal;
  /** Whether the amounts of the taxes before it are part of its base. */
  readonly isOnTop?: boolean;
}

/** A tax with its base and its amount, both with two decimals. */
export interface ReckonedTax {
  readonly code: string;
  readonly percent: Decimal;
  readonly base: Decimal;
  readonly amount: Decimal;
  readonly isFixed: boolean;
}

/** A line with its amounts, all with two decimals. */
export interface ReckonedLine {
  readonly line: Line;
  /** Price times quantity. */
  readonly gross: Decimal;
  /** The line's own discount (negative) or surcharge. */
  readonly modifier: Decimal;
  /** Its part of the discounts and surcharges on the whole document, if lines bear them. */
  readonly share: Decimal;
  readonly net: Decimal;
  readonly taxes: readonly ReckonedTax[];
}

/** A discount (negative) or surcharge that stands in the header. */
export interface ReckonedGlobal {
  readonly amount: Decimal;
  /** The sum of the lines that it applies to. */
  readonly base: Decimal;
  /** Whether it changes the base of a tax. */
  readonly isTaxable: boolean;
  /** Whether it applies to the taxed lines; otherwise it applies to the others. */
  readonly isOfTaxed: boolean;
}

/** The amounts of a file; net + tax - allowance + charge + rounding = total. */
export interface Reckoning {
  readonly lines: readonly ReckonedLine[];
  readonly globals: readonly ReckonedGlobal[];
  /** Sum of the lines, and of the globals that change the base of a tax. */
  readonly net: Decimal;
  /** The taxes by code and percentage, in the order of first appearance. */
  readonly taxes: readonly ReckonedTax[];
  /** Sum of the taxes that the receiver pays. */
  readonly tax: Decimal;
  /** Discounts and surcharges after tax, both positive. */
  readonly allowance: Decimal;
  readonly charge: Decimal;
  readonly rounding: Decimal;
  readonly total: Decimal;
}

/** A country's terms for computing amounts. */
export interface ReckoningTerms {
  /** The taxes of a line, in the order in which they are reckoned. */
  claims(line: Line): readonly TaxClaim[];
  /** Whether a line with these taxes belongs to the taxed part of the document. */
  isTaxed(claims: readonly TaxClaim[]): boolean;
  /** Whether a tax is withheld from the receiver's payment, and so is no part of the sum of taxes. */
  isWithheld?(code: string): boolean;
  /** Where discounts and surcharges on the whole document stand. */
  readonly globalsIn: "lines" | "header";
}

const CENTS = 2;

/** The amounts of a UBL file: lines by price and quantity, taxes by base and percentage; the difference to the caller's total is rounding. */
export function reckon(document: NativeDocument, terms: ReckoningTerms): Reckoning {
  const plain = document.details.map((line) => priced(line, terms));
  const all = globalsOf(document, plain);
  const lines = terms.globalsIn === "lines" ? spread(plain, all) : plain;
  const globals = all.filter(({ isTaxable }) => terms.globalsIn === "header" || !isTaxable);
  const taxable = new Map<string, Decimal>();
  const taxed = lines.map((line) => withTaxes(line, taxable));
  const inBase = globals.filter(({ isTaxable }) => isTaxable);
  const taxes = adjusted(groups(taxed), inBase);
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

// If all lines are taxed, or none is, every global applies to all of them. A global that would leave
// nothing of its lines is applied after tax.
function globalsOf(document: NativeDocument, lines: readonly Priced[]): readonly ReckonedGlobal[] {
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
    const isTaxable = rest.gt(0);
    if (isTaxable) left.set(isOfTaxed, rest);
    return { amount, base: isExempt ? bases.exempt : bases.taxable, isTaxable, isOfTaxed };
  });
}

// Each line bears its part of the sum; parts are rounded cumulatively, so that they add up.
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

// A line's tax is the rounded tax up to this line, less the rounded tax up to the line before, so that lines and header agree to the cent.
function withTaxes(line: Priced, reckoned: Map<string, Decimal>): ReckonedLine {
  const { claims, isTaxed: _, ...rest } = line;
  let onTop = zero;
  const taxes = claims.map(({ code, percent, fixed, isOnTop }) => {
    const base = isOnTop ? line.net.plus(onTop) : line.net;
    const key = `${code} ${percent.toFixed()}`;
    const before = reckoned.get(key) ?? zero;
    const rounded = (value: Decimal) => round(percentOf(value, percent), CENTS);
    const amount = fixed ?? rounded(before.plus(base)).minus(rounded(before));
    reckoned.set(key, before.plus(base));
    onTop = onTop.plus(amount);
    return { code, percent, base, amount, isFixed: fixed !== undefined };
  });
  return { ...rest, taxes };
}

function groups(lines: readonly ReckonedLine[]): readonly ReckonedTax[] {
  const found = new Map<string, ReckonedTax>();
  for (const tax of lines.flatMap(({ taxes }) => taxes)) {
    const key = `${tax.code} ${tax.percent.toFixed()}`;
    const { base = zero, amount = zero } = found.get(key) ?? {};
    found.set(key, { ...tax, base: base.plus(tax.base), amount: amount.plus(tax.amount) });
  }
  return [...found.values()];
}

// Each global in the header changes the tax with the largest base, among the taxed or among the other lines.
function adjusted(
  taxes: readonly ReckonedTax[],
  globals: readonly ReckonedGlobal[],
): readonly ReckonedTax[] {
  return globals.reduce<readonly ReckonedTax[]>((all, global) => {
    const mine = all.filter((tax) => !tax.isFixed && tax.percent.gt(0) === global.isOfTaxed);
    const largest = mine.reduce<ReckonedTax | undefined>(
      (most, tax) => (most === undefined || tax.base.gt(most.base) ? tax : most),
      undefined,
    );
    return all.map((tax) => {
      if (tax !== largest) return tax;
      const base = tax.base.plus(global.amount);
      return { ...tax, base, amount: round(percentOf(base, tax.percent), CENTS) };
    });
  }, taxes);
}

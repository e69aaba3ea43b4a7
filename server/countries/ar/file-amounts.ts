import { type Decimal, decimal, round, sum, zero } from "../../model/decimal.ts";
import { findCode } from "../codes.ts";
import type { NativeLimit } from "../native.ts";
import {
  type NamedTax,
  type PricedDocumentWithTaxes,
  type TaxedLine,
  taxBase,
} from "../taxed-line.ts";
import { taxedLines } from "../taxed-lines.ts";
import { rateOn } from "../vat.ts";
import { amounts, iva } from "./amounts.ts";
import { codes } from "./codes.ts";

/** VAT of one rate (AlicIva). */
export interface Aliquot {
  /** ARCA's number of the rate. */
  readonly id: number;
  readonly base: Decimal;
  readonly amount: Decimal;
}

/** A Tributo: VAT at a rate that ARCA does not list, a line's second VAT, or a tax other than VAT. */
export interface Tribute {
  readonly id: number;
  readonly title: string;
  readonly base: Decimal;
  /** Percent. */
  readonly rate: Decimal;
  readonly amount: Decimal;
}

/** The amounts of a voucher, rounded to two decimals; net + untaxed + exempt + vat + tribute = total. */
export interface FileAmounts {
  readonly aliquots: readonly Aliquot[];
  readonly tributes: readonly Tribute[];
  /** The base of VAT; for letter C, the total without tributes. */
  readonly net: Decimal;
  /** The sum of the lines whose VAT rate ARCA does not list. */
  readonly untaxed: Decimal;
  readonly exempt: Decimal;
  readonly vat: Decimal;
  readonly tribute: Decimal;
  readonly total: Decimal;
  readonly limits: readonly NativeLimit[];
}

const DECIMALS = 2;
const otherTribute = "99";
const otherRates = ["10.5", "27", "5", "2.5"].map(decimal);

/** The amounts in ARCA's file, summed from the lines. For letter C, `net` includes VAT, untaxed and exempt amounts. */
export function fileAmounts(document: PricedDocumentWithTaxes, isLetterC: boolean): FileAmounts {
  const { lines, unstated, limits } = taxedLines(document, {
    amounts: amounts(document),
    vatRate: rateOn(iva, document.header.issue_date),
    otherRates,
    isVat: (id) => findCode(codes.taxes, id).code === "IVA",
    isWithheld: () => false,
    isListed: (id) => !findCode(codes.taxes, id).isDefault,
  });
  const { aliquots, unlisted } = vatOf(lines);
  const base = round(sum(lines.map(taxBase)), DECIMALS);
  const rest = round(unstated, DECIMALS);
  const others = [
    ...named(lines, (tax) => !isSecondVat(tax)),
    ...(rest.gt(0) ? [unnamed(rest, base)] : []),
  ];
  const all = summed([...others, ...named(lines, isSecondVat), ...unlisted]);
  const tributes = isLetterC ? summed(others) : all;
  const exempt = round(
    sum(lines.filter(({ vatRate }) => vatRate === undefined).map(taxBase)),
    DECIMALS,
  );
  const vat = sum(aliquots.map(({ amount }) => amount));
  const taxable = sum(aliquots.map((aliquot) => aliquot.base));
  const untaxed = round(sum(lines.filter(isUnlisted).map(taxBase)), DECIMALS);
  const tribute = sum(tributes.map(({ amount }) => amount));
  const taxes = vat.plus(sum(all.map(({ amount }) => amount)));
  const total = taxable.plus(untaxed).plus(exempt).plus(taxes);
  const found = { tributes, tribute, total, limits: [...limits, ...limitsOf(lines, rest, total)] };
  if (!isLetterC) return { ...found, aliquots, net: taxable, untaxed, exempt, vat };
  return {
    ...found,
    aliquots: [],
    net: total.minus(tribute),
    untaxed: zero,
    exempt: zero,
    vat: zero,
  };
}

function rateId(rate: Decimal): number | undefined {
  const found = findCode(codes.vat_rates, rate.toFixed());
  return found.isDefault ? undefined : Number(found.code);
}

function isUnlisted({ vatRate }: TaxedLine): boolean {
  return vatRate !== undefined && rateId(vatRate) === undefined;
}

// VAT at a rate that ARCA does not list becomes a tribute of type 99 (other).
function vatOf(lines: readonly TaxedLine[]) {
  const groups = new Map<string, { rate: Decimal; base: Decimal }>();
  for (const line of lines) {
    if (line.vatRate === undefined) continue;
    const key = line.vatRate.toFixed();
    const base = (groups.get(key)?.base ?? zero).plus(taxBase(line));
    groups.set(key, { rate: line.vatRate, base });
  }
  const aliquots: Aliquot[] = [];
  const unlisted: Tribute[] = [];
  for (const { rate, base: exact } of groups.values()) {
    const base = round(exact, DECIMALS);
    const amount = round(exact.times(rate).div(100), DECIMALS);
    const id = rateId(rate);
    if (id === undefined) unlisted.push({ ...tributeKind(otherTribute), base, rate, amount });
    else aliquots.push({ id, base, amount });
  }
  return { aliquots, unlisted };
}

// Whether a tax in a line's `others` is a second VAT of this line. A tax with an unlisted id is no second VAT: its
// `isVat` is true only because `findCode` returns the default code, IVA. For letter C, second VAT is not stated as a
// tribute.
function isSecondVat({ id, isVat }: NamedTax): boolean {
  return isVat && !findCode(codes.taxes, id).isDefault;
}

function named(
  lines: readonly TaxedLine[],
  isWanted: (tax: NamedTax) => boolean,
): readonly Tribute[] {
  return lines.flatMap((line) =>
    line.others
      .filter((tax) => tax.percentage.gte(0) && isWanted(tax))
      .map(({ id, isVat, percentage }) => ({
        ...tributeKind(isVat ? otherTribute : findCode(codes.taxes, id).code),
        base: taxBase(line),
        rate: percentage,
        amount: taxBase(line).times(percentage).div(100),
      })),
  );
}

function unnamed(amount: Decimal, base: Decimal): Tribute {
  const rate = base.gt(0) ? round(amount.div(base).times(100), DECIMALS) : zero;
  return { ...tributeKind(otherTribute), base, rate, amount };
}

function tributeKind(code: string): Pick<Tribute, "id" | "title"> {
  const known = Object.values(codes.taxes.codes).find((one) => one.code === code);
  return { id: Number(code), title: known?.title ?? code };
}

function summed(tributes: readonly Tribute[]): readonly Tribute[] {
  const groups = new Map<string, Tribute>();
  for (const tribute of tributes) {
    const key = `${tribute.id} ${tribute.rate.toFixed()}`;
    const { base = zero, amount = zero } = groups.get(key) ?? {};
    groups.set(key, {
      ...tribute,
      base: base.plus(tribute.base),
      amount: amount.plus(tribute.amount),
    });
  }
  return [...groups.values()].map((tribute) => ({
    ...tribute,
    base: round(tribute.base, DECIMALS),
    amount: round(tribute.amount, DECIMALS),
  }));
}

// The values that ARCA rejects: withheld taxes, negative line amounts, and a quantity or a total of 0 or less.
function limitsOf(
  lines: readonly TaxedLine[],
  rest: Decimal,
  total: Decimal,
): readonly NativeLimit[] {
  const withheld = lines.flatMap(({ others }) =>
    others.filter(({ percentage }) => percentage.lt(0)),
  );
  const message = "A voucher of ARCA cannot state withheld taxes.";
  const lineMessage =
    "The quantity must be above 0, and the amount after discounts must not be negative.";
  return [
    ...withheld.map(({ pointer }) => ({ pointer, message })),
    ...(rest.lt(0) ? [{ pointer: "/totals/taxes_amount", message }] : []),
    ...lines
      .filter((line) => taxBase(line).lt(0) || line.quantity.lte(0))
      .map(({ pointer }) => ({ pointer, message: lineMessage })),
    ...(total.lte(0)
      ? [{ pointer: "/totals/total_amount", message: "The total of a voucher must be above 0." }]
      : []),
  ];
}

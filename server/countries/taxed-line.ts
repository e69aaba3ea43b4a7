import { type Decimal, percentOf, sum } from "../model/decimal.ts";
import type { LineTax } from "../model/lines.ts";
import type { Amounts, PricedDocument } from "./amounts.ts";
import type { NativeLimit } from "./native.ts";

/** A create body, an update body or a stored document, with the taxes of its lines as sent. */
export interface PricedDocumentWithTaxes extends PricedDocument {
  readonly details?: readonly (NonNullable<PricedDocument["details"]>[number] & {
    readonly taxes?: readonly LineTax[];
  })[];
}

/** A tax that a line names; `percentage` is negative if the tax is withheld. */
export interface NamedTax {
  readonly id: string;
  readonly isVat: boolean;
  readonly percentage: Decimal;
  readonly pointer: string;
}

/** A line, or a surcharge on the whole document, with its taxes; amounts have up to six decimals. */
export interface TaxedLine {
  /** JSON Pointer to the line or the surcharge in the body. */
  readonly pointer: string;
  /** Index among the lines; absent for a surcharge on the whole document. */
  readonly index?: number;
  readonly quantity: Decimal;
  readonly unitPrice: Decimal;
  /** Price times quantity, plus the line's own surcharge. */
  readonly amount: Decimal;
  /** The line's own discount plus its share of the document's discounts; never negative. */
  readonly discount: Decimal;
  /** The VAT rate in percent; undefined without VAT. */
  readonly vatRate: Decimal | undefined;
  /** The other taxes that the line names, including withheld VAT. */
  readonly others: readonly NamedTax[];
  /** The taxes of `others` whose amounts are part of the base of the VAT. */
  readonly inVatBase: readonly NamedTax[];
}

/** A document's lines, from which the amounts in the file for the tax authority are computed. */
export interface TaxedLines {
  readonly lines: readonly TaxedLine[];
  /** Amount of the taxes that the caller's totals contain and the lines do not name; negative if withheld. */
  readonly unstated: Decimal;
  readonly limits: readonly NativeLimit[];
}

/** A country's input for `taxedLines`: the document's amounts, the VAT rates, and predicates on tax types. */
export interface TaxTerms {
  /** The document's amounts, computed from the caller's totals. */
  readonly amounts: Amounts;
  /** The country's standard VAT rate in percent. */
  readonly vatRate: Decimal;
  /** The country's other VAT rates, in percent. `impliedVat` tests whether the caller's totals imply one of them. */
  readonly otherRates: readonly Decimal[];
  isVat(taxTypeId: string): boolean;
  /** Whether the tax is always withheld, whatever the sign of its percentage. */
  isWithheld(taxTypeId: string): boolean;
  /** Whether the country's table lists the id. For an unlisted id, `findCode` returns the default code. */
  isListed(taxTypeId: string): boolean;
  /** Whether the base of the VAT may include the tax. Without this function, the base includes no tax. */
  isInVatBase?(taxTypeId: string): boolean;
}

/** The largest number of decimals in a line's amounts. */
export const lineDecimals = 6;

/** A line before its VAT is known. */
export interface OpenLine extends Omit<TaxedLine, "vatRate"> {
  /** The VAT rate that the line names, "none" for a line without VAT, undefined if the line names no rate. */
  readonly namedVat: Decimal | "none" | undefined;
}

/** The taxable amount of a line. */
export function taxBase({ amount, discount }: Pick<TaxedLine, "amount" | "discount">): Decimal {
  return amount.minus(discount);
}

/** The base of a line's VAT: the taxable amount plus the taxes of `inVatBase`. */
export function vatBase(line: Pick<TaxedLine, "amount" | "discount" | "inVatBase">): Decimal {
  const base = taxBase(line);
  return base.plus(sum(line.inVatBase.map(({ percentage }) => percentOf(base, percentage))));
}

/** The sum of a line's taxes other than its VAT. */
export function otherTaxes(line: Pick<TaxedLine, "amount" | "discount" | "others">): Decimal {
  return sum(line.others.map(({ percentage }) => percentOf(taxBase(line), percentage)));
}

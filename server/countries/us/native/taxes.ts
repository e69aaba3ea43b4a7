import { type Decimal, decimal, round, sum, zero } from "../../../model/decimal.ts";
import { combineTaxes } from "../../../model/lines.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import { findCode } from "../../codes.ts";
import { amount, cac, cbc } from "../../ubl/components.ts";
import type { Line, ReckoningTerms } from "../../ubl/reckoning.ts";
import { codes } from "../codes.ts";
import type { UsFile } from "./us-file.ts";

/** The terms for computing amounts. Sales tax is not computed, because its rate depends on the place. */
export function reckoningTerms(): ReckoningTerms {
  return { globalsIn: "header", claims: () => [], isTaxed: () => true };
}

/** The sales tax that the caller sent, rounded to cents; 0 if absent. */
export function salesTax({ input }: UsFile): Decimal {
  return round(decimal(input.document.totals.taxes_amount ?? 0), 2);
}

/**
 * TaxTotal: a subtotal for each tax of the lines. It has a single subtotal if the lines name no taxes, or if the sum of
 * these taxes differs from the sales tax that the caller sent.
 */
export function taxTotal(file: UsFile): XmlElement | undefined {
  const { currency, reckoning } = file;
  const tax = salesTax(file);
  const named = combineTaxes(file.input.document.details.flatMap((line) => line.taxes ?? []));
  const stated = sum(named.map((one) => round(decimal(one.tax_amount), 2)));
  const isNamed = named.length > 0 && stated.eq(tax);
  const parts = isNamed
    ? named.map((one) => ({
        code: findCode(codes.taxes, one.tax_type_id).code,
        base: sum(reckoning.lines.filter(({ line }) => bears(line, one)).map(({ net }) => net)),
        percent: decimal(one.tax_percentage),
        amount: decimal(one.tax_amount),
      }))
    : [{ code: "STT", ...unnamedTax(file), amount: tax }];
  return cac(
    "TaxTotal",
    amount("TaxAmount", tax, currency),
    parts.map((part) =>
      cac(
        "TaxSubtotal",
        amount("TaxableAmount", part.base, currency),
        amount("TaxAmount", part.amount, currency),
        category("TaxCategory", part.percent, part.code),
      ),
    ),
  );
}

// The base and the rate of the sales tax as a whole, not split into the taxes of the lines. The base is the sum of the
// lines with a tax. Without such lines, or with discounts or surcharges on the document, the base is the net amount of
// the document.
function unnamedTax(file: UsFile): { readonly base: Decimal; readonly percent: Decimal } {
  const { lines, globals, net } = file.reckoning;
  const taxed = lines.filter(
    ({ line: { total_taxes = 0, taxes = [] } }) =>
      total_taxes > 0 || taxes.some(({ tax_amount }) => tax_amount > 0),
  );
  const base = globals.length === 0 && taxed.length > 0 ? sum(taxed.map((one) => one.net)) : net;
  return { base, percent: rate(salesTax(file), base) };
}

/** The sales tax rate of every line if no line states a tax; otherwise undefined. */
export function sharedRate(file: UsFile): Decimal | undefined {
  const isStated = file.input.document.details.some(
    ({ total_taxes, taxes = [] }) => total_taxes !== undefined || taxes.length > 0,
  );
  return isStated ? undefined : unnamedTax(file).percent;
}

/**
 * The tax categories of a line, one for each tax: Z (zero rate) at 0 percent, otherwise S (standard rate).
 * A line that lists no `taxes` has the rate `shared` if given, otherwise the rate of its `total_taxes`.
 */
export function lineCategories(
  line: Line,
  shared: Decimal | undefined,
): readonly (XmlElement | undefined)[] {
  const { taxes = [], total_amount_line, total_taxes = 0 } = line;
  if (taxes.length === 0) {
    const base = decimal(total_amount_line).minus(decimal(total_taxes));
    const { code } = findCode(codes.taxes, undefined);
    return [category("ClassifiedTaxCategory", shared ?? rate(decimal(total_taxes), base), code)];
  }
  return taxes.map(({ tax_type_id, tax_percentage }) =>
    category(
      "ClassifiedTaxCategory",
      decimal(tax_percentage),
      findCode(codes.taxes, tax_type_id).code,
    ),
  );
}

function category(name: string, percent: Decimal, code: string): XmlElement | undefined {
  return cac(
    name,
    cbc("ID", percent.eq(0) ? "Z" : "S"),
    cbc("Percent", round(percent, 6).toFixed()),
    cac("TaxScheme", cbc("ID", code)),
  );
}

function rate(tax: Decimal, base: Decimal): Decimal {
  return base.eq(0) ? zero : round(tax.times(100).div(base), 3);
}

function bears(
  line: Line,
  tax: { readonly tax_type_id: string; readonly tax_percentage: number },
): boolean {
  return (line.taxes ?? []).some(
    (one) => one.tax_type_id === tax.tax_type_id && one.tax_percentage === tax.tax_percentage,
  );
}

import { type Decimal, decimal, percentOf, round, sum, zero } from "../model/decimal.ts";
import { type LineTax, lineAmount } from "../model/lines.ts";
import { impliedVat } from "./implied-vat.ts";
import {
  lineDecimals,
  type NamedTax,
  type OpenLine,
  type PricedDocumentWithTaxes,
  type TaxedLines,
  type TaxTerms,
} from "./taxed-line.ts";
import { withGlobals } from "./whole-document-modifiers.ts";

/**
 * The lines of a document as its file states them. Discounts on the whole document are divided among the lines;
 * surcharges on the whole document become lines. A line that names no VAT rate has the rate that the caller's totals
 * imply: the country's standard rate, one of `otherRates`, or none.
 */
export function taxedLines(document: PricedDocumentWithTaxes, terms: TaxTerms): TaxedLines {
  const priced = (document.details ?? []).map((line, index) => openLine(line, index, terms));
  const { lines, limits } = withGlobals(priced, document);
  const { vatRate, unstated } = impliedVat(lines, terms);
  return {
    lines: lines.map(({ namedVat, ...line }) => ({
      ...line,
      vatRate: namedVat === "none" ? undefined : (namedVat ?? vatRate),
    })),
    unstated,
    limits,
  };
}

function openLine(
  line: NonNullable<PricedDocumentWithTaxes["details"]>[number],
  index: number,
  terms: TaxTerms,
): OpenLine {
  const quantity = decimal(line.quantity);
  const unitPrice = decimal(line.unit_price);
  const product = round(quantity.times(unitPrice), lineDecimals);
  const modifier = round(lineAmount(line), lineDecimals).minus(product);
  const taxes = (line.taxes ?? []).map(
    ({ tax_type_id: id, tax_percentage, tax_amount }, place): NamedTax => {
      const rate = decimal(tax_percentage);
      // The minus sign of a withheld tax may be on the percentage or on the amount.
      const isWithheld = rate.lt(0) || tax_amount < 0 || terms.isWithheld(id);
      const percentage = isWithheld ? zero.minus(rate.abs()) : rate;
      const pointer = `/details/${index}/taxes/${place}/tax_percentage`;
      return { id, isVat: terms.isVat(id), percentage, pointer };
    },
  );
  const vats = taxes.filter(({ isVat, percentage }) => isVat && percentage.gte(0));
  const vat = vats.find(({ id }) => terms.isListed(id)) ?? vats[0];
  const others = taxes.filter((tax) => tax !== vat);
  const base = product.plus(modifier);
  const sentVat = vat && line.taxes?.[taxes.indexOf(vat)];
  return {
    pointer: `/details/${index}`,
    index,
    quantity,
    unitPrice,
    amount: modifier.gt(0) ? product.plus(modifier) : product,
    discount: modifier.lt(0) ? zero.minus(modifier) : zero,
    namedVat: vat?.percentage,
    others,
    inVatBase: sentVat ? inVatBase(others, base, sentVat, terms) : [],
  };
}

// Returns the taxes that are part of the VAT base: all positive taxes in `others` that `isInVatBase` allows, or none.
// Returns all of them if the sent VAT is close to the VAT on `base` plus these taxes: the difference must be less than
// half of the VAT on these taxes alone.
function inVatBase(
  others: readonly NamedTax[],
  base: Decimal,
  { tax_percentage: rate, tax_amount: sent }: LineTax,
  { isInVatBase }: TaxTerms,
): readonly NamedTax[] {
  const found = others.filter(({ id, percentage }) => percentage.gt(0) && isInVatBase?.(id));
  const more = sum(found.map(({ percentage }) => percentOf(base, percentage)));
  const error = percentOf(base.plus(more), decimal(rate)).minus(sent).abs();
  return error.times(2).lt(percentOf(more, decimal(rate))) ? found : [];
}

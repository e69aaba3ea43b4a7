import { lineAmount } from "../model/lines.ts";
import { decimalText, formatDecimal, type NumberMarks } from "./decimal-text.ts";
import { isPlaceholder } from "./placeholder.ts";
import { printable } from "./printable-text.ts";
import type { RenderingLine } from "./rendering-document.ts";
import type { RenderingInput } from "./rendering-input.ts";

/** A line as printed; cells without a value are empty. */
export interface LineView {
  readonly code: string;
  readonly description: string;
  /** Printed under the description: the long description, and the taxes of the line. */
  readonly notes: readonly string[];
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  /** Discount or surcharge: a percentage such as "-6,5 %", an amount, or both. */
  readonly modifier: string;
  readonly total: string;
}

/** Formats a line; rounds `total` and taxes to the currency's decimals. `total` includes VAT if `unit_price` does. */
export function lineView(
  line: RenderingLine,
  { document, country }: Pick<RenderingInput, "document" | "country">,
): LineView {
  const { marks, words } = country;
  const exactly = (amount: number) => country.formatMoney(decimalText(amount), document, "exact");
  const taxes = (line.taxes ?? []).map((tax) => {
    const name = country.codeTitle("taxes", tax.tax_type_id) ?? `${words.tax} ${tax.tax_type_id}`;
    const amount = country.formatMoney(decimalText(tax.tax_amount), document);
    return `${name} ${percentText(tax.tax_percentage, marks)}: ${amount}`;
  });
  // A dispatch guide may list goods without a price.
  const isPriced = line.unit_price !== 0 || line.total_amount_line !== 0;
  const unit = line.unit_measure ?? "";
  return {
    code: printable(line.sku ?? ""),
    description: printable(line.line_description ?? ""),
    notes: [line.long_description ?? "", ...taxes]
      .filter((note) => !isPlaceholder(note))
      .map(printable),
    quantity: formatDecimal(line.quantity, marks),
    unit: isPlaceholder(unit) ? "" : printable(country.codeTitle("units", unit) ?? unit),
    price: isPriced ? printable(exactly(line.unit_price)) : "",
    modifier: printable(modifierOf(line, { marks, exactly })),
    total: isPriced ? printable(country.formatMoney(lineAmount(line).toFixed(), document)) : "",
  };
}

function modifierOf(
  line: RenderingLine,
  {
    marks,
    exactly,
  }: Pick<RenderingInput["country"], "marks"> & { exactly: (amount: number) => string },
): string {
  const { modifier_percentage: percentage, modifier_amount: amount } = line;
  const parts = [
    ...(percentage ? [percentText(percentage, marks)] : []),
    ...(amount ? [exactly(amount)] : []),
  ];
  return parts.join(" ");
}

function percentText(value: number, marks: NumberMarks): string {
  return `${formatDecimal(value, marks, { most: 20 })} %`;
}

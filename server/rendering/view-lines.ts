import { formatDecimal } from "./decimal-text.ts";
import { printable } from "./printable-text.ts";
import type { RenderingLine } from "./rendering-document.ts";
import type { RenderingInput } from "./rendering-input.ts";

/** A line as printed; cells without a value are empty. */
export interface LineView {
  readonly code: string;
  readonly description: string;
  /** Under the description: the long one, and the taxes of the line. */
  readonly notes: readonly string[];
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  /** Discount or surcharge, "-6,5 %" or an amount. */
  readonly modifier: string;
  readonly total: string;
}

/** Formats a line: quantity and price unchanged, amounts as the country's money. */
export function lineView(line: RenderingLine, { document, country }: RenderingInput): LineView {
  const { marks, words } = country;
  const money = (amount: number) => country.formatMoney(String(amount), document);
  const taxes = (line.taxes ?? []).map(
    (tax) =>
      `${words.tax} ${tax.tax_type_id} ${formatDecimal(tax.tax_percentage, marks)} %: ${money(tax.tax_amount)}`,
  );
  return {
    code: printable(line.sku ?? ""),
    description: printable(line.line_description ?? ""),
    notes: [line.long_description ?? "", ...taxes].filter((note) => note !== "").map(printable),
    quantity: formatDecimal(line.quantity, marks),
    unit: printable(line.unit_measure ?? ""),
    price: formatDecimal(line.unit_price, marks),
    modifier: printable(modifierOf(line, { marks, money })),
    total: printable(money(line.total_amount_line)),
  };
}

function modifierOf(
  line: RenderingLine,
  {
    marks,
    money,
  }: Pick<RenderingInput["country"], "marks"> & { money: (amount: number) => string },
): string {
  if (line.modifier_percentage) return `${formatDecimal(line.modifier_percentage, marks)} %`;
  return line.modifier_amount ? money(line.modifier_amount) : "";
}

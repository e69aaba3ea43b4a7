import { type Decimal, decimal, percentOf, sum, zero } from "./decimal.ts";

/** The members that determine a line's price and taxes. */
export interface PricedLine {
  readonly quantity: number;
  readonly unit_price: number;
  readonly modifier_amount?: number;
  readonly modifier_percentage?: number;
  readonly taxes?: readonly LineTax[];
}

/** One tax of a line, as in the request. */
export interface LineTax {
  readonly tax_type_id: string;
  readonly tax_percentage: number;
  readonly tax_amount: number;
}

/** The members of a line that are printed. */
export interface PrintedLine extends PricedLine {
  readonly sku?: string;
  readonly line_description?: string;
  readonly long_description?: string;
  readonly unit_measure?: string;
  readonly total_taxes?: number;
  readonly total_amount_line: number;
}

/** The account settings for printed lines. */
export interface LineArrangement {
  readonly sum_up_detail_lines?: number;
  readonly order_of_added_products?: number;
}

/** Quantity times price, plus the modifiers, without rounding. Includes VAT if `unit_price` includes VAT. */
export function lineAmount(line: PricedLine): Decimal {
  const product = decimal(line.quantity).times(decimal(line.unit_price));
  return product
    .plus(percentOf(product, decimal(line.modifier_percentage ?? 0)))
    .plus(decimal(line.modifier_amount ?? 0));
}

/** Whether a line is exempt: it lists at least one tax, and every listed tax has percentage 0 and amount 0. */
export function isExemptLine({ taxes = [] }: PricedLine): boolean {
  return (
    taxes.length > 0 &&
    taxes.every(({ tax_percentage, tax_amount }) => tax_percentage === 0 && tax_amount === 0)
  );
}

/**
 * Returns lines as printed. If `sum_up_detail_lines` is 1, lines of the same product are combined.
 * If `order_of_added_products` is 1, the order is reversed.
 */
export function arrangeLines<L extends PrintedLine>(
  lines: readonly L[],
  arrangement: LineArrangement,
): readonly L[] {
  const shown = arrangement.sum_up_detail_lines === 1 ? combineLines(lines) : [...lines];
  return arrangement.order_of_added_products === 1 ? shown.reverse() : shown;
}

function combineLines<L extends PrintedLine>(lines: readonly L[]): L[] {
  const groups = new Map<string, L[]>();
  for (const line of lines) {
    const group = groups.get(sameness(line));
    if (group === undefined) groups.set(sameness(line), [line]);
    else group.push(line);
  }
  return [...groups.values()].map(combine);
}

// Lines are of the same product if their SKU (or, without SKU, description), unit, price and modifier percentage
// are equal. `modifier_amount` may differ, because amounts can be added.
function sameness(line: PrintedLine): string {
  const { sku = "" } = line;
  const product = sku.trim() === "" ? [line.line_description ?? ""] : ["sku", sku];
  const percentage = line.modifier_percentage ?? 0;
  return JSON.stringify([product, line.unit_measure ?? "", line.unit_price, percentage]);
}

function combine<L extends PrintedLine>(lines: readonly L[]): L {
  const [first] = lines as readonly [L, ...L[]];
  if (lines.length === 1) return first;
  const texts = new Set(lines.flatMap((line) => line.long_description ?? []));
  const taxes = lines.flatMap((line) => line.taxes ?? []);
  return {
    ...first,
    quantity: total(lines, "quantity"),
    total_amount_line: total(lines, "total_amount_line"),
    ...(has(lines, "modifier_amount") && { modifier_amount: total(lines, "modifier_amount") }),
    ...(has(lines, "total_taxes") && { total_taxes: total(lines, "total_taxes") }),
    ...(texts.size > 0 && { long_description: [...texts].join("; ") }),
    ...(taxes.length > 0 && { taxes: combineTaxes(taxes) }),
  };
}

type Summed = "quantity" | "total_amount_line" | "modifier_amount" | "total_taxes";

function has(lines: readonly PrintedLine[], member: Summed): boolean {
  return lines.some((line) => line[member] !== undefined);
}

function total(lines: readonly PrintedLine[], member: Summed): number {
  return Number(sum(lines.map((line) => decimal(line[member] ?? 0))));
}

/** Combines taxes of the same type and percentage, in the order of first appearance. */
export function combineTaxes(taxes: readonly LineTax[]): readonly LineTax[] {
  const amounts = new Map<string, { tax: LineTax; amount: Decimal }>();
  for (const tax of taxes) {
    const key = JSON.stringify([tax.tax_type_id, tax.tax_percentage]);
    const amount = (amounts.get(key)?.amount ?? zero).plus(decimal(tax.tax_amount));
    amounts.set(key, { tax, amount });
  }
  return [...amounts.values()].map(({ tax, amount }) => ({ ...tax, tax_amount: Number(amount) }));
}

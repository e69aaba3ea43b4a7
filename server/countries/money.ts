import { formatDecimal, type NumberMarks } from "../documents/paper/decimal-text.ts";
import { type Currency, foreignDecimals } from "./currency.ts";

/** "1.234,50": Chile, Colombia, Argentina. */
export const commaMarks: NumberMarks = { decimal: ",", group: "." };

/** "1,234.50": Mexico, Peru, the United States. */
export const pointMarks: NumberMarks = { decimal: ".", group: "," };

/** How a country writes an amount. */
export interface MoneyStyle {
  readonly currency: Currency;
  readonly marks: NumberMarks;
  /** Between the sign of the currency and the amount. */
  readonly gap: "" | " ";
}

/** Decimal text as printed, "-$ 1.190"; without a sign where the document is in a currency that only its identifier names. */
export function formatMoney(
  amount: string,
  document: { readonly header: { readonly currency_id?: number } },
  { currency, marks, gap }: MoneyStyle,
): string {
  const foreign = document.header.currency_id !== undefined;
  const decimals = foreign ? foreignDecimals : currency.decimals;
  const text = formatDecimal(amount, marks, { least: decimals, most: decimals });
  if (foreign) return text;
  return text.startsWith("-")
    ? `-${currency.symbol}${gap}${text.slice(1)}`
    : `${currency.symbol}${gap}${text}`;
}

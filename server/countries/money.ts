import { formatDecimal, type NumberMarks } from "../rendering/decimal-text.ts";
import { type Currency, foreignDecimals } from "./currency.ts";

/** "1.234,50": Chile, Colombia, Argentina. */
export const commaMarks: NumberMarks = { decimal: ",", group: "." };

/** "1,234.50": Mexico, Peru, the United States. */
export const pointMarks: NumberMarks = { decimal: ".", group: "," };

/** How a country writes amounts. */
export interface MoneyStyle {
  readonly currency: Currency;
  readonly marks: NumberMarks;
  /** The space between the currency's sign and the amount. */
  readonly gap: "" | " ";
}

// More than any accepted price has.
const allDecimals = 20;

/** An amount printed in the country's own currency, "-$ 1.190"; with all its decimals if `exact`. */
export function formatMoney(
  amount: string,
  { currency, marks, gap }: MoneyStyle,
  exact?: "exact",
): string {
  const { decimals, symbol } = currency;
  const most = exact === undefined ? decimals : allDecimals;
  const text = formatDecimal(amount, marks, { least: decimals, most });
  return text.startsWith("-") ? `-${symbol}${gap}${text.slice(1)}` : `${symbol}${gap}${text}`;
}

/** An amount printed in a currency without a known sign: "1.190,00"; with all its decimals if `exact`. */
export function formatForeignMoney(amount: string, { marks }: MoneyStyle, exact?: "exact"): string {
  const most = exact === undefined ? foreignDecimals : allDecimals;
  return formatDecimal(amount, marks, { least: foreignDecimals, most });
}

/** A formatter for a country whose documents name a currency only when it is foreign. */
export function moneyFormat(style: MoneyStyle) {
  return (
    amount: string,
    document: { readonly header: { readonly currency_id?: number } },
    exact?: "exact",
  ): string =>
    document.header.currency_id === undefined
      ? formatMoney(amount, style, exact)
      : formatForeignMoney(amount, style, exact);
}

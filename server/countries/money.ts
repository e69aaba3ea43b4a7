import { formatDecimal, type NumberMarks } from "../rendering/decimal-text.ts";
import { type CodeList, findCode } from "./codes.ts";
import { type Currency, foreignDecimals } from "./currency.ts";

/** "1.234,50": Chile, Colombia, Argentina. */
export const commaMarks: NumberMarks = { decimal: ",", group: "." };

/** "1,234.50": Mexico, Peru, the United States. */
export const pointMarks: NumberMarks = { decimal: ".", group: "," };

/** How a country writes amounts. */
export interface MoneyStyle {
  readonly currency: Currency;
  readonly marks: NumberMarks;
  /** The space between the currency's symbol and the amount. */
  readonly gap: "" | " ";
}

// No accepted price has more decimals.
const allDecimals = 20;

/** An amount with its currency's symbol, e.g. "-$ 1.190"; with all decimals if `exact`. */
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

/** Returns the printed code of a `currency_id`, usually an ISO 4217 code; undefined for an unlisted id. */
export type CurrencyCode = (currencyId: number) => string | undefined;

/** Returns a function that finds a currency's code in an authority's list. The codes can differ from ISO 4217. */
export function listedCode(list: CodeList): CurrencyCode {
  return (id) => {
    const { code, isDefault } = findCode(list, id);
    return isDefault ? undefined : code;
  };
}

/** Returns a formatter: "$1,190.00" in the country's currency, else "USD 1,190.00"; "1,190.00" for an unlisted id. */
export function moneyFormat(style: MoneyStyle, codeOf: CurrencyCode) {
  return (
    amount: string,
    { header: { currency_id: id } }: { readonly header: { readonly currency_id?: number } },
    exact?: "exact",
  ): string => formatMoney(amount, id === undefined ? style : namedStyle(style, codeOf(id)), exact);
}

function namedStyle({ currency, marks, gap }: MoneyStyle, code: string | undefined): MoneyStyle {
  const named = { ...currency, decimals: foreignDecimals };
  if (code === currency.code) return { currency: named, marks, gap };
  const symbol = code ?? "";
  return { currency: { ...named, symbol }, marks, gap: code === undefined ? "" : " " };
}

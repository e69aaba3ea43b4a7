import { zero } from "../../model/decimal.ts";
import { type Amounts, amountsAsSent, type PricedDocument } from "../amounts.ts";
import { type Currency, decimalsOf } from "../currency.ts";

/** The dollar of the United States. */
export const dollar: Currency = { code: "USD", symbol: "$", decimals: 2 };

/** Amounts of a document of the United States, which has no value added tax; `taxes_amount` is the sales tax. */
export function amounts(document: PricedDocument): Amounts {
  return amountsAsSent(document, { vatRate: zero, decimals: decimalsOf(document, dollar) });
}

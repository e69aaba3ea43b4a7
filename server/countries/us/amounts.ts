import { zero } from "../../model/decimal.ts";
import { type Amounts, amountsAsSent, type PricedDocument } from "../amounts.ts";
import { type Currency, decimalsOf } from "../currency.ts";

/** The United States dollar. */
export const dollar: Currency = { code: "USD", symbol: "$", decimals: 2 };

/** The amounts of a document as sent. The VAT rate is zero; `taxes_amount` is the sales tax. */
export function amounts(document: PricedDocument): Amounts {
  return amountsAsSent(document, { vatRate: zero, decimals: decimalsOf(document, dollar) });
}

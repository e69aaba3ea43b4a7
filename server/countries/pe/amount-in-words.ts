import type { RenderingDocument } from "../../rendering/rendering-document.ts";
import { findCode } from "../codes.ts";
import { spanishAmount } from "../ubl/spanish-number.ts";
import { codes } from "./native/code-lists.ts";

const words: ReadonlyMap<string, string> = new Map([
  ["PEN", "soles"],
  ["USD", "dólares americanos"],
  ["EUR", "euros"],
]);

/** "SON: MIL CIENTO OCHENTA CON 00/100 SOLES", as SUNAT's legend 1000 has it; `currency` in ISO 4217. */
export function amountInWords(total: number | string, currency: string): string | undefined {
  const amount = spanishAmount(total, words.get(currency) ?? currency);
  return amount === undefined ? undefined : `SON: ${amount}`;
}

/** The amount in words of a printed document; undefined without a total. */
export function documentInWords({ header, totals }: RenderingDocument): string | undefined {
  if (totals.total_amount === undefined) return undefined;
  return amountInWords(totals.total_amount, findCode(codes.currencies, header.currency_id).code);
}

import type { RenderingDocument } from "../../rendering/rendering-document.ts";
import { findCode } from "../codes.ts";
import { spanishAmount } from "../ubl/spanish-number.ts";
import { codes } from "./codes.ts";

const words: Readonly<Record<string, string>> = {
  COP: "pesos colombianos",
  USD: "dólares estadounidenses",
  EUR: "euros",
};

/**
 * The amount in words, e.g. "SON: MIL CON 00/100 PESOS COLOMBIANOS"; undefined below zero and from 10^18 on. `currency`
 * is an ISO 4217 code.
 */
export function amountInWords(total: number | string, currency: string): string | undefined {
  const amount = wordsOf(total, currency);
  return amount === undefined ? undefined : `SON: ${amount}`;
}

function wordsOf(total: number | string, currency: string): string | undefined {
  return spanishAmount(total, words[currency] ?? currency);
}

/** A rendering's amount in words, without "SON: "; undefined if the total is absent, below zero, or 10^18 or more. */
export function documentInWords({ header, totals }: RenderingDocument): string | undefined {
  if (totals.total_amount === undefined) return undefined;
  return wordsOf(totals.total_amount, findCode(codes.currencies, header.currency_id).code);
}

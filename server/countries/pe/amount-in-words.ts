import type { NativeFacts } from "../../rendering/country-rendering.ts";
import type { RenderingDocument } from "../../rendering/rendering-document.ts";
import { findCode } from "../codes.ts";
import { spanishAmount } from "../ubl/spanish-number.ts";
import { sol } from "./amounts.ts";
import { codes } from "./codes.ts";
import { printedSums } from "./printed-retention.ts";

const words: ReadonlyMap<string, string> = new Map([
  ["PEN", "soles"],
  ["USD", "dólares americanos"],
  ["EUR", "euros"],
]);

/** SUNAT's legend 1000, e.g. "SON: MIL CIENTO OCHENTA CON 00/100 SOLES"; `currency` is an ISO 4217 code. */
export function amountInWords(total: number | string, currency: string): string | undefined {
  const amount = wordsOf(total, currency);
  return amount === undefined ? undefined : `SON: ${amount}`;
}

function wordsOf(total: number | string, currency: string): string | undefined {
  return spanishAmount(total, words.get(currency) ?? currency);
}

/** The printed amount in words, without "SON: ": the retained sum of a retention, otherwise the total if present. */
export function documentInWords(
  document: RenderingDocument,
  native?: NativeFacts,
): string | undefined {
  const sums = printedSums(document, native);
  if (sums !== undefined) return wordsOf(sums.retained, sol.code);
  const { header, totals } = document;
  if (totals.total_amount === undefined) return undefined;
  return wordsOf(totals.total_amount, findCode(codes.currencies, header.currency_id).code);
}

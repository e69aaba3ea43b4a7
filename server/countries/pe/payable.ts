import type { PeDetraction } from "../../../generated/types/models.d.ts";
import { type Decimal, decimal, round } from "../../model/decimal.ts";
import type { RenderingDocument } from "../../rendering/rendering-document.ts";
import { additionalOf } from "../additional.ts";
import { findCode } from "../codes.ts";
import { usableRate } from "../exchange-rate.ts";
import { sol } from "./amounts.ts";
import { codes } from "./codes.ts";

const DECIMALS = 2;

/** The detraction in soles: the sent `amount`, or `percent` of the total at the exchange rate (1 if unusable). */
export function detractedAmount(
  document: RenderingDocument,
  { amount, percent = 0 }: PeDetraction,
): Decimal {
  if (amount !== undefined) return round(decimal(amount), DECIMALS);
  const rate = isInSoles(document) ? 1 : (usableRate(document.header.exchange_rate_value) ?? 1);
  return round(totalOf(document).times(percent).div(100).times(rate), DECIMALS);
}

/** The total minus the detraction, if the document is in soles and the detraction is smaller; otherwise the total. */
export function payable(document: RenderingDocument): Decimal {
  const total = totalOf(document);
  const { pe_detraction: detraction } = additionalOf(document);
  if (detraction === undefined || !isInSoles(document)) return total;
  // The buyer pays the detraction to the national bank.
  const rest = total.minus(detractedAmount(document, detraction));
  return rest.gt(0) ? rest : total;
}

function totalOf({ totals }: RenderingDocument): Decimal {
  return round(decimal(totals.total_amount ?? 0), DECIMALS);
}

/** Whether the document's currency is the sol. */
export function isInSoles({ header }: RenderingDocument): boolean {
  return findCode(codes.currencies, header.currency_id).code === sol.code;
}

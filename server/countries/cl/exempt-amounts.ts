import { type Decimal, zero } from "../../model/decimal.ts";
import { isExemptLine } from "../../model/lines.ts";
import { type Amounts, amountsAsSent, type PricedDocument } from "../amounts.ts";
import { exemptLinesAndGlobals } from "../exempt-lines.ts";
import type { DocumentType } from "./document-types.ts";

/** The amounts in whole pesos of a document whose type bears IVA, with its exempt amount. */
export function partlyExemptAmounts(
  document: PricedDocument,
  type: DocumentType,
  vatRate: Decimal,
): Amounts {
  const terms = { vatRate, decimals: 0 };
  const plain = amountsAsSent(document, terms);
  if (isWhollyExempt(plain, type)) {
    const exempt = plain.net.eq(0) ? plain.vat.plus(plain.difference) : plain.net;
    return { ...plain, net: zero, vat: zero, exempt, difference: zero, fits: true };
  }
  const exempt = exemptLinesAndGlobals(document, terms.decimals);
  if (exempt.lte(0)) return plain;
  const { totals, details = [] } = document;
  const taxed = { ...totals, total_amount: Number(plain.total.minus(exempt)) };
  const rest = amountsAsSent({ ...document, totals: taxed }, terms);
  // Without exempt lines, surcharges on exempt amounts are an exempt amount only if the net amount excludes them.
  const isFitting = details.some(isExemptLine)
    ? rest.fits || !plain.fits
    : rest.fits && rest.difference.abs().lt(plain.difference.abs());
  const isPossible = isFitting && rest.vat.plus(rest.difference).gte(0);
  return isPossible ? { ...rest, exempt, total: plain.total } : plain;
}

/** Whether a document of this type is exempt if its amounts include no IVA: true for notes and guides. */
export function mayBeExempt({ guide, transferable, receipt }: DocumentType): boolean {
  return !receipt && (guide === true || !transferable);
}

// A note or guide without IVA is exempt. Callers send its exempt amount or 0 as `net_amount`.
function isWhollyExempt({ net, vat, difference, vatRate }: Amounts, type: DocumentType): boolean {
  if (!mayBeExempt(type) || vatRate.eq(0)) return false;
  const others = vat.plus(difference);
  return net.eq(0) ? others.gt(0) : net.gt(0) && others.eq(0);
}

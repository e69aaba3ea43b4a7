import { type Decimal, percentOf, round, zero } from "../../model/decimal.ts";
import { isExemptLine } from "../../model/lines.ts";
import { toleranceOf } from "../../model/totals.ts";
import { type Amounts, type AmountTerms, amountsAsSent, type PricedDocument } from "../amounts.ts";
import { exemptLinesAndGlobals } from "../exempt-lines.ts";
import type { DocumentType } from "./document-types.ts";
import { sumOfSeparateTaxes } from "./native/taxes.ts";

/** The amounts, in whole pesos, of a document that may have taxed and exempt lines. */
export function partlyExemptAmounts(
  document: PricedDocument,
  type: DocumentType,
  vatRate: Decimal,
): Amounts {
  const terms = { vatRate, decimals: 0 };
  const plain = withIva(document, terms);
  const exempt = exemptLinesAndGlobals(document, terms.decimals);
  if (isWhollyExempt(plain, type)) {
    const all = plain.net.eq(0) ? plain.vat.plus(plain.difference) : plain.net;
    const whole = { ...plain, net: zero, vat: zero, exempt: all, difference: zero, fits: true };
    return exemptInNet(document, { plain, exempt, terms }) ?? whole;
  }
  if (exempt.lte(0)) return plain;
  const { totals, details = [] } = document;
  const taxed = { ...totals, total_amount: Number(plain.total.minus(exempt)) };
  const rest = withIva({ ...document, totals: taxed }, terms);
  // If no line is exempt, `exempt` is the sum of the global modifiers on exempt amounts. `plain` assumes that the sent
  // net amount includes this sum; `rest` assumes that the net amount excludes the sum. `rest` is used if `rest` fits
  // with a smaller difference.
  const isFitting = details.some(isExemptLine)
    ? rest.fits || !plain.fits
    : rest.fits && rest.difference.abs().lt(plain.difference.abs());
  const isPossible = isFitting && rest.vat.plus(rest.difference).gte(0);
  if (isPossible) return { ...rest, exempt, total: plain.total };
  return exemptInNet(document, { plain, exempt, terms }) ?? plain;
}

interface Found {
  readonly plain: Amounts;
  readonly exempt: Decimal;
  readonly terms: AmountTerms;
}

// The amounts if the caller included the exempt lines in the net amount, and sent the IVA as `taxes_amount`; otherwise
// undefined.
function exemptInNet(document: PricedDocument, found: Found): Amounts | undefined {
  const { plain, exempt, terms } = found;
  if (exempt.lte(0) || !plain.vat.eq(0)) return undefined;
  const net_amount = Number(plain.net.minus(exempt));
  const total_amount = Number(plain.total.minus(exempt));
  const totals = { ...document.totals, net_amount, total_amount };
  const taxed = withIva({ ...document, totals }, terms);
  return taxed.fits && taxed.vat.gt(0) ? { ...taxed, exempt, total: plain.total } : undefined;
}

// The amounts as sent. If `taxes_amount` includes the IVA, the IVA is moved from `taxes` to `vat`. `taxes_amount` is
// compared with two sums: the lines' taxes other than IVA, and these taxes plus the IVA. If the second sum is closer
// and within the tolerance, `taxes_amount` includes the IVA. If the lines name no other taxes, the IVA is not moved.
function withIva(document: PricedDocument, terms: AmountTerms): Amounts {
  const sent = amountsAsSent(document, terms);
  if (!sent.vat.eq(0)) return sent;
  const others = sumOfSeparateTaxes((document.details ?? []).flatMap(({ taxes = [] }) => taxes));
  const vat = round(percentOf(sent.net, terms.vatRate), terms.decimals);
  const rest = sent.taxes.minus(vat);
  const tolerance = toleranceOf(document.details?.length ?? 0);
  const off = (taxes: Decimal) => taxes.minus(others).abs();
  const isSum = !others.eq(0) && off(rest).lte(tolerance) && off(rest).lt(off(sent.taxes));
  return isSum ? { ...sent, vat, taxes: rest } : sent;
}

/** Whether a document of this type is exempt if it has no IVA: true for notes, guides, exports and unlisted types. */
export function mayBeExempt({ guide, transferable, receipt }: DocumentType): boolean {
  return !receipt && (guide === true || !transferable);
}

// Whether a document is exempt because it has no IVA. For such a document, callers send the exempt amount or 0 as
// `net_amount`.
function isWhollyExempt({ net, vat, difference, vatRate }: Amounts, type: DocumentType): boolean {
  if (!mayBeExempt(type) || vatRate.eq(0)) return false;
  const others = vat.plus(difference);
  return net.eq(0) ? others.gt(0) : net.gt(0) && others.eq(0);
}

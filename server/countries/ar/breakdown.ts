import type { Decimal } from "../../model/decimal.ts";
import type { AmountRow } from "../../rendering/country-rendering.ts";
import { formatDecimal } from "../../rendering/decimal-text.ts";
import { commaMarks } from "../money.ts";
import type { PricedDocumentWithTaxes } from "../taxed-line.ts";
import { codes } from "./codes.ts";
import { type Aliquot, fileAmounts } from "./file-amounts.ts";

/**
 * The rows printed below the invoice lines, with the amounts of ARCA's file. The rows above the row "Importe total"
 * add up to it.
 */
export function breakdown(
  document: PricedDocumentWithTaxes,
  isLetterC: boolean,
): readonly AmountRow[] {
  const amounts = fileAmounts(document, isLetterC);
  const some = (label: string, amount: Decimal) => (amount.eq(0) ? [] : [row(label, amount)]);
  return [
    ...(amounts.net.eq(0) ? [] : [row("Subtotal", amounts.net)]),
    ...some("No gravado", amounts.untaxed),
    ...some("Exento", amounts.exempt),
    ...amounts.aliquots.map((aliquot) => row(`IVA ${percentage(aliquot)}`, aliquot.amount)),
    ...amounts.tributes.map(({ title, rate, amount }) =>
      row(`${title} ${formatDecimal(rate.toFixed(), commaMarks)}%`, amount),
    ),
    { ...row("Importe total", amounts.total), strong: true },
  ];
}

function row(label: string, amount: Decimal): AmountRow {
  return { label, amount: amount.toFixed() };
}

function percentage({ id }: Aliquot): string {
  const rates = Object.entries(codes.vat_rates.codes);
  const rate = rates.find(([, { code }]) => code === String(id))?.[0] ?? "";
  return `${formatDecimal(rate, commaMarks)}%`;
}

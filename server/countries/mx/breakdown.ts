import { type Decimal, zero } from "../../model/decimal.ts";
import type { AmountRow } from "../../rendering/country-rendering.ts";
import { formatDecimal } from "../../rendering/decimal-text.ts";
import { findCode } from "../codes.ts";
import { pointMarks } from "../money.ts";
import type { NumberedDocument } from "../numbering.ts";
import type { PricedDocumentWithTaxes } from "../taxed-line.ts";
import { codes } from "./codes.ts";
import { type ConceptTax, fileAmounts } from "./file-amounts.ts";

/** The amounts of the CFDI, as rows printed below the document's lines. The rows before the total add up to it. */
export function breakdown(
  document: PricedDocumentWithTaxes & NumberedDocument,
): readonly AmountRow[] {
  const { subTotal, discount, taxes, total } = fileAmounts(document);
  const kept = taxes.filter(({ isWithheld }) => isWithheld);
  const passed = taxes.filter(({ isWithheld }) => !isWithheld);
  return [
    row("Subtotal", subTotal),
    ...(discount.eq(0) ? [] : [row("Descuento", zero.minus(discount))]),
    ...passed.map((tax) => row(label(tax), tax.amount)),
    ...kept.map((tax) => row(`${name(tax)} retenido`, zero.minus(tax.amount))),
    { ...row("Total", total), strong: true },
  ];
}

function row(text: string, amount: Decimal): AmountRow {
  return { label: text, amount: amount.toFixed() };
}

function label(tax: ConceptTax): string {
  if (tax.rate === undefined) return `${name(tax)} exento`;
  return `${name(tax)} ${formatDecimal(tax.rate.times(100).toFixed(), pointMarks)}%`;
}

function name({ tax }: ConceptTax): string {
  return findCode(codes.taxes, tax).title;
}

import { type Decimal, decimal, round, sum, zero } from "../model/decimal.ts";
import { combineTaxes, lineAmount } from "../model/lines.ts";
import {
  type GlobalBases,
  type GlobalModifier,
  globalAmount,
  sumOfLines,
} from "../model/totals.ts";
import type { AmountRow } from "../rendering/country-rendering.ts";
import { formatDecimal, type NumberMarks } from "../rendering/decimal-text.ts";
import type { Amounts, PricedDocument } from "./amounts.ts";
import { sumOfExemptLines } from "./exempt-lines.ts";
import { commaMarks } from "./money.ts";

/** A country's labels for the amounts below the lines, and the separators in printed numbers. */
export interface BreakdownWords {
  readonly subtotal: string;
  readonly discount: string;
  readonly surcharge: string;
  readonly net: string;
  readonly exempt: string;
  readonly vat: string;
  /** One tax other than VAT; the code of the tax is printed after this label. */
  readonly tax: string;
  readonly taxes: string;
  readonly withheld: string;
  readonly credit: string;
  readonly rounding: string;
  readonly total: string;
  readonly marks: NumberMarks;
  /** The label for a tax code; if undefined, `tax` and the code are printed. */
  taxTitle?(code: string): string | undefined;
}

/** Spanish labels; a country may override some of them. */
export const spanishBreakdown: BreakdownWords = {
  subtotal: "Suma de líneas",
  discount: "Descuento global",
  surcharge: "Recargo global",
  net: "Subtotal",
  exempt: "Exento",
  vat: "IVA",
  tax: "Impuesto",
  taxes: "Otros impuestos",
  withheld: "Retenciones",
  credit: "Crédito de IVA",
  rounding: "Ajuste por redondeo",
  total: "Total",
  marks: commaMarks,
};

/** The rows below the lines. If the totals are consistent, the rows from net to rounding add up to the total row. */
export function breakdown(
  document: PricedDocument,
  amounts: Amounts,
  words: BreakdownWords,
): readonly AmountRow[] {
  const row = (label: string, amount: { toFixed(): string }): AmountRow => ({
    label,
    amount: amount.toFixed(),
  });
  const some = (label: string, amount: Amounts["net"]) =>
    amount.eq(0) ? [] : [row(label, amount)];
  return [
    ...globalRows(document, amounts, words),
    ...some(words.net, amounts.net),
    ...some(words.exempt, amounts.exempt),
    ...some(`${words.vat} ${percent(amounts.vatRate, words)}`, amounts.vat),
    ...taxRows(document, amounts, words),
    ...some(words.credit, zero.minus(amounts.credit)),
    ...(amounts.fits ? some(words.rounding, amounts.difference) : []),
    { ...row(words.total, amounts.total), strong: true },
  ];
}

// One row for the sum of the lines and one for each global modifier; empty without global modifiers.
function globalRows(
  document: PricedDocument,
  amounts: Amounts,
  words: BreakdownWords,
): AmountRow[] {
  const globals = document.globals_discounts_surcharges ?? [];
  if (globals.length === 0) return [];
  const { lines, bases } = globalBases(document, amounts);
  return [
    { label: words.subtotal, amount: lines.toFixed() },
    ...globals.map((modifier) => ({
      label: globalLabel(modifier, words),
      amount: globalAmount(modifier, bases, amounts.decimals).toFixed(),
    })),
  ];
}

/** The sum of the lines, and the bases of the global modifiers: the sums of the taxable and of the exempt lines. */
export function globalBases(
  { details = [] }: PricedDocument,
  amounts: Amounts,
): { readonly lines: Decimal; readonly bases: GlobalBases } {
  const lines = sumOfLines(details.map(lineAmount), amounts.decimals);
  const exempt = sumOfExemptLines(details, amounts.decimals);
  // If the amounts are wholly taxed or wholly exempt, every modifier applies to all lines.
  const isWhole = [amounts.exempt, amounts.net].some((amount) => amount.eq(0));
  const bases = isWhole
    ? { taxable: lines, exempt: lines }
    : { taxable: lines.minus(exempt), exempt };
  return { lines, bases };
}

function globalLabel(modifier: GlobalModifier, words: BreakdownWords): string {
  const name = modifier.discount_surcharge_code.startsWith("D") ? words.discount : words.surcharge;
  if (modifier.discount_surcharge_type !== "%") return name;
  return `${name} ${percent(decimal(modifier.discount_surcharge_value).abs(), words)}`;
}

// One row for each tax if the lines' taxes add up to the document's taxes; otherwise one row for all taxes.
function taxRows(document: PricedDocument, amounts: Amounts, words: BreakdownWords): AmountRow[] {
  if (amounts.taxes.eq(0)) return [];
  const taxes = combineTaxes((document.details ?? []).flatMap((line) => line.taxes ?? []));
  const stated = sum(taxes.map((tax) => decimal(tax.tax_amount)));
  if (taxes.length === 0 || !round(stated, amounts.decimals).eq(amounts.taxes)) {
    const label = amounts.taxes.lt(0) ? words.withheld : words.taxes;
    return [{ label, amount: amounts.taxes.toFixed() }];
  }
  return taxes.map((tax) => ({
    label: `${words.taxTitle?.(tax.tax_type_id) ?? `${words.tax} ${tax.tax_type_id}`} ${percent(decimal(tax.tax_percentage), words)}`,
    amount: decimal(tax.tax_amount).toFixed(),
  }));
}

function percent(value: Decimal, { marks }: BreakdownWords): string {
  return `${formatDecimal(value.toFixed(), marks)}%`;
}

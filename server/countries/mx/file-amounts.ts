import { type Decimal, decimal, percentOf, round, sum, zero } from "../../model/decimal.ts";
import { findCode } from "../codes.ts";
import type { NativeLimit } from "../native.ts";
import type { NumberedDocument } from "../numbering.ts";
import {
  lineDecimals,
  type PricedDocumentWithTaxes,
  type TaxedLine,
  taxBase,
  vatBase,
} from "../taxed-line.ts";
import { taxedLines } from "../taxed-lines.ts";
import { rateOn } from "../vat.ts";
import { amounts, iva } from "./amounts.ts";
import { codes } from "./codes.ts";
import { taxbureauType } from "./document-types.ts";

// SAT's codes of the federal taxes (c_Impuesto).
const taxCodes = { isr: "001", iva: "002", ieps: "003" } as const;

/** A tax of a line, or a sum of line taxes; the rate is a fraction with up to six decimals, undefined if exempt. */
export interface ConceptTax {
  readonly tax: string;
  readonly isWithheld: boolean;
  readonly base: Decimal;
  readonly rate: Decimal | undefined;
  /** Up to six decimals. */
  readonly amount: Decimal;
}

/** A line (concepto) with its taxes. */
export interface Concept {
  readonly line: TaxedLine;
  readonly taxes: readonly ConceptTax[];
}

/** The amounts of a CFDI: concepts with up to six decimals, totals with two. */
export interface FileAmounts {
  readonly concepts: readonly Concept[];
  readonly subTotal: Decimal;
  readonly discount: Decimal;
  /** The rounded sums of the line taxes. A withheld tax has one sum; any other tax has one sum for each rate. */
  readonly taxes: readonly ConceptTax[];
  readonly transferred: Decimal;
  readonly withheld: Decimal;
  readonly total: Decimal;
  readonly limits: readonly NativeLimit[];
}

// The VAT rate in the border region, in percent (decree of 31 December 2018).
const borderRate = decimal(8);
const totalDecimals = 2;

// SAT's type of a document about a shipment (Traslado). The totals of such a document are 0.
const TRANSPORT = "T";
const nothing: Omit<FileAmounts, "concepts"> = {
  subTotal: zero,
  discount: zero,
  taxes: [],
  transferred: zero,
  withheld: zero,
  total: zero,
  limits: [],
};

/**
 * The amounts in a document's file (SAT, annex 20). The totals are the sums of the lines; in a document of type T
 * they are 0.
 */
export function fileAmounts(document: PricedDocumentWithTaxes & NumberedDocument): FileAmounts {
  const { lines, unstated, limits } = taxedLines(document, {
    amounts: amounts(document),
    vatRate: rateOn(iva, document.header.issue_date),
    otherRates: [borderRate],
    isVat: (id) => findCode(codes.taxes, id).code === taxCodes.iva,
    isWithheld: (id) => findCode(codes.taxes, id).code === taxCodes.isr,
    isListed: (id) => !findCode(codes.taxes, id).isDefault,
    isInVatBase: (id) => findCode(codes.taxes, id).code === taxCodes.ieps,
  });
  if (taxbureauType(document) === TRANSPORT) {
    return { ...nothing, concepts: lines.map((line) => ({ line, taxes: [] })) };
  }
  const allBases = sum(lines.map(taxBase));
  const share = allBases.gt(0) ? unstated.div(allBases).times(100) : zero;
  const concepts = lines.map((line) => ({ line, taxes: taxesOf(line, share) }));
  const all = concepts.flatMap((concept) => concept.taxes);
  const taxes = summed(all);
  const subTotal = round(sum(lines.map(({ amount }) => amount)), totalDecimals);
  const discount = round(sum(lines.map((line) => line.discount)), totalDecimals);
  const transferred = sum(
    taxes.filter(({ isWithheld }) => !isWithheld).map(({ amount }) => amount),
  );
  const withheld = sum(taxes.filter(({ isWithheld }) => isWithheld).map(({ amount }) => amount));
  const total = subTotal.minus(discount).plus(transferred).minus(withheld);
  return { concepts, subTotal, discount, taxes, transferred, withheld, total, limits };
}

// `share`: the tax that the document's totals contain and no line names, in percent of the lines' bases. A negative
// share is ISR, any other share is IEPS.
function taxesOf(line: TaxedLine, share: Decimal): readonly ConceptTax[] {
  const base = round(taxBase(line), lineDecimals);
  if (base.lte(0)) return [];
  const rated = (tax: string, percentage: Decimal, on = base): ConceptTax => {
    const isWithheld = percentage.lt(0);
    const rate = round(percentage.abs().div(100), lineDecimals);
    return { tax, isWithheld, base: on, rate, amount: round(on.times(rate), lineDecimals) };
  };
  const vat: ConceptTax =
    line.vatRate === undefined
      ? { tax: taxCodes.iva, isWithheld: false, base, rate: undefined, amount: zero }
      : rated(taxCodes.iva, line.vatRate, round(vatBase(line), lineDecimals));
  const others = line.others.map(({ id, percentage }) =>
    rated(findCode(codes.taxes, id).code, percentage),
  );
  const rest = percentOf(base, share).abs().lt("0.000001")
    ? []
    : [rated(share.lt(0) ? taxCodes.isr : taxCodes.ieps, share)];
  return [vat, ...others, ...rest];
}

// SAT's XML schema has one sum for each withheld tax, over all its rates.
function summed(taxes: readonly ConceptTax[]): readonly ConceptTax[] {
  const groups = new Map<string, ConceptTax>();
  for (const tax of taxes) {
    const rate = tax.isWithheld ? "" : (tax.rate?.toFixed() ?? "exempt");
    const key = `${tax.isWithheld} ${tax.tax} ${rate}`;
    const { base = zero, amount = zero } = groups.get(key) ?? {};
    groups.set(key, { ...tax, base: base.plus(tax.base), amount: amount.plus(tax.amount) });
  }
  return [...groups.values()].map((tax) => ({
    ...tax,
    base: round(tax.base, totalDecimals),
    amount: round(tax.amount, totalDecimals),
  }));
}

import { type Decimal, decimal, sum, zero } from "../../../model/decimal.ts";
import { lineAmount } from "../../../model/lines.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import { findCode } from "../../codes.ts";
import { areUnnamedExempt, type LineTerms } from "../../exempt-lines.ts";
import type { NativeDocument } from "../../native.ts";
import { amount, cac, cbc, rateText } from "../../ubl/components.ts";
import type { Line, ReckonedTax, ReckoningTerms, TaxClaim } from "../../ubl/reckoning.ts";
import { rateOn } from "../../vat.ts";
import { amounts, iva } from "../amounts.ts";
import { codes } from "../codes.ts";

const IVA = "01";
const names: ReadonlyMap<string, string> = new Map(
  Object.values(codes.taxes.codes).map(({ code, title }) => [code, title]),
);
// The codes of ReteIVA, ReteRenta and ReteICA.
const withheld = ["05", "06", "07"];
// The first tax totals in the XML file, in the order of the CUFE: IVA, INC, ICA. The other taxes follow.
const order = [IVA, "04", "03"];

/** Whether a tax is withheld from the payment. */
export function isWithheld(code: string): boolean {
  return withheld.includes(code);
}

/**
 * The terms for computing amounts. A line gets IVA unless it names a tax in `codes.taxes` that is not withheld. The
 * rate of this IVA is the rate in force, or 0 % if `areUnnamedExempt` returns true.
 */
export function reckoningTerms(document: NativeDocument): ReckoningTerms {
  const isExempt = areUnnamedExempt(document, amounts(document), lineTerms);
  const rate = isExempt ? zero : rateOn(iva, document.header.issue_date);
  return {
    globalsIn: "lines",
    isWithheld,
    isTaxed: (all) => all.some(({ code, percent }) => !isWithheld(code) && percent.gt(0)),
    claims: (line) => claims(line, { code: IVA, percent: rate }),
  };
}

const lineTerms: LineTerms = {
  baseOf: ({ taxes = [], ...line }) =>
    taxes.some(({ tax_type_id: id }) => {
      const { code, isDefault } = findCode(codes.taxes, id);
      return !isDefault && !isWithheld(code);
    })
      ? zero
      : lineAmount(line),
  isWithheld: ({ tax_type_id: id, tax_percentage, tax_amount }) =>
    isWithheld(findCode(codes.taxes, id).code) || tax_percentage < 0 || tax_amount < 0,
};

function claims(line: Line, general: TaxClaim): readonly TaxClaim[] {
  const named = (line.taxes ?? []).flatMap((tax) => {
    const { code, isDefault } = findCode(codes.taxes, tax.tax_type_id);
    const stated = decimal(tax.tax_percentage);
    // The minus sign of a withheld tax may be on the percentage or on the amount.
    const percent = isWithheld(code) ? stated.abs() : stated.lt(0) ? zero : stated;
    const sent = decimal(tax.tax_amount);
    const isAmount = isWithheld(code) || (stated.eq(0) && sent.gt(0) && code !== IVA);
    return isDefault ? [] : [{ code, percent, ...(isAmount && { fixed: sent.abs() }) }];
  });
  const once = named.filter(
    ({ code }, index) => named.findIndex((one) => one.code === code) === index,
  );
  return once.some(({ code }) => !isWithheld(code)) ? once : [general, ...once];
}

/** The sum of the taxes with this code; 0 if there are none. */
export function taxOf(taxes: readonly ReckonedTax[], code: string): Decimal {
  return sum(taxes.filter((tax) => tax.code === code).map((tax) => tax.amount));
}

/** One total for each tax code: a WithholdingTaxTotal if the tax is withheld, otherwise a TaxTotal. */
export function taxTotals(
  taxes: readonly ReckonedTax[],
  currency: string,
): readonly (XmlElement | undefined)[] {
  const codes = [...new Set([...order, ...taxes.map(({ code }) => code)])];
  return codes.map((code) => {
    const mine = taxes.filter((tax) => tax.code === code);
    if (mine.length === 0) return undefined;
    return cac(
      isWithheld(code) ? "WithholdingTaxTotal" : "TaxTotal",
      amount("TaxAmount", taxOf(taxes, code), currency),
      mine.map((tax) => subtotal(tax, currency)),
    );
  });
}

function subtotal(tax: ReckonedTax, currency: string): XmlElement | undefined {
  const isEach = tax.isFixed && !isWithheld(tax.code);
  return cac(
    "TaxSubtotal",
    amount("TaxableAmount", isEach ? zero : baseOf(tax), currency),
    amount("TaxAmount", tax.amount, currency),
    isEach && element("cbc:BaseUnitMeasure", { unitCode: "94" }, "1.00"),
    isEach && amount("PerUnitAmount", tax.amount, currency),
    cac(
      "TaxCategory",
      isEach ? undefined : cbc("Percent", rateText(tax.percent)),
      scheme(tax.code),
    ),
  );
}

// The base of a withheld tax may be another tax or a part of the line, so it is computed from the amount and the rate.
function baseOf({ code, percent, base, amount: value }: ReckonedTax): Decimal {
  if (!isWithheld(code) || percent.eq(0)) return base;
  return value.times(100).div(percent);
}

/** The TaxScheme of a tax code. */
export function scheme(code: string): XmlElement | undefined {
  return cac("TaxScheme", cbc("ID", code), cbc("Name", names.get(code) ?? "Otros tributos"));
}

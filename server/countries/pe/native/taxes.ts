import { type Decimal, decimal, round, sum, zero } from "../../../model/decimal.ts";
import { lineAmount } from "../../../model/lines.ts";
import type { XmlElement } from "../../../xml/xml.ts";
import { element } from "../../../xml/xml.ts";
import { findCode } from "../../codes.ts";
import { areUnnamedExempt, type LineTerms } from "../../exempt-lines.ts";
import type { NativeDocument } from "../../native.ts";
import { amount, cac, cbc, plainNumber, rateText } from "../../ubl/components.ts";
import type { Line, ReckonedTax, ReckoningTerms, TaxClaim } from "../../ubl/reckoning.ts";
import { rateOn } from "../../vat.ts";
import { amounts, ISC, igv } from "../amounts.ts";
import { codes } from "../codes.ts";
import { isNote } from "../document-types.ts";
import { listed } from "./code-lists.ts";

interface TaxKind {
  readonly name: string;
  /** UN/ECE 5153. */
  readonly type: "VAT" | "EXC" | "FRE" | "OTH";
  /** UN/ECE 5305. */
  readonly category: string;
  /** SUNAT, catalogue 07: how the IGV applies. Absent if the tax is no variant of the IGV. */
  readonly affectation?: string;
}

// The kinds of taxes, by their code in SUNAT's catalogue 05.
const kinds: Readonly<Record<string, TaxKind>> = {
  "1000": { name: "IGV", type: "VAT", category: "S", affectation: "10" },
  "1016": { name: "IVAP", type: "VAT", category: "S", affectation: "17" },
  [ISC]: { name: "ISC", type: "EXC", category: "S" },
  "7152": { name: "ICBPER", type: "OTH", category: "S" },
  "9995": { name: "EXP", type: "FRE", category: "G", affectation: "40" },
  "9997": { name: "EXO", type: "VAT", category: "E", affectation: "20" },
  "9998": { name: "INA", type: "FRE", category: "O", affectation: "30" },
  "9999": { name: "OTROS", type: "OTH", category: "S" },
};
const other: TaxKind = { name: "OTROS", type: "OTH", category: "S" };
const EXEMPT = "9997";
const IGV = "1000";
const BAGS = "7152";

/**
 * The terms for computing amounts. A line that names no variant of the IGV gets the IGV, or is exempt if the totals
 * contain no IGV. A note cannot state discounts and surcharges on the whole document, so the note's lines include them.
 */
export function reckoningTerms(document: NativeDocument, type: string): ReckoningTerms {
  const isExempt = areUnnamedExempt(document, amounts(document), lineTerms);
  const rate = rateOn(igv, document.header.issue_date);
  const general = isExempt ? { code: EXEMPT, percent: zero } : { code: IGV, percent: rate };
  return {
    globalsIn: isNote(type) ? "lines" : "header",
    isTaxed: (all) =>
      all.some(({ code, percent }) => kinds[code]?.affectation !== undefined && percent.gt(0)),
    claims: (line) => claims(line, { ...general, isOnTop: true }),
  };
}

// The ISC (selective tax) is part of the base of the IGV.
const lineTerms: LineTerms = {
  baseOf: (line) => {
    const named = (line.taxes ?? []).map(({ tax_type_id: id, tax_amount }) => ({
      ...findCode(codes.taxes, id),
      tax_amount,
    }));
    if (named.some(({ code, isDefault }) => !isDefault && kindOfTax(code) === IGV)) return zero;
    const selective = named.filter(({ code }) => code === ISC);
    return lineAmount(line).plus(sum(selective.map(({ tax_amount }) => decimal(tax_amount))));
  },
  isWithheld: ({ tax_percentage, tax_amount }) => tax_percentage < 0 || tax_amount < 0,
};

// The ISC comes first, because its amount is part of the IGV's base. A tax other than the IGV is omitted if its
// `fixed` amount is 0, because SUNAT accepts the amount 0 only for the IGV.
function claims(line: Line, general: TaxClaim): readonly TaxClaim[] {
  const named = (line.taxes ?? []).flatMap((tax) => {
    const { code, isDefault } = findCode(codes.taxes, tax.tax_type_id);
    return isDefault ? [] : [claim(code, decimal(tax.tax_percentage), decimal(tax.tax_amount))];
  });
  const [igvOf] = named.filter(({ code }) => kinds[code]?.affectation !== undefined);
  const others = unique(named.filter(({ code }) => kinds[code]?.affectation === undefined)).filter(
    ({ fixed }) => fixed === undefined || !fixed.eq(0),
  );
  const before = others.filter(({ code }) => code === ISC);
  const after = others.filter(({ code }) => code !== ISC);
  return [...before, igvOf ?? general, ...after];
}

function claim(code: string, percent: Decimal, sent: Decimal): TaxClaim {
  const hasIgv = kinds[code]?.affectation !== undefined;
  if (hasIgv && percent.lte(0)) {
    const isFree = kinds[code]?.type === "FRE";
    return { code: isFree ? code : EXEMPT, percent: zero, isOnTop: true };
  }
  if (hasIgv) return { code: percentless(code) ? IGV : code, percent, isOnTop: true };
  return percent.gt(0) && !isOfBags({ code })
    ? { code, percent }
    : { code, percent: zero, fixed: round(sent, 2) };
}

// Whether a tax is the tax on plastic bags: the only tax that the XML file states as an amount per unit.
function isOfBags({ code }: { readonly code: string }): boolean {
  return code === BAGS;
}

/**
 * Returns `1000` for each variant of the IGV, otherwise `code`. Of a line's taxes with the same result, the file
 * states only the first.
 */
export function kindOfTax(code: string): string {
  return kinds[code]?.affectation === undefined ? code : IGV;
}

function percentless(code: string): boolean {
  return ["9995", EXEMPT, "9998"].includes(code);
}

function unique<T extends { readonly code: string }>(all: readonly T[]): readonly T[] {
  return all.filter(({ code }, index) => all.findIndex((one) => one.code === code) === index);
}

/** The TaxTotal of the header, with one subtotal for each code. A subtotal's base does not include other taxes. */
export function headerTaxes(
  taxes: readonly ReckonedTax[],
  tax: Decimal,
  currency: string,
): XmlElement | undefined {
  return cac(
    "TaxTotal",
    amount("TaxAmount", tax, currency),
    unique(taxes).map((one) => {
      const mine = taxes.filter(({ code }) => code === one.code);
      return cac(
        "TaxSubtotal",
        !isOfBags(one) && amount("TaxableAmount", sum(mine.map(({ net }) => net)), currency),
        amount("TaxAmount", sum(mine.map((each) => each.amount)), currency),
        cac("TaxCategory", category(one), scheme(one)),
      );
    }),
  );
}

/** The TaxTotal of a line. */
export function lineTaxes(
  taxes: readonly ReckonedTax[],
  quantity: number,
  currency: string,
): XmlElement | undefined {
  const total = taxes.reduce((all, one) => all.plus(one.amount), zero);
  return cac(
    "TaxTotal",
    amount("TaxAmount", total, currency),
    taxes.map((one) => (isOfBags(one) ? perUnit(one, quantity, currency) : byRate(one, currency))),
  );
}

// If a tax is sent as an amount, the percentage is computed from the amount and the base.
function byRate(tax: ReckonedTax, currency: string): XmlElement | undefined {
  const { affectation } = kindOf(tax);
  const isRate = !tax.isFixed || tax.base.eq(0);
  const percent = isRate ? tax.percent : tax.amount.times(100).div(tax.base);
  return cac(
    "TaxSubtotal",
    amount("TaxableAmount", tax.base, currency),
    amount("TaxAmount", tax.amount, currency),
    cac(
      "TaxCategory",
      category(tax),
      cbc("Percent", rateText(percent)),
      cbc("TaxExemptionReasonCode", affectation, listed("07")),
      tax.code === ISC && cbc("TierRange", tax.isFixed ? "02" : "01"),
      scheme(tax),
    ),
  );
}

function perUnit(tax: ReckonedTax, quantity: number, currency: string): XmlElement | undefined {
  const each = quantity === 0 ? tax.amount : tax.amount.div(decimal(quantity));
  return cac(
    "TaxSubtotal",
    amount("TaxAmount", tax.amount, currency),
    element("cbc:BaseUnitMeasure", { unitCode: "NIU" }, plainNumber(quantity)),
    cac(
      "TaxCategory",
      category(tax),
      element("cbc:PerUnitAmount", { currencyID: currency }, rateText(each)),
      scheme(tax),
    ),
  );
}

function category(tax: ReckonedTax): XmlElement | undefined {
  return cbc("ID", kindOf(tax).category, {
    schemeID: "UN/ECE 5305",
    schemeName: "Tax Category Identifier",
    schemeAgencyName: "United Nations Economic Commission for Europe",
  });
}

function scheme(tax: ReckonedTax): XmlElement | undefined {
  const { name, type } = kindOf(tax);
  return cac(
    "TaxScheme",
    cbc("ID", tax.code, { schemeID: "UN/ECE 5153", schemeAgencyID: "6" }),
    cbc("Name", name),
    cbc("TaxTypeCode", type),
  );
}

function kindOf({ code }: ReckonedTax): TaxKind {
  return kinds[code] ?? other;
}

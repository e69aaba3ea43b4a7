import { type Decimal, decimal, round, sum } from "../../../model/decimal.ts";
import { optionalText, requiredText } from "../../../xml/fit-text.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import { arranged } from "../../ubl/arrange.ts";
import { amount, cac, cbc, plainNumber } from "../../ubl/components.ts";
import type { ReckonedLine } from "../../ubl/reckoning.ts";
import { codes } from "../codes.ts";
import { isNote } from "../document-types.ts";
import { cargo } from "./cargo.ts";
import { listed } from "./code-lists.ts";
import type { PeFile } from "./pe-file.ts";
import { lineTaxes } from "./taxes.ts";

// The element names of a line and its quantity, by type of note.
const lineNames: Readonly<Record<string, readonly [line: string, quantity: string]>> = {
  "07": ["cac:CreditNoteLine", "cbc:CreditedQuantity"],
  "08": ["cac:DebitNoteLine", "cbc:DebitedQuantity"],
};
const invoiceLine = ["cac:InvoiceLine", "cbc:InvoicedQuantity"] as const;

/** The lines of an invoice or a note. */
export function lines(file: PeFile): readonly XmlElement[] {
  return file.reckoning.lines.map((reckoned, index) => line(file, reckoned, index));
}

function line(file: PeFile, reckoned: ReckonedLine, index: number): XmlElement {
  const { currency } = file;
  const { line: sent, net, taxes } = reckoned;
  const [lineName, quantityName] = lineNames[file.type] ?? invoiceLine;
  const tax = sum(taxes.map((one) => one.amount));
  return arranged(
    lineName,
    {},
    cbc("ID", String(index + 1)),
    element(
      quantityName,
      {
        unitCode: unitOf(file, sent.unit_measure, index),
        unitCodeListID: "UN/ECE rec 20",
        unitCodeListAgencyName: "United Nations Economic Commission for Europe",
      },
      plainNumber(sent.quantity),
    ),
    amount("LineExtensionAmount", net, currency),
    cac(
      "PricingReference",
      cac(
        "AlternativeConditionPrice",
        price("PriceAmount", perUnit(net.plus(tax), sent.quantity), currency),
        cbc("PriceTypeCode", "01", listed("16")),
      ),
    ),
    index === 0 && cargo(file),
    !isNote(file.type) && modifier(reckoned, currency),
    lineTaxes(taxes, sent.quantity, currency),
    cac(
      "Item",
      cbc("Description", description(sent)),
      cac("SellersItemIdentification", cbc("ID", optionalText(sent.sku, { most: 30 }))),
    ),
    cac("Price", price("PriceAmount", unitPrice(file, reckoned), currency)),
  );
}

/** SUNAT's code of a line's unit. */
export function unitOf(file: PeFile, unit: string | undefined, index: number): string {
  return file.code(codes.units, unit, `/details/${index}/unit_measure`);
}

/** The short and the long description of a line as one text. */
export function description(line: {
  readonly line_description?: string;
  readonly long_description?: string;
}): string {
  const parts = [line.line_description, line.long_description].filter(Boolean);
  return requiredText(parts.join(" - "), { most: 500 });
}

// Catalogue 53: 00 is a discount and 47 a surcharge; both codes change the base of the IGV.
function modifier({ gross, modifier }: ReckonedLine, currency: string): XmlElement | undefined {
  if (modifier.eq(0)) return undefined;
  const isCharge = modifier.gt(0);
  return cac(
    "AllowanceCharge",
    cbc("ChargeIndicator", String(isCharge)),
    cbc("AllowanceChargeReasonCode", isCharge ? "47" : "00"),
    factor(modifier, gross),
    amount("Amount", modifier.abs(), currency),
    amount("BaseAmount", gross, currency),
  );
}

/**
 * MultiplierFactorNumeric: `part` divided by `base`, with five decimals. Undefined if `base` is 0, or if factor times
 * base differs from `part` by more than 1, which SUNAT rejects.
 */
export function factor(part: Decimal, base: Decimal): XmlElement | undefined {
  if (base.eq(0)) return undefined;
  const found = round(part.abs().div(base.abs()), 5);
  const isExact = found.times(base.abs()).minus(part.abs()).abs().lte(1);
  return isExact ? cbc("MultiplierFactorNumeric", found.toFixed(5)) : undefined;
}

// On a note, the unit price includes the line's discount or surcharge: quantity times price must be the line's amount
// (rule 3271), and notes have no AllowanceCharge.
function unitPrice({ type }: PeFile, { line, net }: ReckonedLine): Decimal {
  return isNote(type) ? perUnit(net, line.quantity) : decimal(line.unit_price);
}

function perUnit(value: Decimal, quantity: number): Decimal {
  return quantity === 0 ? value : value.div(decimal(quantity));
}

// Rounds a price to ten decimals, and a price of 10^9 or more to two, to limit the number of digits.
function price(name: string, value: Decimal, currency: string): XmlElement {
  return element(
    `cbc:${name}`,
    { currencyID: currency },
    round(value, value.abs().gte(1e9) ? 2 : 10).toFixed(),
  );
}

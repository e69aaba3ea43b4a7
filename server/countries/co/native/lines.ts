import { type Decimal, decimal, round } from "../../../model/decimal.ts";
import { optionalText, requiredText } from "../../../xml/fit-text.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import { arranged } from "../../ubl/arrange.ts";
import { amount, cac, cbc, plainNumber } from "../../ubl/components.ts";
import type { ReckonedLine } from "../../ubl/reckoning.ts";
import { codes } from "../codes.ts";
import type { CoFile, CoRoot } from "./co-file.ts";
import { taxTotals } from "./taxes.ts";

const names = {
  Invoice: ["cac:InvoiceLine", "cbc:InvoicedQuantity"],
  CreditNote: ["cac:CreditNoteLine", "cbc:CreditedQuantity"],
  DebitNote: ["cac:DebitNoteLine", "cbc:DebitedQuantity"],
} as const satisfies Record<CoRoot, readonly [string, string]>;

/** The lines of an invoice or note. */
export function lines(file: CoFile): readonly XmlElement[] {
  return file.reckoning.lines.map((reckoned, index) => line(file, reckoned, index));
}

function line(file: CoFile, reckoned: ReckonedLine, index: number): XmlElement {
  const { currency } = file;
  const { line: sent, gross, modifier, share, net, taxes } = reckoned;
  const [lineName, quantityName] = names[file.root];
  const unitCode = file.code(codes.units, sent.unit_measure, `/details/${index}/unit_measure`);
  const quantity = plainNumber(sent.quantity);
  const modifiers = [
    { value: modifier, base: gross, reason: "Línea" },
    { value: share, base: gross.plus(modifier), reason: "Global" },
  ].filter(({ value }) => !value.eq(0));
  const text = [sent.line_description, sent.long_description].filter(Boolean).join(" - ");
  return arranged(
    lineName,
    {},
    cbc("ID", String(index + 1)),
    element(quantityName, { unitCode }, quantity),
    amount("LineExtensionAmount", net, currency),
    cbc("FreeOfChargeIndicator", "false"),
    modifiers.map((one, at) => allowance({ ...one, id: at + 1 }, currency)),
    taxTotals(taxes, currency),
    cac(
      "Item",
      cbc("Description", requiredText(text, { most: 300 })),
      cac("SellersItemIdentification", cbc("ID", optionalText(sent.sku, { most: 50 }))),
      cac(
        "StandardItemIdentification",
        cbc("ID", optionalText(sent.sku, { most: 50 }) ?? String(index + 1), {
          schemeID: "999",
          schemeName: "Estándar de adopción del contribuyente",
        }),
      ),
    ),
    cac(
      "Price",
      element(
        "cbc:PriceAmount",
        { currencyID: currency },
        round(decimal(sent.unit_price), 6).toFixed(),
      ),
      element("cbc:BaseQuantity", { unitCode }, quantity),
    ),
  );
}

/** A discount (negative `value`) or surcharge. `MultiplierFactorNumeric` is the size of `value` in % of `base`. */
export function allowance(
  one: {
    readonly id: number;
    readonly value: Decimal;
    readonly base: Decimal;
    readonly reason: string;
  },
  currency: string,
): XmlElement | undefined {
  const { id, value, base, reason } = one;
  const isCharge = value.gt(0);
  const factor = base.eq(0) ? undefined : round(value.abs().times(100).div(base.abs()), 4);
  return cac(
    "AllowanceCharge",
    cbc("ID", String(id)),
    cbc("ChargeIndicator", String(isCharge)),
    cbc("AllowanceChargeReason", `${isCharge ? "Recargo" : "Descuento"}: ${reason}`),
    cbc("MultiplierFactorNumeric", factor?.toFixed()),
    amount("Amount", value.abs(), currency),
    amount("BaseAmount", base, currency),
  );
}

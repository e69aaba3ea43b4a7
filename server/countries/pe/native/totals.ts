import type { XmlElement } from "../../../xml/xml.ts";
import { amount, cac, cbc } from "../../ubl/components.ts";
import type { ReckonedGlobal } from "../../ubl/reckoning.ts";
import { factor } from "./lines.ts";
import type { PeFile } from "./pe-file.ts";
import { headerTaxes } from "./taxes.ts";

/** The discounts and surcharges on the whole document, the taxes, and the totals. */
export function totals(file: PeFile): readonly (XmlElement | undefined)[] {
  const { currency, reckoning } = file;
  const { net, taxes, tax, allowance, charge, rounding, total, globals } = reckoning;
  return [
    ...globals.map((one) => globalModifier(one, currency)),
    headerTaxes(taxes, tax, currency),
    cac(
      file.type === "08" ? "RequestedMonetaryTotal" : "LegalMonetaryTotal",
      amount("LineExtensionAmount", net, currency),
      amount("TaxInclusiveAmount", net.plus(tax), currency),
      !allowance.eq(0) && amount("AllowanceTotalAmount", allowance, currency),
      !charge.eq(0) && amount("ChargeTotalAmount", charge, currency),
      !rounding.eq(0) && amount("PayableRoundingAmount", rounding, currency),
      amount("PayableAmount", total, currency),
    ),
  ];
}

// Catalogue 53: 02 and 49 change the base of the IGV, 03 and 50 do not.
function globalModifier(global: ReckonedGlobal, currency: string): XmlElement | undefined {
  if (global.amount.eq(0)) return undefined;
  const isCharge = global.amount.gt(0);
  const [inBase, after] = isCharge ? ["49", "50"] : ["02", "03"];
  return cac(
    "AllowanceCharge",
    cbc("ChargeIndicator", String(isCharge)),
    cbc("AllowanceChargeReasonCode", global.isTaxable ? inBase : after),
    factor(global.amount, global.base),
    amount("Amount", global.amount.abs(), currency),
    !global.base.eq(0) && amount("BaseAmount", global.base, currency),
  );
}

import { decimal, round } from "../../../model/decimal.ts";
import { globalAmount } from "../../../model/totals.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import { globalBases } from "../../breakdown.ts";
import { bounds, decimalElement, type Writing } from "./writing.ts";

const most = 20;

/** Discounts and surcharges on the whole document; omits zeros, and values above the DTE schema's bound. */
export function globals(writing: Writing): readonly XmlElement[] {
  const { input, amounts, form } = writing;
  const { globals_discounts_surcharges: stated = [] } = input.document;
  const { bases } = globalBases(input.document, amounts);
  const made = stated.flatMap((one) => {
    const sent = decimal(one.discount_surcharge_value).abs();
    // `ValorDR` has two decimals, so a percentage with more decimals is stated as its amount.
    const isPercent = one.discount_surcharge_type === "%" && sent.eq(round(sent, 2));
    const value = isPercent ? sent : globalAmount(one, bases, form === "export" ? 2 : 0).abs();
    const shown = decimalElement("ValorDR", value, bounds.value);
    return shown === undefined ? [] : [{ ...one, isPercent, shown }];
  });
  if (made.length > most) {
    writing.noteLimit(
      `/globals_discounts_surcharges/${most}`,
      `A DTE has at most ${most} discounts and surcharges on the whole document.`,
    );
  }
  return made.map(({ discount_surcharge_code: code, isPercent, shown }, index) =>
    element(
      "DscRcgGlobal",
      {},
      element("NroLinDR", {}, index + 1),
      element("TpoMov", {}, code.startsWith("D") ? "D" : "R"),
      element("TpoValor", {}, isPercent ? "%" : "$"),
      shown,
      (code.endsWith("E") || writing.exempt === "all") && element("IndExeDR", {}, 1),
    ),
  );
}

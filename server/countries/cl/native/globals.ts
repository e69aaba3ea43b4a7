import { decimal, round } from "../../../model/decimal.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import { bounds, decimalElement, type Writing } from "./writing.ts";

const most = 20;

/** Discounts and surcharges on the whole document; zero values and values above the schema's bound are omitted. */
export function globals(writing: Writing): readonly XmlElement[] {
  const { globals_discounts_surcharges: stated = [] } = writing.input.document;
  const made = stated.flatMap((one) => {
    const isPercent = one.discount_surcharge_type === "%";
    const isWhole = !isPercent && writing.form !== "export";
    const value = round(decimal(one.discount_surcharge_value).abs(), isWhole ? 0 : 2);
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

import { type Decimal, decimal, round } from "../../../model/decimal.ts";
import { isExemptLine, lineAmount } from "../../../model/lines.ts";
import { requiredText } from "../../../xml/fit-text.ts";
import { element, textElement, type XmlContent, type XmlElement } from "../../../xml/xml.ts";
import { type CodeList, findCode } from "../../codes.ts";
import type { NativeDocument } from "../../native.ts";
import { codes } from "../codes.ts";
import { separateTaxes, taxCode } from "./taxes.ts";
import {
  amountElement,
  bounds,
  decimalElement,
  latin1Text,
  text,
  type Writing,
} from "./writing.ts";

type Line = NativeDocument["details"][number];

const mostName = 80;
const mostLines = { tax: 60, export: 60, receipt: 1000 } as const;
const units: CodeList = codes.units;

/** The document's lines (`Detalle`). */
export function lines(writing: Writing): readonly XmlElement[] {
  const { details } = writing.input.document;
  const most = mostLines[writing.form];
  if (details.length === 0) writing.noteLimit("/details", "A DTE must have at least one line.");
  if (details.length > most) {
    writing.noteLimit(`/details/${most}`, `A DTE of this type has at most ${most} lines.`);
  }
  const codes = taxCodes(writing);
  return details.map((line, index) => detail(writing, line, index, codes));
}

// The codes of the file's `ImptoReten` elements; empty for exports and receipts.
// `CodImpAdic` of a line may contain only these codes.
function taxCodes({ input, amounts, form }: Writing): ReadonlySet<string> {
  if (form !== "tax") return new Set();
  const { taxes } = separateTaxes(input.document, round(amounts.taxes, 0));
  return new Set(taxes.map(({ code }) => code));
}

// The item name of a line in Latin-1, cut to `most` characters.
function itemName(line: Line | undefined, most = mostName): string {
  return requiredText(line?.line_description, { most, latin1: true });
}

// The amount of a line, rounded to two decimals in export documents, otherwise to whole pesos.
function itemAmount({ form }: Pick<Writing, "form">, line: Line): Decimal {
  return round(lineAmount(line), form === "export" ? 2 : 0);
}

function detail(
  writing: Writing,
  line: Line,
  index: number,
  codes: ReadonlySet<string>,
): XmlElement {
  const separate = new Set((line.taxes ?? []).map(taxCode).filter((code) => codes.has(code)));
  return element(
    "Detalle",
    {},
    element("NroLinDet", {}, index + 1),
    sku(line),
    isExempt(writing, line) && element("IndExe", {}, 1),
    element("NmbItem", {}, itemName(line)),
    text("DscItem", description(line), 1000),
    decimalElement("QtyItem", line.quantity, bounds.quantity),
    text("UnmdItem", unit(writing, line, index), 4),
    decimalElement("PrcItem", line.unit_price, bounds.quantity),
    modifier(writing, line),
    [...separate].slice(0, 2).map((code) => element("CodImpAdic", {}, code)),
    amountElement(writing, "MontoItem", itemAmount(writing, line), `/details/${index}`),
  );
}

function isExempt({ exempt }: Writing, line: Line): boolean {
  return exempt === "all" || (exempt === "lines" && isExemptLine(line));
}

function sku(line: Line): XmlContent {
  const code = text("VlrCodigo", line.sku, 35);
  return code && element("CdgItem", {}, element("TpoCodigo", {}, "INT1"), code);
}

// The description begins with the full title if the title is too long for `NmbItem`.
function description({
  line_description: title = "",
  long_description: more,
}: Line): string | undefined {
  const isCut = latin1Text(title, mostName) !== latin1Text(title, title.length + 1);
  return [isCut ? title : undefined, more].filter((part) => part !== undefined).join(". ");
}

function unit(
  { noteDefault }: Writing,
  { unit_measure: stated }: Line,
  index: number,
): string | undefined {
  if (stated === undefined || stated.trim() === "") return undefined;
  const found = findCode(units, stated);
  if (found.isDefault) noteDefault(`/details/${index}/unit_measure`);
  return found.code;
}

// The line's discount or surcharge: the line's rounded amount less the rounded product of price and quantity.
function modifier(writing: Writing, line: Line): XmlContent {
  const decimals = writing.form === "export" ? 2 : 0;
  const product = round(decimal(line.quantity).times(decimal(line.unit_price)), decimals);
  const change = itemAmount(writing, line).minus(product);
  const kind = change.lt(0) ? "Descuento" : "Recargo";
  const percentage = decimal(line.modifier_percentage ?? 0);
  // SII's schema allows two decimals in a percentage.
  const isPercent = percentage.eq(round(percentage, 2)) && percentage.lt(0) === change.lt(0);
  const below = writing.form === "receipt" ? "100.01" : bounds.percentage.below;
  const share = isPercent
    ? decimalElement(`${kind}Pct`, percentage.abs(), { decimals: 2, below })
    : undefined;
  const amount = change.abs();
  return [share, amount.gt(0) && modifierAmount(kind, amount, share !== undefined)];
}

// `DescuentoMonto` and `RecargoMonto` accept only whole numbers; exports state fractions in `SubDscto` or `SubRecargo`.
function modifierAmount(
  kind: "Descuento" | "Recargo",
  amount: Decimal,
  isPercent: boolean,
): XmlContent {
  if (amount.gte("1e16")) return undefined;
  if (amount.eq(round(amount, 0))) return textElement(`${kind}Monto`, amount.toFixed());
  if (isPercent) return undefined;
  const [part, type, value] =
    kind === "Descuento"
      ? ["SubDscto", "TipoDscto", "ValorDscto"]
      : ["SubRecargo", "TipoRecargo", "ValorRecargo"];
  return element(part, {}, element(type, {}, "$"), element(value, {}, amount.toFixed()));
}

import { decimal, round } from "../../../model/decimal.ts";
import { element, group, textElement, type XmlElement } from "../../../xml/xml.ts";
import { findCode } from "../../codes.ts";
import { codes } from "../codes.ts";
import { receiverCountry } from "./parties.ts";
import { totalAmount } from "./totals.ts";
import { amountElement, bounds, decimalElement, text, type Writing } from "./writing.ts";

const own = codes.currencies.codes["1"].code;
const movesExports = [8, 9];
// Weight units and customs codes: https://www.aduana.cl/compendio-de-normas-anexo-51/aduana/2008-02-18/165942.html
const weightUnits: readonly (readonly [RegExp, number])[] = [
  [/^(kgs?|kilos?|kilogramos?|kn)\b/i, 6],
  [/^(t|tons?|toneladas?|tmn)\b/i, 4],
  [/^(grs?|gramos?|g|gn)\b/i, 7],
];

/** `Transporte`: the destination of the goods. Export documents and dispatch guides add customs facts (`Aduana`). */
export function transport(writing: Writing): XmlElement | undefined {
  const { header } = writing.input.document;
  const isExport =
    writing.form === "export" ||
    (writing.type.guide === true && movesExports.includes(header.guide_type ?? 0));
  return group(
    "Transporte",
    text("DirDest", header.shipping_address, 70),
    (isExport || writing.type.guide === true) && customs(writing, isExport),
  );
}

function customs(writing: Writing, isExport: boolean): XmlElement | undefined {
  const { header } = writing.input.document;
  const weight = grossWeight(header.gross_weight);
  const country = isExport ? receiverCountry(writing) : undefined;
  const clause = header.sale_clause;
  return group(
    "Aduana",
    textElement("CodModVenta", header.sale_modality),
    textElement("CodClauVenta", clause),
    clause !== undefined && decimalElement("TotClauVenta", totalAmount(writing), bounds.value),
    isExport && text("IdAdicPtoEmb", header.port_embarkation, 20),
    isExport && text("IdAdicPtoDesemb", header.port_disembarkation, 20),
    weight && [
      decimalElement("PesoBruto", weight.amount, { decimals: 2, below: "1e8" }),
      textElement("CodUnidPesoBruto", weight.unit),
    ],
    textElement("CodPaisRecep", country),
    textElement("CodPaisDestin", country),
  );
}

/** The totals of an export document, which bears no IVA. */
export function exportTotals(writing: Writing): XmlElement {
  const total = totalAmount(writing);
  return element(
    "Totales",
    {},
    element("TpoMoneda", {}, currency(writing)),
    amountElement(writing, "MntExe", total, "/totals/net_amount"),
    amountElement(writing, "MntTotal", total, "/totals/total_amount"),
  );
}

/** The totals in pesos of an export document with a foreign currency and a valid exchange rate; otherwise undefined. */
export function otherCurrency(writing: Writing): XmlElement | undefined {
  const { exchange_rate_value: rate } = writing.input.document.header;
  if (writing.form !== "export" || rate === undefined || currency(writing) === own)
    return undefined;
  const shown = decimalElement("TpoCambio", rate, bounds.rate);
  if (shown === undefined) return undefined;
  const pesos = round(totalAmount(writing).times(decimal(rate)), 0).toFixed();
  return element(
    "OtraMoneda",
    {},
    element("TpoMoneda", {}, own),
    shown,
    element("MntExeOtrMnda", {}, pesos),
    element("MntTotOtrMnda", {}, pesos),
  );
}

function currency({ input, noteDefault }: Writing): string {
  const { currency_id: id } = input.document.header;
  if (id === undefined) {
    noteDefault("/header/currency_id");
    return own;
  }
  const found = findCode(codes.currencies, id);
  if (found.isDefault) noteDefault("/header/currency_id");
  return found.code;
}

// Reads a number above 0 and below 1e8, with up to two decimals and an optional unit; undefined for other text.
function grossWeight(stated = ""): { readonly amount: string; readonly unit?: number } | undefined {
  const found = /^\s*([0-9]{1,9})(?:[.,]([0-9]{1,2}))?(?![0-9.,])\s*(.{0,20})/u.exec(stated);
  if (found === null) return undefined;
  const [, whole = "0", fraction = "0", rest = ""] = found;
  const unit = weightUnits.find(([pattern]) => pattern.test(rest))?.[1];
  const amount = `${whole}.${fraction}`;
  if (!(Number(amount) > 0 && Number(amount) < 1e8)) return undefined;
  return unit === undefined ? { amount } : { amount, unit };
}

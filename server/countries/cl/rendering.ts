import { zero } from "../../model/decimal.ts";
import { splitGross } from "../../model/totals.ts";
import type { CountryRendering } from "../../rendering/country-rendering.ts";
import { hyphenedDays } from "../../rendering/format-day.ts";
import { type RenderingWords, spanishWords } from "../../rendering/rendering-words.ts";
import type { Amounts } from "../amounts.ts";
import { type BreakdownWords, breakdown, spanishBreakdown } from "../breakdown.ts";
import { commaMarks, formatMoney, type MoneyStyle, moneyFormat } from "../money.ts";
import { codeTitles } from "../printed-codes.ts";
import { amounts, peso } from "./amounts.ts";
import { codes } from "./codes.ts";
import { currencyCode } from "./currency-code.ts";
import { type DocumentType, documentType } from "./document-types.ts";
import { facts } from "./facts.ts";
import { legalLines, underTitle } from "./legal-lines.ts";
import { stamp } from "./stamp.ts";
import { rut } from "./tax-id.ts";

const words: RenderingWords = {
  ...spanishWords,
  district: "Comuna",
  // The acknowledgement that law 19.983 requires on an assignable copy: https://www.bcn.cl/leychile/navegar?idNorma=233421
  transferReceipt:
    "El acuse de recibo que se declara en este acto, de acuerdo a lo dispuesto en la letra b) del Art. 4°, y la letra c) del Art. 5° de la Ley 19.983, acredita que la entrega de mercaderías o servicio(s) prestado(s) ha(n) sido recibido(s).",
};

const rows: BreakdownWords = {
  ...spanishBreakdown,
  subtotal: "Subtotal",
  net: "Monto neto",
  exempt: "Monto exento",
  vat: "I.V.A.",
  taxes: "Impuestos adicionales",
  credit: "Crédito 65% empresas constructoras",
  taxTitle: (code) => codeTitle("taxes", code),
};

const money: MoneyStyle = { currency: peso, marks: commaMarks, gap: " " };

const exportMoney = moneyFormat(money, currencyCode);

const codeTitle = codeTitles(codes);

/** The rendering of Chilean documents: https://www.sii.cl/factura_electronica/factura_mercado/instructivo_emision.pdf */
export const rendering: CountryRendering = {
  language: "es-CL",
  words,
  days: hyphenedDays,
  codeTitle,
  titleBox: "boxed",
  sheet: "letter",
  taxIdLabel: rut.label,
  marks: commaMarks,
  title: (document) => documentType(document.header.document_type_id).title,
  folio: (document) => `N° ${document.header.document_number}`,
  formatTaxId: rut.format,
  underTitle,
  // Every update must send `currency_id`, but only export documents use it. Other documents are in pesos.
  formatMoney: (amount, document, exact) =>
    documentType(document.header.document_type_id).export
      ? exportMoney(amount, document, exact)
      : formatMoney(amount, money, exact),
  breakdown(document, config) {
    const type = documentType(document.header.document_type_id);
    const shown = receiptAmounts(amounts(document), type, config.display_tax_receipt);
    return breakdown(document, shown.amounts, { ...rows, total: shown.total });
  },
  transferable: (document) => documentType(document.header.document_type_id).transferable === true,
  // A guide is assignable only together with its invoice.
  transferLegend: ({ header }) =>
    documentType(header.document_type_id).guide ? "CEDIBLE CON SU FACTURA" : words.transferCopy,
  facts: ({ document }) => facts(document, words),
  stamp,
  legalLines,
};

/**
 * The printed amounts and the label of the total. On receipts, `display_tax_receipt` decides how taxes other than VAT
 * are printed. With 2 or without a value, these taxes have a row. With 1, they have no row, but the label of the total
 * mentions them. With 0, an exempt receipt has the row; a taxed receipt has no row, and its total minus the exempt
 * amount is split into net amount and VAT.
 */
function receiptAmounts(
  amounts: Amounts,
  type: DocumentType,
  setting: number | undefined,
): { readonly amounts: Amounts; readonly total: string } {
  if (!type.receipt || amounts.taxes.eq(0)) return { amounts, total: rows.total };
  if (setting === 1) {
    return { amounts: { ...amounts, taxes: zero }, total: "Total con impuestos adicionales" };
  }
  if (setting !== 0 || type.exempt) return { amounts, total: rows.total };
  const taxed = amounts.total.minus(amounts.exempt);
  const split = splitGross(taxed, amounts.vatRate, amounts.decimals);
  const nothing = { taxes: zero, credit: zero, difference: zero };
  return { amounts: { ...amounts, ...nothing, ...split }, total: rows.total };
}

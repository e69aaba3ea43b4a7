import { type Decimal, round, zero } from "../../../model/decimal.ts";
import { element, type XmlContent, type XmlElement } from "../../../xml/xml.ts";
import { mayBeExempt } from "../exempt-amounts.ts";
import { type SeparateTax, separateTaxes } from "./taxes.ts";
import { amountElement, bounds, decimalElement, type Exempt, type Writing } from "./writing.ts";

const mostTaxes = 20;
const atNet = "/totals/net_amount";
const atTotal = "/totals/total_amount";

/** The amounts of the header; net + exempt + iva + taxes - credit = total. */
interface Header {
  readonly net: Decimal;
  readonly exempt: Decimal;
  readonly iva: Decimal;
  /** Taxes other than IVA; negative if more is withheld than added. */
  readonly taxes: Decimal;
  readonly credit: Decimal;
  readonly total: Decimal;
}

/** The part of a document that bears no IVA: "all" of it, "lines" (only some of its lines), or "none". */
export function exemptOf({ type, form, amounts }: Omit<Writing, "exempt">): Exempt {
  if (type.exempt || form === "export") return "all";
  if (amounts.exempt.eq(0)) return "none";
  return mayBeExempt(type) && amounts.net.eq(0) ? "all" : "lines";
}

/** The totals of tax documents and receipts. IVA is total - net - exempt - taxes + credit. */
export function totals(writing: Writing): XmlElement {
  const { net, exempt, iva, taxes, credit, total } = headerOf(writing);
  const amount = (name: string, value: Decimal, at: string) =>
    amountElement(writing, name, value, at);
  const isTaxed = writing.exempt !== "all";
  const isTax = writing.form === "tax";
  const rate = writing.amounts.vatRate;
  return element(
    "Totales",
    {},
    isTaxed && amount("MntNeto", net, atNet),
    (!isTaxed || !exempt.eq(0)) && amount("MntExe", exempt, atTotal),
    isTaxed && isTax && decimalElement("TasaIVA", rate, bounds.percentage),
    isTaxed && amount("IVA", iva, atTotal),
    isTax && withheldOrAdded(writing, taxes),
    isTax && !credit.eq(0) && amount("CredEC", credit, "/totals/vat_credit_construction_company"),
    amount("MntTotal", total, atTotal),
  );
}

/** The total, rounded to two decimals in export documents, otherwise to whole pesos. */
export function totalAmount({ form, amounts }: Writing): Decimal {
  return round(amounts.total, form === "export" ? 2 : 0);
}

function headerOf(writing: Writing): Header {
  const { amounts, exempt: kind, form } = writing;
  const total = totalAmount(writing);
  // Receipts have no elements for other taxes and credits: IVA is the total less the net and exempt amounts.
  const isReceipt = form === "receipt";
  const taxes = isReceipt ? zero : round(amounts.taxes, 0);
  const credit = isReceipt ? zero : round(amounts.credit, 0);
  const untaxed = total.minus(taxes).plus(credit);
  const base = { taxes, credit, total };
  if (kind === "all") return { ...base, net: zero, exempt: untaxed, iva: zero };
  const net = round(amounts.net, 0);
  const { exempt } = amounts;
  return { ...base, net, exempt, iva: untaxed.minus(net).minus(exempt) };
}

function withheldOrAdded(writing: Writing, total: Decimal): XmlContent {
  const { taxes, isUnnamed } = separateTaxes(writing.input.document, total);
  if (isUnnamed) writing.noteDefault("/totals/taxes_amount");
  if (taxes.length > mostTaxes) {
    writing.noteLimit(
      "/totals/taxes_amount",
      `A DTE lists at most ${mostTaxes} taxes besides IVA.`,
    );
  }
  return taxes.map((tax) => taxElement(writing, tax));
}

function taxElement(writing: Writing, tax: SeparateTax): XmlElement {
  return element(
    "ImptoReten",
    {},
    element("TipoImp", {}, tax.code),
    decimalElement("TasaImp", tax.percentage, { decimals: 2, below: "100.01" }),
    amountElement(writing, "MontoImp", tax.amount, "/totals/taxes_amount"),
  );
}

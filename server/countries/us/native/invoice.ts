import { type Decimal, decimal, round } from "../../../model/decimal.ts";
import { instalments } from "../../../model/instalments.ts";
import { showsInXml } from "../../../rendering/observations.ts";
import { optionalText, requiredText } from "../../../xml/fit-text.ts";
import { element, type XmlElement } from "../../../xml/xml.ts";
import { arranged } from "../../ubl/arrange.ts";
import { amount, cac, cbc, plainNumber } from "../../ubl/components.ts";
import { ublNamespaces } from "../../ubl/namespaces.ts";
import type { ReckonedLine } from "../../ubl/reckoning.ts";
import { codes } from "../codes.ts";
import { customer, supplier } from "./parties.ts";
import { lineCategories, salesTax, sharedRate, taxTotal } from "./taxes.ts";
import type { UsFile } from "./us-file.ts";

/** An invoice in UBL 2.1. A credit note is an invoice of type 381, and a debit note is an invoice of type 383. */
export function invoice(file: UsFile): XmlElement {
  const { input, moment } = file;
  const { header, details } = input.document;
  const shared = sharedRate(file);
  return arranged(
    "Invoice",
    ublNamespaces("Invoice"),
    cbc("UBLVersionID", "2.1"),
    cbc("ID", file.id),
    cbc("UUID", input.drawn.uuid),
    cbc("IssueDate", header.issue_date),
    cbc("IssueTime", moment.time),
    cbc("DueDate", lastDue(file)),
    cbc("InvoiceTypeCode", file.type),
    cbc("Note", remark(file)),
    cbc("DocumentCurrencyCode", file.currency),
    cbc("LineCountNumeric", String(details.length)),
    references(file),
    supplier(file),
    customer(file),
    terms(file),
    globals(file),
    taxTotal(file),
    totals(file),
    file.reckoning.lines.map((line, index) => invoiceLine(file, line, { index, shared })),
  );
}

function remark({ input }: UsFile): string | undefined {
  const { header } = input.document;
  return showsInXml(header) ? optionalText(header.observations) : undefined;
}

// References to the first purchase order, to corrected invoices, and to other documents.
function references({ named }: UsFile): readonly (XmlElement | undefined)[] {
  const withId = named.filter(({ id }) => id !== undefined);
  const order = withId.find(({ reference }) => reference.reference_type === 801);
  return [
    order && cac("OrderReference", cbc("ID", order.id)),
    ...withId
      .filter((one) => one !== order)
      .map((one) =>
        one.reference.reference_code <= 3
          ? cac(
              "BillingReference",
              cac("InvoiceDocumentReference", cbc("ID", one.id), cbc("IssueDate", one.date)),
            )
          : cac(
              "AdditionalDocumentReference",
              cbc("ID", one.id),
              cbc("IssueDate", one.date),
              cbc("DocumentDescription", optionalText(one.reference.description)),
            ),
      ),
  ];
}

// The latest due date, found by sorting, because instalments may be sent in any order.
function lastDue(file: UsFile): string | undefined {
  return payments(file)
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1);
}

function payments({ input, reckoning }: UsFile) {
  const { payment_conditions: conditions, issue_date: issueDate } = input.document.header;
  return instalments({ conditions, issueDate, total: reckoning.total, decimals: 2 });
}

function terms(file: UsFile): readonly (XmlElement | undefined)[] {
  return payments(file).map((one) =>
    cac(
      "PaymentTerms",
      cbc("Note", dueNote(one.days)),
      cbc("PaymentPercent", String(one.percentage)),
      amount("Amount", decimal(one.amount), file.currency),
      cbc("PaymentDueDate", one.date),
    ),
  );
}

// Returns undefined if the number of days is not a safe integer, e.g. Infinity.
function dueNote(days: number): string | undefined {
  if (!Number.isSafeInteger(days)) return undefined;
  return days === 0 ? "Due on receipt" : `Net ${days} days`;
}

function globals({ reckoning, currency }: UsFile): readonly (XmlElement | undefined)[] {
  return reckoning.globals
    .filter((one) => !one.amount.eq(0))
    .map((one) => allowance(one.amount, one.base, currency));
}

function allowance(
  value: ReckonedLine["modifier"],
  base: ReckonedLine["gross"],
  currency: string,
): XmlElement | undefined {
  const isCharge = value.gt(0);
  return cac(
    "AllowanceCharge",
    cbc("ChargeIndicator", String(isCharge)),
    cbc("AllowanceChargeReason", isCharge ? "Surcharge" : "Discount"),
    amount("Amount", value.abs(), currency),
    amount("BaseAmount", base, currency),
  );
}

function totals(file: UsFile): XmlElement | undefined {
  const { reckoning, currency } = file;
  const lines = reckoning.lines.reduce((sum, { net }) => sum.plus(net), decimal(0));
  const values = reckoning.globals.map((one) => one.amount);
  const allowances = values
    .filter((one) => one.lt(0))
    .reduce((sum, one) => sum.minus(one), decimal(0));
  const charges = values.filter((one) => one.gt(0)).reduce((sum, one) => sum.plus(one), decimal(0));
  const exclusive = lines.minus(allowances).plus(charges);
  const inclusive = exclusive.plus(salesTax(file));
  const rounding = reckoning.total.minus(inclusive);
  return cac(
    "LegalMonetaryTotal",
    amount("LineExtensionAmount", lines, currency),
    amount("TaxExclusiveAmount", exclusive, currency),
    amount("TaxInclusiveAmount", inclusive, currency),
    !allowances.eq(0) && amount("AllowanceTotalAmount", allowances, currency),
    !charges.eq(0) && amount("ChargeTotalAmount", charges, currency),
    !rounding.eq(0) && amount("PayableRoundingAmount", rounding, currency),
    amount("PayableAmount", reckoning.total, currency),
  );
}

function invoiceLine(
  file: UsFile,
  reckoned: ReckonedLine,
  { index, shared }: { readonly index: number; readonly shared: Decimal | undefined },
): XmlElement {
  const { currency } = file;
  const { line, modifier, gross, net } = reckoned;
  const unit = file.code(codes.units, line.unit_measure, `/details/${index}/unit_measure`);
  return arranged(
    "cac:InvoiceLine",
    {},
    cbc("ID", String(index + 1)),
    element("cbc:InvoicedQuantity", { unitCode: unit }, plainNumber(line.quantity)),
    amount("LineExtensionAmount", net, currency),
    !modifier.eq(0) && allowance(modifier, gross, currency),
    cac(
      "Item",
      cbc("Description", optionalText(line.long_description)),
      cbc("Name", requiredText(line.line_description)),
      cac("SellersItemIdentification", cbc("ID", optionalText(line.sku))),
      lineCategories(line, shared),
    ),
    cac(
      "Price",
      element(
        "cbc:PriceAmount",
        { currencyID: currency },
        round(decimal(line.unit_price), 6).toFixed(),
      ),
    ),
  );
}

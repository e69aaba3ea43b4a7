import { element, type XmlContent, type XmlElement } from "../../xml/xml.ts";

const references = "OrderReference BillingReference DespatchDocumentReference";
const parties = "Signature AccountingSupplierParty AccountingCustomerParty";
const start = "UBLVersionID CustomizationID ProfileID ProfileExecutionID ID UUID IssueDate";
// For each element, by local name: the children that this server writes, in the order of the UBL 2.1 schema.
const orders: Readonly<Record<string, string>> = {
  Invoice: `UBLExtensions ${start} IssueTime DueDate InvoiceTypeCode Note DocumentCurrencyCode LineCountNumeric InvoicePeriod ${references} AdditionalDocumentReference ${parties} Delivery PaymentMeans PaymentTerms AllowanceCharge PaymentExchangeRate TaxTotal WithholdingTaxTotal LegalMonetaryTotal InvoiceLine`,
  CreditNote: `UBLExtensions ${start} IssueTime CreditNoteTypeCode Note DocumentCurrencyCode LineCountNumeric InvoicePeriod DiscrepancyResponse ${references} AdditionalDocumentReference ${parties} PaymentMeans PaymentTerms PaymentExchangeRate AllowanceCharge TaxTotal LegalMonetaryTotal CreditNoteLine`,
  DebitNote: `UBLExtensions ${start} IssueTime Note DocumentCurrencyCode LineCountNumeric InvoicePeriod DiscrepancyResponse ${references} AdditionalDocumentReference ${parties} AllowanceCharge PaymentMeans PaymentTerms PaymentExchangeRate TaxTotal RequestedMonetaryTotal DebitNoteLine`,
  InvoiceLine:
    "ID Note InvoicedQuantity LineExtensionAmount FreeOfChargeIndicator PricingReference Delivery AllowanceCharge TaxTotal WithholdingTaxTotal Item Price",
  CreditNoteLine:
    "ID Note CreditedQuantity LineExtensionAmount FreeOfChargeIndicator PricingReference TaxTotal AllowanceCharge Item Price",
  DebitNoteLine:
    "ID Note DebitedQuantity LineExtensionAmount PricingReference TaxTotal AllowanceCharge Item Price",
};

const ranks = new Map(
  Object.entries(orders).map(([name, order]) => [
    name,
    new Map(order.split(" ").map((child, index) => [child, index])),
  ]),
);

/** A UBL element with its children in schema order; omits unlisted children, throws for an unlisted element. */
export function arranged(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly XmlContent[]
): XmlElement {
  const made = element(name, attributes, ...content);
  const order = ranks.get(local(name));
  if (order === undefined) throw new Error(`The order of the children of ${name} is unknown.`);
  const rank = (child: XmlElement["children"][number]) =>
    typeof child === "string" ? undefined : order.get(local(child.name));
  const children = made.children
    .filter((child) => rank(child) !== undefined)
    .sort((a, b) => (rank(a) ?? 0) - (rank(b) ?? 0));
  return { ...made, children };
}

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

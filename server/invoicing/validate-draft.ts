import type { CreateDocumentRequest, ValidationError } from "../../generated/routes.ts";
import type { RuleId } from "../../generated/rules.js";
import type { DocumentHeader, DocumentHeaderCreate } from "../../generated/types/models.d.ts";
import type { Country } from "../countries/country.ts";
import type { StoredDocument } from "../documents/stored-document.ts";

/** A country code that selects the generated validators of this country. */
export type Variant = CreateDocumentRequest<unknown>["variant"];

// Members of a stored header that a create request cannot send. The type checker ensures that the list is complete.
const onlyStored: Readonly<
  Record<Exclude<keyof DocumentHeader, keyof DocumentHeaderCreate>, true>
> = {
  customer_supplier_id: true,
  document_status: true,
  document_type_taxbureau: true,
  issuer_state_id: true,
  received_issued_flag: true,
  taxbureau_validation_status: true,
  transportation_doc_billing: true,
  transportation_doc_type: true,
};

/** Before a draft is issued, validates it as a create request. Ignores errors in values that only updates may send. */
export type DraftValidator = (document: StoredDocument) => ValidationError[];

/** Returns the draft validator of a country. Do not call this function in a transaction: it may load a module. */
export async function loadDraftValidator(country: Country): Promise<DraftValidator> {
  const { variants } = await import("../../generated/validators/document-create.explain.js");
  const { explain } = variants[country.code as Variant];
  return (document) =>
    [...explain(asCreateBody(document)), ...country.validate(document)].filter(
      (error) => !isOfUpdate(error, country),
    );
}

/** Validates the parameter `pdf_transfer_copy=1` against the country's create schema. */
export async function validateTransferCopy(country: Country): Promise<ValidationError[]> {
  const { variants } = await import("../../generated/validators/document-create.explain.js");
  const options = { pdf_transfer_copy: 1 };
  return variants[country.code as Variant]
    .explain({ options })
    .filter(({ pointer }) => pointer === "/options/pdf_transfer_copy")
    .map(({ pointer: _, ...error }) => ({ parameter: "pdf_transfer_copy", ...error }));
}

function asCreateBody(document: StoredDocument): Record<string, unknown> {
  const { header, totals, ...blocks } = document;
  const sendable = Object.entries(header).filter(([name]) => !(name in onlyStored));
  const { net_amount, ...others } = totals;
  return {
    ...blocks,
    header: Object.fromEntries(sendable),
    // If prices include VAT, the service computes the net amount, and a create request must omit it.
    totals: document.options?.gross_values === 1 ? others : { net_amount, ...others },
  };
}

const amountRules: readonly (RuleId | "shape.x-decimals")[] = [
  "shape.x-decimals",
  "totals.whole-amounts",
];

// An update request must send a currency, and its totals may have any number of decimals. Create rules can forbid both.
function isOfUpdate(
  { pointer = "", rule }: ValidationError,
  { createAmountRules = [] }: Country,
): boolean {
  if (pointer === "/header/currency_id") return true;
  const rules: readonly string[] = [...amountRules, ...createAmountRules];
  return pointer.startsWith("/totals/") && rules.includes(rule);
}

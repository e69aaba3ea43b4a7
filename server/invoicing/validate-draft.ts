import type { CreateDocumentRequest } from "../../generated/routes.ts";
import type {
  DocumentHeader,
  DocumentHeaderCreate,
  Refusal,
} from "../../generated/types/models.d.ts";
import type { Country } from "../countries/country.ts";
import type { StoredDocument } from "../documents/stored-document.ts";

/** A country's letters, as the generated validators name their variants. */
export type Variant = CreateDocumentRequest<unknown>["variant"];

// What a header has beside the members that a create can send; the compiler sees to it that none is missing.
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

/** Tells what keeps a draft from being issued: what a create with the same content would be refused for, save what only an update can have put there. */
export type DraftValidator = (document: StoredDocument) => Refusal[];

/** The judge of a country's drafts; it is loaded when first needed, so not inside a transaction. */
export async function loadDraftValidator(country: Country): Promise<DraftValidator> {
  const { variants } = await import("../../generated/validators/document-create.explain.js");
  const { explain } = variants[country.code as Variant];
  return (document) =>
    [...explain(asCreateBody(document)), ...country.validate(document)].filter(
      (error) => !isOfUpdate(error),
    );
}

/** Refuses a transfer copy when reading where the country's create body refuses it too. */
export async function validateTransferCopy(country: Country): Promise<Refusal[]> {
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
    // With prices that include VAT the net amount is computed here, and was never sent.
    totals: document.options?.gross_values === 1 ? others : { net_amount, ...others },
  };
}

// An update requires a currency and takes decimals, which a create does not.
function isOfUpdate({ pointer = "", rule }: Refusal): boolean {
  return (
    pointer === "/header/currency_id" || (pointer.startsWith("/totals/") && rule === "shape.type")
  );
}

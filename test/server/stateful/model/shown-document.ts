import type { Document } from "../../../../generated/types/models.d.ts";
import type { World } from "./world.ts";

/**
 * The expected body of a document: the stored document with `referenced_by`, which lists all referring documents
 * except drafts. An issued document also has a `balance`.
 */
export function shownDocument(world: World, document: Document): Document {
  const referring = world.documents
    .filter(({ response }) => response.document_status > 0 && refersTo(response, document))
    .sort((one, other) => idOf(other.response) - idOf(one.response));
  const referenced_by = referring.map(({ response }) => ({
    document_id: idOf(response),
    reference_code: 1 as const,
  }));
  const balance = referring.reduce(
    (left, { account, response }) => left + effectOf(response, account.country),
    document.totals.total_amount,
  );
  return {
    ...document,
    ...(referenced_by.length > 0 && { referenced_by }),
    ...(document.document_status === 1 && { balance: Number(balance.toFixed(6)) }),
  };
}

// In Chile, documents of these types do not reduce a balance. In other countries, all documents of the model reduce it:
// the country's `noteKind` is undefined for their types, so the service counts them as credit notes.
const originals = [2, 32, 37, 39, 41, 54, 46];

// Every reference to a document of the model has reference_code 1, so a referring document reduces the balance by its
// own total. A referring document that is itself cancelled does not reduce the balance.
function effectOf({ document_status, header, totals }: Document, country: string): number {
  const isOriginal = country === "cl" && originals.includes(header.document_type_id);
  return document_status !== 1 || isOriginal ? 0 : -totals.total_amount;
}

function refersTo({ references = [] }: Document, { document_id }: Document): boolean {
  return references.some((one) => one.reference_document_id === document_id);
}

function idOf({ document_id }: Document): number {
  return document_id ?? 0;
}

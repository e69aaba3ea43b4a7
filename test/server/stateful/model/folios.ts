import type { Document } from "../../../../generated/types/models.d.ts";
import { seriesOf } from "./taxbureau-type.ts";
import type { World } from "./world.ts";

/** The key of a document's number sequence: the account, the authority's document type, and the series. */
export function sequenceOf(document: Document): string {
  const { account_id, document_type_taxbureau } = document.header;
  return JSON.stringify([account_id, document_type_taxbureau, seriesOf(document)]);
}

/** Whether an issued or cancelled document of the same sequence already has the document's chosen number. */
export function isTaken(world: World, document: Document): boolean {
  const number = document.header.document_number;
  return number !== undefined && isUsed(world, document, number);
}

/** Returns a document's chosen number, or assigns the next unused number of its sequence. */
export function numberFor(world: World, document: Document): number {
  const chosen = document.header.document_number;
  if (chosen !== undefined) return chosen;
  const sequence = sequenceOf(document);
  let next = (world.folios.get(sequence) ?? 0) + 1;
  while (isUsed(world, document, next)) next += 1;
  world.folios.set(sequence, next);
  return next;
}

/**
 * Issues a document; the sandbox accepts every document. `reported` is the member `authority` of the service's
 * response. It supplies members that the model cannot predict, e.g. the authority's identifiers.
 */
export function issue(
  world: World,
  document: Document,
  reported: Document["authority"] | undefined,
): void {
  document.header.document_number = numberFor(world, document);
  document.document_status = 1;
  document.header.document_status = 1;
  document.header.taxbureau_validation_status = 1;
  document.result = { status: 0 };
  document.authority = {
    ...reported,
    name: "sandbox",
    status: "accepted",
    attempts: 1,
    received_at: new Date(world.now).toISOString(),
  };
}

function isUsed(world: World, document: Document, number: number): boolean {
  const sequence = sequenceOf(document);
  return world.documents.some(
    ({ response }) =>
      response.document_status > 0 &&
      response.header.document_number === number &&
      sequenceOf(response) === sequence,
  );
}

import { reportCustomer } from "./apply-customers.ts";
import type { CreateDocument, Given, UpdateDocument } from "./history.ts";
import type { Applied, DocumentState, ShownDocument, State } from "./state.ts";

const NO_BRANCH = "document.branch-office-unknown";
const NO_DOCUMENT = "reference.document-unknown";
const TAKEN = "document.number-taken";

/** Stores a draft or an issued document. */
export function addDocument(state: State, request: CreateDocument, given: Given): Applied {
  const { tag, receiver, email = null, chosen = null, refers = null, code = null } = request;
  const rules = [
    ...(code !== null && !hasCode(state, code) ? [NO_BRANCH] : []),
    ...(refers !== null && state.documents[refers] === undefined ? [NO_DOCUMENT] : []),
  ];
  if (rules.length > 0) return { state, response: { status: 400, rules } };
  const facts = { receiver, address: `A${tag}`, name: `N${tag}`, email };
  const note = refers !== null;
  const place = { note, number: chosen };
  if (isTaken(state, place)) return { state, response: { status: 409, rules: [TAKEN] } };
  const { state: reported, customer } = reportCustomer(state, facts, given);
  const status = request.draft ? 0 : 1;
  const id = given.id ?? Number.NaN;
  const draft: DocumentState = { id, tag, status, ...place, ...facts, customer, refers, code };
  const isFresh = Number.isInteger(id) && state.documents[id] === undefined;
  if (!isFresh || !Number.isInteger(customer)) return { state, response: { status: 0 } };
  const [document, last] = request.draft ? [draft, reported.last] : number(reported, draft);
  const documents = { ...reported.documents, [id]: document };
  return show({ ...reported, documents, last }, document, 201);
}

/**
 * Updates a draft and the customer record of its receiver. Updates of this drill send an invoice, so the draft of a
 * note becomes the draft of an invoice.
 */
export function changeDocument(state: State, request: UpdateDocument, given: Given): Applied {
  const { id, tag, chosen } = request;
  const stored = state.documents[id];
  if (stored === undefined) return { state, response: { status: 404 } };
  if (stored.status !== 0) return { state, response: { status: 409 } };
  const receiver = request.receiver ?? stored.receiver;
  const number = chosen ?? stored.number;
  const merged = { ...stored, address: `A${tag}`, receiver, number, note: false };
  if ((chosen !== undefined || stored.note) && isTaken(state, merged)) {
    return { state, response: { status: 409, rules: [TAKEN] } };
  }
  const { state: reported, customer } = reportCustomer(state, merged, given);
  if (!Number.isInteger(customer)) return { state, response: { status: 0 } };
  const document = { ...merged, customer };
  const documents = { ...reported.documents, [id]: document };
  return show({ ...reported, documents }, document, 200);
}

/** Issues a draft. */
export function issueDocument(state: State, id: number): Applied {
  const draft = state.documents[id];
  if (draft === undefined) return { state, response: { status: 404 } };
  if (draft.status !== 0) {
    return { state, response: { status: 409, rules: ["document.transition"] } };
  }
  if (draft.code !== null && !hasCode(state, draft.code)) {
    return { state, response: { status: 409, rules: [NO_BRANCH] } };
  }
  if (isTaken(state, draft)) return { state, response: { status: 409, rules: [TAKEN] } };
  const [document, last] = number(state, { ...draft, status: 1 });
  const documents = { ...state.documents, [id]: document };
  return show({ ...state, documents, last }, document, 200);
}

/** Deletes a draft; rejects the request if another draft refers to the draft. */
export function deleteDocument(state: State, id: number): Applied {
  const { [id]: draft, ...documents } = state.documents;
  if (draft === undefined) return { state, response: { status: 404 } };
  const isHeld = Object.values(documents).some((one) => one.refers === id && one.status === 0);
  if (draft.status !== 0 || isHeld) return { state, response: { status: 409 } };
  return { state: { ...state, documents }, response: { status: 204 } };
}

/** The document with its balance, and with the identifiers of the issued documents that refer to the document. */
export function shownDocument({ documents }: State, document: DocumentState): ShownDocument {
  const referring = Object.values(documents)
    .filter((one) => one.refers === document.id && one.status === 1)
    .sort((one, other) => other.id - one.id);
  const balance = 1 - referring.filter((one) => one.note).length;
  const referredBy = referring.map((one) => one.id);
  return { ...document, referredBy, balance: document.status === 1 ? balance : null };
}

function show(state: State, document: DocumentState, status: number): Applied {
  return { state, response: { status, seen: shownDocument(state, document) } };
}

function hasCode({ branches }: State, code: string): boolean {
  return Object.values(branches).some((branch) => branch.code === code);
}

type Place = Pick<DocumentState, "note" | "number">;

function isTaken({ documents }: State, { note, number }: Place): boolean {
  const issued = Object.values(documents).filter((one) => one.status === 1);
  return number !== null && issued.some((one) => one.number === number && one.note === note);
}

// Invoices and notes have separate sequences; all branches share both sequences.
function number(state: State, document: DocumentState): [DocumentState, State["last"]] {
  if (document.number !== null) return [document, state.last];
  const sequence = document.note ? "note" : "invoice";
  let next = (state.last[sequence] ?? 0) + 1;
  while (isTaken(state, { note: document.note, number: next })) next += 1;
  return [
    { ...document, number: next },
    { ...state.last, [sequence]: next },
  ];
}

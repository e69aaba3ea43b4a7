import { addBranch, changeBranch } from "./apply-branches.ts";
import { putCustomer, shownCustomers } from "./apply-customers.ts";
import {
  addDocument,
  changeDocument,
  deleteDocument,
  issueDocument,
  shownDocument,
} from "./apply-documents.ts";
import { shownSubscriptions, subscribe, unsubscribe } from "./apply-subscriptions.ts";
import type { Given, HistoryResponse, Request } from "./history.ts";
import type { Applied, ShownDocument, State } from "./state.ts";

/** The correct response to a request, and the next state; `given` contains the identifiers of new resources. */
export function apply(state: State, request: Request, given: Given): Applied {
  const key = keyOf(request);
  if (key === undefined) return applyOnce(state, request, given);
  const text = JSON.stringify(request);
  const kept = state.kept[key];
  if (kept !== undefined) {
    const replayed: HistoryResponse = { status: 201, replayed: true, seen: kept.seen };
    return { state, response: kept.request === text ? replayed : { status: 422 } };
  }
  const applied = applyOnce(state, request, given);
  if (applied.response.status !== 201) return applied;
  const one = { request: text, seen: applied.response.seen };
  return {
    state: { ...applied.state, kept: { ...applied.state.kept, [key]: one } },
    response: applied.response,
  };
}

function keyOf(request: Request): string | undefined {
  if (!("key" in request) || request.key === undefined) return undefined;
  return `${request.kind} ${request.key}`;
}

function applyOnce(state: State, request: Request, given: Given): Applied {
  switch (request.kind) {
    case "create-document":
      return addDocument(state, request, given);
    case "update-document":
      return changeDocument(state, request, given);
    case "issue":
      return issueDocument(state, request.id);
    case "delete":
      return deleteDocument(state, request.id);
    case "read-document":
      return found(state, shownDocuments(state, request.id)[0]);
    case "list-documents":
      return found(state, shownDocuments(state));
    case "put-customer":
      return putCustomer(state, request);
    case "list-customers":
      return found(state, shownCustomers(state));
    case "create-branch":
      return addBranch(state, request, given);
    case "update-branch":
      return changeBranch(state, request);
    case "list-branches":
      return found(state, Object.values(state.branches));
    case "subscribe":
      return subscribe(state, request, given);
    case "unsubscribe":
      return unsubscribe(state, request.id);
    case "list-subscriptions":
      return found(state, shownSubscriptions(state));
  }
}

function shownDocuments(state: State, id?: number): readonly ShownDocument[] {
  const all = Object.values(state.documents);
  const asked = id === undefined ? all : all.filter((document) => document.id === id);
  return asked.map((document) => shownDocument(state, document));
}

function found(state: State, seen: unknown): Applied {
  return { state, response: seen === undefined ? { status: 404 } : { status: 200, seen } };
}

/** All that the model knows of one account. Members are named by numbers, so that equal states have equal texts. */
export interface State {
  readonly documents: Readonly<Record<number, DocumentState>>;
  /** By receiver. */
  readonly customers: Readonly<Record<number, CustomerState>>;
  /** The last folio that was given, by sequence. */
  readonly last: Readonly<Record<string, number>>;
  readonly branches: Readonly<Record<number, BranchState>>;
  readonly subscriptions: Readonly<Record<number, true>>;
  /** Responses that are kept for idempotency keys, by kind of request and key. */
  readonly kept: Readonly<Record<string, Kept>>;
}

/** A document without the members that depend on other documents. */
export interface DocumentState {
  readonly id: number;
  readonly tag: number;
  readonly status: 0 | 1;
  readonly number: number | null;
  readonly receiver: number;
  readonly customer: number;
  readonly address: string;
  readonly name: string;
  readonly email: string | null;
  readonly refers: number | null;
  readonly code: string | null;
  /** A credit note; the others are invoices. */
  readonly note: boolean;
}

/** A document as responses show it. */
export interface ShownDocument extends DocumentState {
  /** The issued documents that refer to it, newest first. */
  readonly referredBy: readonly number[];
  /** As a multiple of the total, which all documents share; null unless issued. */
  readonly balance: number | null;
}

/** A customer: the data from documents, and the edits over it. */
export interface CustomerState {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly email: string | null;
  readonly edited: { readonly name?: string; readonly user?: number; readonly supplier?: true };
}

/** A branch. */
export interface BranchState {
  readonly id: number;
  readonly code: string | null;
  readonly parent: number | null;
}

/** The request and the response kept for a key. */
export interface Kept {
  readonly request: string;
  readonly seen: unknown;
}

/** An account with nothing but these subscriptions. */
export function emptyState(subscriptions: readonly number[] = []): State {
  return {
    documents: {},
    customers: {},
    last: {},
    branches: {},
    subscriptions: Object.fromEntries(subscriptions.map((id) => [id, true])),
    kept: {},
  };
}

/** The state after a request, with the response. */
export interface Applied {
  readonly state: State;
  readonly response: import("./history.ts").HistoryResponse;
}

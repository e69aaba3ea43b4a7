/** The model of one account. JavaScript sorts integer keys, so equal records with such keys have equal JSON texts. */
export interface State {
  readonly documents: Readonly<Record<number, DocumentState>>;
  /** Customers by receiver. */
  readonly customers: Readonly<Record<number, CustomerState>>;
  /** The last assigned document number of each sequence. */
  readonly last: Readonly<Record<string, number>>;
  readonly branches: Readonly<Record<number, BranchState>>;
  /** The tag of each subscription, by identifier. The request that creates a subscription contains its tag. */
  readonly subscriptions: Readonly<Record<number, number>>;
  /** The request and the response stored for each idempotency key, by request kind and key. */
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
  /** True for a credit note, false for an invoice. */
  readonly note: boolean;
}

/** A document as responses show it. */
export interface ShownDocument extends DocumentState {
  /** Identifiers of the issued documents that refer to this document, newest first. */
  readonly referredBy: readonly number[];
  /** The balance divided by the total; null for a draft. */
  readonly balance: number | null;
}

/** A customer: data from documents, and edits that override the data. */
export interface CustomerState {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly email: string | null;
  readonly edited: { readonly name?: string; readonly user?: number; readonly supplier?: true };
}

/** The model of a branch. */
export interface BranchState {
  readonly id: number;
  readonly tag: number;
  readonly code: string | null;
  readonly parent: number | null;
}

/** The request and the response stored for an idempotency key. */
export interface Kept {
  readonly request: string;
  readonly seen: unknown;
}

/** The tag of a subscription that no request of the history made. */
export const NO_TAG = 0;

/** The state of an account with the given subscriptions and no other resources. */
export function emptyState(subscriptions: readonly number[] = []): State {
  return {
    documents: {},
    customers: {},
    last: {},
    branches: {},
    subscriptions: Object.fromEntries(subscriptions.map((id) => [id, NO_TAG])),
    kept: {},
  };
}

/**
 * The state after a request, and the response. The status is 0 (no HTTP status) if the request would create a resource,
 * but `apply` received no unused identifier for it.
 */
export interface Applied {
  readonly state: State;
  readonly response: import("./history.ts").HistoryResponse;
}

/** A request of a client; numbers stand for receivers and tags. */
export type Request =
  | CreateDocument
  | UpdateDocument
  | { readonly kind: "issue" | "delete" | "read-document"; readonly id: number }
  | { readonly kind: "list-documents" }
  | PutCustomer
  | { readonly kind: "list-customers" }
  | CreateBranch
  | UpdateBranch
  | { readonly kind: "list-branches" }
  | { readonly kind: "subscribe"; readonly tag: number; readonly key?: number }
  | { readonly kind: "unsubscribe"; readonly id: number }
  | { readonly kind: "list-subscriptions" };

/** A new document, as a draft or issued; the response has its tag. */
export interface CreateDocument {
  readonly kind: "create-document";
  readonly tag: number;
  readonly draft: boolean;
  readonly receiver: number;
  readonly email?: string;
  /** A folio of the caller's choice. */
  readonly chosen?: number;
  /** A document that it refers to. */
  readonly refers?: number;
  /** Internal code of its branch. */
  readonly code?: string;
  readonly key?: number;
}

/** An update of a draft; its tag becomes the receiver's address. */
export interface UpdateDocument {
  readonly kind: "update-document";
  readonly id: number;
  readonly tag: number;
  readonly receiver?: number;
  readonly chosen?: number;
}

/** An edit of a customer. */
export interface PutCustomer {
  readonly kind: "put-customer";
  readonly id: number;
  readonly name: string;
  readonly user?: number;
  readonly supplier?: true;
}

/** A new branch, named by its tag. */
export interface CreateBranch {
  readonly kind: "create-branch";
  readonly tag: number;
  readonly code?: string;
  readonly parent?: number;
  readonly key?: number;
}

/** Another code or another parent of a branch. */
export interface UpdateBranch {
  readonly kind: "update-branch";
  readonly id: number;
  readonly code?: string;
  readonly parent?: number;
}

/** A response, with the members of its body that the model knows. */
export interface HistoryResponse {
  readonly status: number;
  readonly rules?: readonly string[];
  readonly replayed?: true;
  readonly seen?: unknown;
}

/** One call of a history; `from` and `to` are places in the order of all its requests and responses. */
export interface Call {
  readonly client: number;
  readonly request: Request;
  readonly from: number;
  /** Infinity if there was no response. */
  readonly to: number;
  /** Absent without a response, and for a 503: the call may or may not have had its effect. */
  readonly response?: HistoryResponse;
  /** Identifiers that the call gave, if another response shows them. */
  readonly given?: Given;
}

/** Identifiers that a call gave to new resources. */
export interface Given {
  readonly id?: number;
  readonly customer?: number;
}

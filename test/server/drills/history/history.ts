/** A request of a client; `send` derives names, addresses and tax ids from the numbers `tag` and `receiver`. */
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
  | Subscribe
  | { readonly kind: "unsubscribe"; readonly id: number }
  | { readonly kind: "list-subscriptions" };

/** A new draft or issued document; the response contains the tag. */
export interface CreateDocument {
  readonly kind: "create-document";
  readonly tag: number;
  readonly draft: boolean;
  readonly receiver: number;
  readonly email?: string;
  /** A document number that the client chooses. */
  readonly chosen?: number;
  /** The identifier of a document to which the new document refers. */
  readonly refers?: number;
  /** Internal code of the branch. */
  readonly code?: string;
  readonly key?: number;
}

/** An update of a draft; the receiver's new address contains the tag. */
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

/** A new branch; the name contains the tag. */
export interface CreateBranch {
  readonly kind: "create-branch";
  readonly tag: number;
  readonly code?: string;
  readonly parent?: number;
  readonly key?: number;
}

/** An update of the code or the parent of a branch. */
export interface UpdateBranch {
  readonly kind: "update-branch";
  readonly id: number;
  readonly code?: string;
  readonly parent?: number;
}

/** A new webhook subscription; the callback URL contains the tag. */
export interface Subscribe {
  readonly kind: "subscribe";
  readonly tag: number;
  readonly key?: number;
}

/** A response, with the members of the body that the model predicts. */
export interface HistoryResponse {
  readonly status: number;
  readonly rules?: readonly string[];
  readonly replayed?: true;
  readonly seen?: unknown;
}

/** One call; `from` and `to` are the positions of its request and response among all requests and responses. */
export interface Call {
  readonly client: number;
  readonly request: Request;
  readonly from: number;
  /** Infinity if `response` is absent. */
  readonly to: number;
  /** Absent if no response arrived, or if the status was 503; the effect of the call is then unknown. */
  readonly response?: HistoryResponse;
}

/** Identifiers that the service gave to the resources created by a call. */
export interface Given {
  readonly id?: number;
  readonly customer?: number;
}

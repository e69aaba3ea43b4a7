import type { FuzzAccount } from "../world.ts";

/** The kind of a resource. */
export type Kind =
  | "account"
  | "document"
  | "customer"
  | "branch"
  | "authorization"
  | "subscription"
  | "delivery";

/** An existing or deleted resource of an account. */
export interface Resource {
  readonly kind: Kind;
  readonly id: number;
  readonly account: FuzzAccount;
  gone: boolean;
  /** The `document_status` of a document. */
  status: number;
  /** The members that a read must return; undefined if the members are unknown. */
  shown: unknown;
}

const kindsByParameter: Readonly<Record<string, Kind>> = {
  account_id: "account",
  document_id: "document",
  customer_supplier_id: "customer",
  company_branch_id: "branch",
  numbering_authorization_id: "authorization",
  webhook_subscription_id: "subscription",
  webhook_delivery_id: "delivery",
};

/** Returns the kind of resource that a path's first parameter, e.g. `{document_id}`, identifies; undefined if none. */
export function kindOfPath(path: string): Kind | undefined {
  return kindsByParameter[/\{([a-z_]+)\}/.exec(path)?.[1] ?? ""];
}

/** The member of a response that identifies a resource, by kind. */
export const idMembers: Readonly<Record<Kind, string>> = {
  account: "account_id",
  document: "document_id",
  customer: "customer_supplier_id",
  branch: "company_branch_id",
  authorization: "numbering_authorization_id",
  subscription: "webhook_subscription_id",
  delivery: "webhook_delivery_id",
};

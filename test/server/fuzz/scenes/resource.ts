import type { FuzzAccount } from "../world.ts";

/** The kind of resource that an identifier in a path names. */
export type Kind =
  | "account"
  | "document"
  | "customer"
  | "branch"
  | "authorization"
  | "subscription"
  | "delivery";

/** A resource that an account has, or had. */
export interface Resource {
  readonly kind: Kind;
  readonly id: number;
  readonly account: FuzzAccount;
  gone: boolean;
  /** The `document_status` of a document. */
  status: number;
  /** The members that a read must return; undefined if they are not known. */
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

/** The kind of resource that the identifier in a path names; undefined for a path without one. */
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

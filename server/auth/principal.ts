/** The identity behind a request: the operator for every account, an admin for its own. */
export type Principal = Operator | Admin;

/** Creates accounts and acts for all of them. */
export interface Operator {
  readonly kind: "operator";
}

/** Acts for one account. */
export interface Admin {
  readonly kind: "admin";
  readonly accountId: number;
}

/** Whether the principal may act for this account. */
export function mayActFor(principal: Principal, accountId: unknown): boolean {
  return principal.kind === "operator" || principal.accountId === accountId;
}

/** The authenticated caller of a request. */
export type Principal = Operator | Admin;

/** May create accounts and act for every account. */
export interface Operator {
  readonly kind: "operator";
}

/** May act for one account. */
export interface Admin {
  readonly kind: "admin";
  readonly accountId: number;
}

/** Whether the principal may act for this account. */
export function mayActFor(principal: Principal, accountId: unknown): boolean {
  return principal.kind === "operator" || principal.accountId === accountId;
}

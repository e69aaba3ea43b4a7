import type { Principal } from "../auth/principal.ts";
import type { Api, Query } from "./api.ts";
import { withQuery } from "./api.ts";

/** The result of a form, shown on the next page. */
export interface Notice {
  readonly text: string;
  readonly isFailure?: true;
}

/** One request of a logged-in user. */
export interface Visit {
  readonly api: Api;
  readonly principal: Principal;
  /** The value that every form of this session carries. */
  readonly formToken: string;
  /** The account to look at: an admin's own, or the operator's choice; undefined for all. */
  readonly accountId: number | undefined;
  /** The path of the page in view. */
  readonly path: string;
  /** The query of the page in view. */
  readonly query: URLSearchParams;
  /** The result of the form that led to this page; undefined without one. */
  readonly notice: Notice | undefined;
}

/** A link inside the console that keeps the operator's choice of an account. */
export function link(visit: Visit, path: string, query: Query = {}): string {
  const chosen = visit.principal.kind === "operator" ? { account_id: visit.accountId } : {};
  return withQuery(path, { ...chosen, ...query });
}

/** The URL of the page in view with some members of its query replaced; undefined removes one. `done` is dropped unless given. */
export function samePage(visit: Visit, query: Query): string {
  const kept = Object.fromEntries(visit.query);
  return withQuery(visit.path, { ...kept, done: undefined, ...query });
}

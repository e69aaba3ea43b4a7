import type { FetchResponse, MaybeOptionalInit, Middleware } from "openapi-fetch";

/** What a client is told when it is made. */
export interface ClientOptions extends Omit<RequestInit, "body" | "headers" | "method"> {
  /** Where the service answers, such as `https://api.example.com`; a page's own origin where it is left out. */
  baseUrl?: string;
  /** Gives an access token; asked when the first operation needs one, and once more after a 401. */
  token?: () => string | Promise<string>;
  /** Headers of every request. */
  headers?: Record<string, string>;
  /** In the place of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** How often a request that failed is sent again, where that does no harm (2). */
  retries?: number;
  /** In the place of waiting between two attempts. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

type Method = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";
type Declared = Record<string | number, unknown>;
type PathsWith<Paths, M extends Method> = {
  [P in keyof Paths]: Paths[P] extends { [K in M]: Declared } ? P : never;
}[keyof Paths];
type Needs<Init> = Record<never, never> extends Init ? [init?: Init] : [init: Init];
type Success<Operation, Init> = Operation extends Declared
  ? Extract<FetchResponse<Operation, Init, `${string}/${string}`>, { error?: never }>
  : never;

/** Calls one method of a path; what is no success is thrown as a `ProblemError`. */
export type Call<Paths, M extends Method> = <
  P extends PathsWith<Paths, M>,
  Init extends MaybeOptionalInit<Paths[P], M & keyof Paths[P]>,
>(
  path: P,
  ...init: Needs<Init>
) => Promise<Success<Paths[P][M & keyof Paths[P]], Init>>;

/** The operations of a service by method and path, as openapi-fetch calls them. */
export interface Client<Paths> {
  GET: Call<Paths, "get">;
  PUT: Call<Paths, "put">;
  POST: Call<Paths, "post">;
  DELETE: Call<Paths, "delete">;
  OPTIONS: Call<Paths, "options">;
  HEAD: Call<Paths, "head">;
  PATCH: Call<Paths, "patch">;
  TRACE: Call<Paths, "trace">;
  /** Adds middleware of openapi-fetch, which sees each request once, before tokens are renewed or attempts repeated. */
  use(...middleware: Middleware[]): void;
  /** Takes middleware away. */
  eject(...middleware: Middleware[]): void;
}

/** One thing that is wrong with a request: where, by which rule, and what to do. */
export interface ProblemFinding<Rule extends string> {
  pointer?: string;
  parameter?: string;
  rule: Rule;
  code: string;
  message: string;
}

import type { Context } from "hono";
import type { RequestIdentity } from "./request-identity.ts";

type Values = Record<string, unknown>;

/** The request that resolvers and handlers receive. */
export class HandlerRequest {
  readonly context: Context;
  readonly principal: unknown;
  readonly path: string;
  params: Values = {};
  query: Values = {};
  headers: Values = {};
  cookies: Values = {};
  body: unknown = undefined;
  variant: string | undefined = undefined;
  contentType: string | undefined = undefined;
  readonly #identity: RequestIdentity;

  constructor(context: Context, principal: unknown, identity: RequestIdentity) {
    this.context = context;
    this.principal = principal;
    this.path = identity.path;
    this.#identity = identity;
  }

  get requestId(): string {
    return this.#identity.requestId;
  }

  /** Aborts when the caller disconnects. The signal is created at its first use, because creating a signal is slow. */
  get signal(): AbortSignal {
    return this.context.req.raw.signal;
  }
}

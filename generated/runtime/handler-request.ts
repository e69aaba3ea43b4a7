/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import type { Context } from "hono";

type Values = Record<string, unknown>;

/** The request that resolvers and handlers receive. */
export class HandlerRequest {
  readonly context: Context;
  readonly principal: unknown;
  readonly requestId: string;
  readonly path: string;
  params: Values = {};
  query: Values = {};
  headers: Values = {};
  cookies: Values = {};
  body: unknown = undefined;
  variant: string | undefined = undefined;
  contentType: string | undefined = undefined;

  constructor(context: Context, principal: unknown, requestId: string, path: string) {
    this.context = context;
    this.principal = principal;
    this.requestId = requestId;
    this.path = path;
  }

  /** Aborts when the caller disconnects. The signal is created at its first use, because creating a signal is slow. */
  get signal(): AbortSignal {
    return this.context.req.raw.signal;
  }
}

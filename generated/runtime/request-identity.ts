/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import type { Context } from "hono";
import type { RequestError, RouterSettings } from "./types.ts";

/** The facts about a request that `onError` receives with an error. */
export type RequestFacts = Pick<RequestError, "path" | "requestId" | "operationId">;

/** The path, request id and operation id of a request, for its errors, its security handlers and its handler. */
export class RequestIdentity {
  readonly path: string;
  /** Undefined until a route matches. */
  operationId: string | undefined = undefined;
  readonly #settings: RouterSettings;
  readonly #context: Context;
  #requestId: string | undefined = undefined;

  constructor(path: string, settings: RouterSettings, context: Context) {
    this.path = path;
    this.#settings = settings;
    this.#context = context;
  }

  /**
   * Determined at the first use, because creating a random UUID for each request would reduce the
   * requests per second by 4%.
   */
  get requestId(): string {
    this.#requestId ??= this.#readId();
    return this.#requestId;
  }

  get facts(): RequestFacts {
    const { path, requestId, operationId } = this;
    return operationId === undefined ? { path, requestId } : { path, requestId, operationId };
  }

  #readId(): string {
    const context = this.#context;
    const given: unknown = this.#settings.requestId?.(context.req.raw) ?? context.get("requestId");
    return typeof given === "string" ? given : crypto.randomUUID();
  }
}

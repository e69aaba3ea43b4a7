import createFetchClient from "openapi-fetch";
import { readProblem } from "./problem-error.js";
import { pause, send } from "./send.js";
import { createTokenKeeper } from "./token-keeper.js";

/**
 * @typedef {{open: readonly string[], keyed: readonly string[]}} Facts operations that need no token,
 *   and those that take an Idempotency-Key, each as `POST /path`
 * @typedef {{
 *   baseUrl?: string,
 *   token?: () => string | Promise<string>,
 *   fetch?: (request: Request) => Promise<Response>,
 *   retries?: number,
 *   wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>,
 * } & Record<string, unknown>} Options
 */

/**
 * A client that brings tokens and keys by itself, tries again what may pass, and throws what is no success.
 * @param {Facts} facts
 * @param {Options} [options]
 */
export function createClientOf({ open, keyed }, options = {}) {
  const { token, fetch: own, retries = 2, wait = pause, ...rest } = options;
  const fetch = own ?? ((/** @type {Request} */ request) => globalThis.fetch(request));
  const keeper = token === undefined ? undefined : createTokenKeeper(token);
  /** @type {WeakSet<Request>} */
  const ours = new WeakSet();
  const client = createFetchClient({
    ...rest,
    fetch: (request) => {
      const renew = keeper !== undefined && ours.has(request) ? keeper.renew : undefined;
      return send(request, { fetch, retries, wait, ...(renew === undefined ? {} : { renew }) });
    },
  });
  client.use({
    async onRequest({ request, schemaPath }) {
      const operation = `${request.method} ${schemaPath}`;
      const { headers } = request;
      if (keeper !== undefined && !open.includes(operation) && !headers.has("Authorization")) {
        headers.set("Authorization", `Bearer ${await keeper.get()}`);
        ours.add(request);
      }
      if (keyed.includes(operation) && !headers.has("Idempotency-Key")) {
        headers.set("Idempotency-Key", randomKey());
      }
    },
    async onResponse({ response }) {
      if (!response.ok) throw await readProblem(response);
    },
  });
  return client;
}

/** 32 hexadecimal digits; not `randomUUID`, which browsers have only on secure origins. */
function randomKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

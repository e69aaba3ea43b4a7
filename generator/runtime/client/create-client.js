import createFetchClient from "openapi-fetch";
import { ProblemError, readProblem } from "./problem-error.js";
import { readData } from "./read-data.js";
import { readItems } from "./read-items.js";
import { pause, send } from "./send.js";
import { createTokenKeeper } from "./token-keeper.js";

/**
 * @typedef {{
 *   open: readonly string[],
 *   keyed: readonly string[],
 *   streams: Readonly<Record<string, import("./read-items.js").StreamFacts>>,
 *   reads?: Readonly<Record<string, readonly import("./read-data.js").Readable[]>>,
 *   requests?: Readonly<Record<string, any>>,
 * }} Facts `open`: operations without a token. `keyed`: operations that accept an Idempotency-Key.
 *   `streams`: operations that respond item by item. `reads`: operations whose data are not always JSON.
 *   `requests`: operations whose requests openapi-fetch would write differently from the spec. Each operation
 *   is named as `POST /path`.
 * @typedef {{
 *   baseUrl?: string,
 *   token?: () => string | Promise<string>,
 *   fetch?: (request: Request) => Promise<Response>,
 *   retries?: number,
 *   throws?: boolean,
 *   wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>,
 * } & Record<string, unknown>} Options
 */

const methods = /** @type {const} */ ([
  "GET",
  "PUT",
  "POST",
  "DELETE",
  "OPTIONS",
  "HEAD",
  "PATCH",
  "TRACE",
]);

/**
 * Creates a client that adds tokens and Idempotency-Keys, and repeats requests after a temporary failure.
 * If `throws` is true, a call throws a `ProblemError` for an unsuccessful response. `stream` ignores `throws`, and
 * always throws the error.
 * @param {Facts} facts
 * @param {Options} [options]
 * @param {(facts: any, init: any, client: any) => object} [write] `writeRequest`; needed with `facts.requests`
 */
export function createClientOf(facts, options = {}, write) {
  const { open, keyed, streams, reads = {}, requests = {} } = facts;
  const { token, fetch: own, retries = 2, wait = pause, throws = true, ...others } = options;
  const rest = withNamedHeaders(others);
  const fetch = own ?? ((/** @type {Request} */ request) => globalThis.fetch(request));
  const keeper = token === undefined ? undefined : createTokenKeeper(token);
  /** @type {WeakSet<Request>} */
  const ours = new WeakSet();
  /** @type {string | null | undefined} the last Authorization header with a token from `keeper` */
  let last;
  const client = createFetchClient({
    ...rest,
    fetch: (request) => {
      // Middleware may have replaced the request, so the Authorization header is compared, too.
      const isOurs = ours.has(request) || request.headers.get("Authorization") === last;
      const renew = isOurs ? keeper?.renew : undefined;
      return send(request, { fetch, retries, wait, ...(renew === undefined ? {} : { renew }) });
    },
  });
  client.use({
    async onRequest({ request, schemaPath }) {
      const operation = `${request.method} ${schemaPath}`;
      const { headers } = request;
      if (keeper !== undefined && !open.includes(operation) && !headers.has("Authorization")) {
        headers.set("Authorization", `Bearer ${await keeper.get()}`);
        last = headers.get("Authorization");
        ours.add(request);
      }
      if (keyed.includes(operation) && !headers.has("Idempotency-Key")) {
        headers.set("Idempotency-Key", randomKey());
      }
    },
    async onResponse({ response }) {
      if (throws && !response.ok) throw await readProblem(response);
    },
  });
  /** @type {(method: typeof methods[number]) => (path: never, init?: {parseAs?: string}) => Promise<object>} */
  const call = (method) => async (path, init) => {
    const name = `${method} ${path}`;
    const request = requests[name];
    const contents = init?.parseAs === undefined ? reads[name] : undefined;
    const named = withNamedHeaders({ ...init });
    const given = request === undefined ? named : write?.(request, named, rest);
    const written = contents === undefined ? given : { ...given, parseAs: "stream" };
    const result = await client.request(
      /** @type {never} */ (method),
      path,
      /** @type {never} */ (written),
    );
    const { response, error } = /** @type {{response: Response, error?: unknown}} */ (result);
    const { status } = response;
    if (!response.ok) return { ...result, error: error || {}, status };
    if (contents === undefined) return { ...result, status };
    return { ...result, data: await readData(response, contents), status };
  };
  return {
    ...client,
    ...Object.fromEntries(methods.map((method) => [method, call(method)])),
    /**
     * @param {string} method
     * @param {string} path
     * @param {Record<string, unknown>} [init]
     */
    async stream(method, path, init = {}) {
      const name = method.toUpperCase();
      const { headers: given } = init;
      const headers = {
        Accept: "text/event-stream, application/jsonl, */*",
        ...Object.fromEntries(
          Object.entries(headersIn(given)).filter(([, value]) => value !== undefined),
        ),
      };
      const asked = { ...init, headers, parseAs: "stream" };
      const result = await call(/** @type {"GET"} */ (name))(/** @type {never} */ (path), asked);
      const { response, error } = /** @type {{response: Response, error?: object}} */ (result);
      if (!response.ok) throw new ProblemError(response, Object(error));
      return readItems(response, streams[`${name} ${path}`] ?? {});
    },
  };
}

/**
 * Turns headers that are a list of pairs into an object, because openapi-fetch does not support such a list.
 * @template {object} Given
 * @param {Given} options
 * @returns {Given}
 */
function withNamedHeaders(options) {
  const { headers } = /** @type {{headers?: unknown}} */ (options);
  return Array.isArray(headers) ? { ...options, headers: headersIn(headers) } : options;
}

/**
 * The headers of a call or of its client, by name.
 * @param {unknown} given
 * @returns {Record<string, unknown>}
 */
function headersIn(given) {
  if (!(given instanceof Headers || Array.isArray(given))) return Object(given);
  /** @type {Record<string, unknown>} */
  const named = {};
  new Headers(/** @type {HeadersInit} */ (given)).forEach((value, name) => {
    named[name] = value;
  });
  return named;
}

/** Returns 32 hexadecimal digits. Browsers offer `crypto.randomUUID` only in secure contexts. */
function randomKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @typedef {{
 *   fetch: (request: Request) => Promise<Response>,
 *   retries: number,
 *   wait: (milliseconds: number, signal: AbortSignal) => Promise<void>,
 *   renew?: (rejected: string) => Promise<string>,
 * }} Sending
 */

const repeatable = new Set(["GET", "HEAD", "OPTIONS", "PUT"]);
const passing = new Set([429, 502, 503, 504]);
const longestWait = 30_000;

/**
 * Sends a request. After a 401 it is sent once more, with another token. After a temporary failure
 * it is sent up to `retries` times more, if its method or its Idempotency-Key makes that safe.
 * Throws the last error of `fetch`.
 * @param {Request} request
 * @param {Sending} sending
 * @returns {Promise<Response>}
 */
export async function send(request, { fetch, retries, wait, renew }) {
  const harmless = repeatable.has(request.method) || request.headers.has("Idempotency-Key");
  let left = harmless ? retries : 0;
  let mayRenew = renew !== undefined;
  for (let attempt = 0; ; attempt++) {
    /** @type {Response | undefined} */
    let response;
    try {
      response = await fetch(request.clone());
    } catch (error) {
      if (left === 0 || request.signal.aborted) throw error;
    }
    if (response?.status === 401 && mayRenew && renew !== undefined) {
      mayRenew = false;
      const rejected = request.headers.get("Authorization")?.replace(/^Bearer /, "") ?? "";
      discard(response);
      request.headers.set("Authorization", `Bearer ${await renew(rejected)}`);
      continue;
    }
    if (response !== undefined && (left === 0 || !passes(response))) return response;
    left--;
    const pause = pauseBefore(attempt, response);
    discard(response);
    await wait(pause, request.signal);
  }
}

/**
 * Frees the connection of a response that nobody reads, without waiting for it.
 * @param {Response} [response]
 */
function discard(response) {
  response?.body?.cancel().catch(() => undefined);
}

/**
 * Whether the same request may succeed a little later.
 * @param {Response} response
 */
function passes({ status, headers }) {
  // A conflict is temporary only with a Retry-After: an earlier request with this key is running.
  return passing.has(status) || (status === 409 && headers.has("Retry-After"));
}

/**
 * Milliseconds before the next attempt, at most 30 seconds: as Retry-After asks, or else growing,
 * with a random part.
 * @param {number} attempt
 * @param {Response} [response]
 */
function pauseBefore(attempt, response) {
  const retryAfter = response?.headers.get("Retry-After") ?? "";
  const asked = /^[0-9]+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  const own = 200 * 2 ** attempt * (0.5 + Math.random() / 2);
  return Math.min(longestWait, asked > 0 ? asked : own);
}

/**
 * Waits; rejects with the signal's reason when the caller aborts.
 * @param {number} milliseconds
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export function pause(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", giveUp);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", giveUp, { once: true });
  });
}

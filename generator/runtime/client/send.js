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
 * Sends a request. After a 401, sends the request once more with a token from `renew`. After a temporary
 * failure, repeats the request up to `retries` times if its method or an Idempotency-Key makes this safe.
 * If the last attempt gets no response, throws the error of `fetch`.
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
 * Frees the connection of an unused response, without waiting.
 * @param {Response} [response]
 */
function discard(response) {
  response?.body?.cancel().catch(() => undefined);
}

/**
 * Whether a response is a temporary failure: the same request may succeed later.
 * @param {Response} response
 */
function passes({ status, headers }) {
  // A 409 with Retry-After is temporary: an earlier request with the same Idempotency-Key is still running.
  return passing.has(status) || (status === 409 && headers.has("Retry-After"));
}

/**
 * Returns the milliseconds before the next attempt, at most 30,000: the value of Retry-After, or else
 * an exponential backoff with a random part.
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
 * Waits; rejects with the signal's reason if the signal aborts.
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

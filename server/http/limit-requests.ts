import type { Context, MiddlewareHandler } from "hono";
import { sourceOf } from "../auth/address.ts";
import type { Caller, Callers } from "./callers.ts";
import type { RateLimit, Taken } from "./rate-limit.ts";
import { reject } from "./reject.ts";
import { requestIdIn } from "./request-ids.ts";

/** The limits of a process; each limit is optional. */
export interface RequestLimits {
  /** Requests by one access token. */
  readonly perToken?: RateLimit;
  /** Requests without a valid token, by address. */
  readonly perAddress?: RateLimit;
  /** Requests for one account, by all tokens of its admins. */
  readonly perAccount?: RateLimit;
  /** Concurrent requests. */
  readonly atOnce?: number;
}

interface Applied extends Taken {
  readonly limit: RateLimit;
}

const BUSY_RETRY_SECONDS = "1";

/** Rejects with 429 while `most` requests are running. */
export function limitAtOnce(most: number): MiddlewareHandler {
  let running = 0;
  return async (context, next) => {
    if (running >= most) {
      const detail = "The server has reached its limit of concurrent requests; retry later.";
      return tooMany(context, detail, BUSY_RETRY_SECONDS);
    }
    running += 1;
    try {
      await next();
    } finally {
      running -= 1;
    }
    return undefined;
  };
}

/** Responds with 429 to requests above a limit per minute. Headers of all responses report the limits. */
export function limitRates(limits: RequestLimits, callers: Callers): MiddlewareHandler {
  return async (context, next) => {
    const applied = apply(limits, callers.find(requestIdIn(context)));
    const spent = applied.find(({ allowed }) => !allowed);
    if (spent !== undefined) {
      const { name, perMinute } = spent.limit;
      const detail = `The limit of ${perMinute} requests a minute for this ${name} is reached; retry later.`;
      const response = tooMany(context, detail, String(spent.resetSeconds));
      describe(response.headers, applied);
      return response;
    }
    await next();
    describe(context.res.headers, applied);
    return undefined;
  };
}

function apply(
  { perToken, perAddress, perAccount }: RequestLimits,
  caller: Caller | undefined,
): readonly Applied[] {
  const verified = caller?.credential?.verified;
  const applied: Applied[] = [];
  const take = (limit: RateLimit | undefined, key: string) => {
    if (limit !== undefined) {
      applied.push({ limit, ...limit.take(key) });
    }
  };
  if (verified === undefined) {
    take(perAddress, sourceOf(caller?.address ?? ""));
    return applied;
  }
  take(perToken, verified.name);
  // If the token's limit is exceeded, the request does not count towards the account's limit.
  if (verified.principal.kind === "admin" && applied.every(({ allowed }) => allowed)) {
    take(perAccount, String(verified.principal.accountId));
  }
  return applied;
}

// Sets the header fields of draft-ietf-httpapi-ratelimit-headers.
function describe(headers: Headers, applied: readonly Applied[]): void {
  if (applied.length === 0) {
    return;
  }
  const policies = applied.map(({ limit }) => `"${limit.name}";q=${limit.perMinute};w=60`);
  const states = applied.map(
    ({ limit, remaining, resetSeconds }) => `"${limit.name}";r=${remaining};t=${resetSeconds}`,
  );
  headers.set("RateLimit-Policy", policies.join(", "));
  headers.set("RateLimit", states.join(", "));
}

function tooMany(context: Context, detail: string, retryAfter: string): Response {
  const headers = { "Retry-After": retryAfter };
  return reject(context, { kind: "unexpected", status: 429, detail }, headers);
}

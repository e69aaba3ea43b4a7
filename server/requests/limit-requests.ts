import type { Context, MiddlewareHandler, Next } from "hono";
import type { Tokens } from "../auth/tokens.ts";
import { refuse } from "../refuse.ts";
import type { RateLimit, Taken } from "./rate-limit.ts";

/** How much a process takes on; what is absent is not limited. */
export interface RequestLimits {
  /** Requests by one access token. */
  readonly perToken?: RateLimit;
  /** Requests for one account, by whatever tokens of its admins. */
  readonly perAccount?: RateLimit;
  /** Requests that are answered at one time. */
  readonly atOnce?: number;
}

interface Applied extends Taken {
  readonly limit: RateLimit;
}

const BUSY_RETRY_SECONDS = "1";

/** Answers 429 beyond the limits, and tells within them how much is left. */
export function limitRequests(limits: RequestLimits, tokens: Tokens): MiddlewareHandler {
  let running = 0;
  return async (context, next) => {
    if (limits.atOnce !== undefined && running >= limits.atOnce) {
      const detail = "The server answers as many requests as it takes on at one time.";
      return tooMany(context, detail, BUSY_RETRY_SECONDS);
    }
    running += 1;
    try {
      return await admit(context, next);
    } finally {
      running -= 1;
    }
  };

  async function admit(context: Context, next: Next): Promise<Response | undefined> {
    const applied = await apply(limits, tokens, context.req.header("Authorization"));
    const spent = applied.find(({ allowed }) => !allowed);
    if (spent !== undefined) {
      const { name, perMinute } = spent.limit;
      const detail = `This ${name} may send ${perMinute} requests a minute.`;
      const answer = tooMany(context, detail, String(spent.resetSeconds));
      describe(answer.headers, applied);
      return answer;
    }
    await next();
    describe(context.res.headers, applied);
    return undefined;
  }
}

// What carries no good token is counted nowhere: it is refused before it costs anything.
async function apply(
  { perToken, perAccount }: RequestLimits,
  tokens: Tokens,
  authorization: string | undefined,
): Promise<readonly Applied[]> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  if (token === undefined || (perToken ?? perAccount) === undefined) {
    return [];
  }
  const principal = await tokens.verify(token);
  if (principal === undefined) {
    return [];
  }
  const applied: Applied[] = [];
  if (perToken !== undefined) {
    applied.push({ limit: perToken, ...perToken.take(token) });
  }
  if (perAccount !== undefined && principal.kind === "admin") {
    applied.push({ limit: perAccount, ...perAccount.take(String(principal.accountId)) });
  }
  return applied;
}

// The fields of draft-ietf-httpapi-ratelimit-headers: what is allowed, and what is left of it.
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
  return refuse(context, { kind: "unexpected", status: 429, detail }, headers);
}

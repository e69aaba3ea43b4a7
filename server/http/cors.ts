import type { MiddlewareHandler } from "hono";
import { requestIdIn } from "./request-ids.ts";

const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
const SENT = "Authorization, Content-Type, Idempotency-Key, If-None-Match";
const READ =
  "Allow, Content-Disposition, ETag, Idempotent-Replayed, Location, RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate, X-Request-Id";
const MAX_AGE_SECONDS = "600";

/** Allows web pages of these origins (`"*"` means all) to call the routes registered after this middleware. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const any = origins.includes("*");
  return async (context, next) => {
    const origin = context.req.header("Origin");
    const allowed = any ? "*" : origins.find((one) => one === origin);
    const asks = context.req.header("Access-Control-Request-Method") !== undefined;
    if (allowed !== undefined && context.req.method === "OPTIONS" && asks) {
      return context.body(null, 204, {
        "Access-Control-Allow-Origin": allowed,
        "Access-Control-Allow-Methods": METHODS,
        "Access-Control-Allow-Headers": SENT,
        "Access-Control-Max-Age": MAX_AGE_SECONDS,
        Vary: "Origin",
        "X-Request-Id": requestIdIn(context),
      });
    }
    await next();
    const { headers } = context.res;
    if (!any) {
      headers.append("Vary", "Origin");
    }
    if (allowed !== undefined) {
      headers.set("Access-Control-Allow-Origin", allowed);
      headers.set("Access-Control-Expose-Headers", READ);
    }
    return undefined;
  };
}

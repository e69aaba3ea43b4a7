import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Callers } from "./callers.ts";
import { bearerToken } from "./identify.ts";
import { reject } from "./reject.ts";
import { requestIdIn } from "./request-ids.ts";

const DETAIL =
  "Send METRICS_TOKEN or an access token of the operator as Authorization: Bearer <token>.";

/** Admits requests with `metricsToken` or an operator's token. Others get 401, or 503 if the database is down. */
export function guardMetrics(
  metricsToken: string | undefined,
  callers: Callers,
  identify: MiddlewareHandler,
): MiddlewareHandler {
  const isMetricsToken = compareWith(metricsToken);
  return async (context, next) => {
    // The metrics token is checked first, because monitoring must work without the database.
    if (isMetricsToken(bearerToken(context.req.header("Authorization")))) {
      return next();
    }
    return identify(context, async () => {
      const caller = callers.find(requestIdIn(context));
      if (caller?.credential?.verified?.principal.kind === "operator") {
        return next();
      }
      const requestError = { kind: "unauthorized", status: 401, detail: DETAIL } as const;
      context.res = reject(context, requestError, { "WWW-Authenticate": "Bearer" });
    });
  };
}

// Compares digests of equal length in constant time, so the timing reveals neither the secret's length nor its prefix.
function compareWith(secret: string | undefined): (text: string | undefined) => boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const wanted = secret === undefined ? undefined : digest(secret);
  return (text) =>
    wanted !== undefined && text !== undefined && timingSafeEqual(digest(text), wanted);
}

import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AccessLogEntry, Log } from "../log.ts";
import type { Callers } from "./callers.ts";
import { requestIdIn } from "./request-ids.ts";
import { securityHeaders } from "./security-headers.ts";

/** Receives the start and the end of each request, e.g. for metrics. */
export interface RequestObserver {
  begin(): void;
  end(entry: AccessLogEntry): void;
}

/** Assigns an id to each request, adds security headers to the response, and logs the request. */
export function accessLog(
  log: Log,
  callers: Callers,
  observer: RequestObserver | undefined,
): MiddlewareHandler {
  return async (context, next) => {
    const requestId = requestIdIn(context);
    const start = performance.now();
    const caller = callers.begin(context);
    observer?.begin();
    await next();
    const { path } = context.req;
    // Generated routes (/auth, /v1/) write security headers themselves, because `context.res.headers` slows a response.
    if (path !== "/auth" && path !== "/auth/revoke" && !path.startsWith("/v1/")) {
      protect(context.res.headers, requestId);
    }
    callers.end(requestId);
    const principal = caller.credential?.verified?.principal;
    const entry: AccessLogEntry = {
      requestId,
      method: context.req.method,
      route: routePath(context, -1),
      status: context.res.status,
      milliseconds: Math.round((performance.now() - start) * 10) / 10,
      address: caller.address,
      traceparent: caller.traceparent,
      accountId: principal?.kind === "admin" ? principal.accountId : undefined,
    };
    log.request(entry);
    observer?.end(entry);
  };
}

// Pages and published files have their own Cache-Control header and need only the request id.
function protect(headers: Headers, requestId: string): void {
  const hasCachePolicy = headers.has("Cache-Control");
  for (const [name, value] of Object.entries(securityHeaders(requestId))) {
    if (!hasCachePolicy || name === "x-request-id") {
      headers.set(name, value);
    }
  }
}

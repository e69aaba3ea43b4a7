import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Log, RequestNote } from "../log.ts";
import { requestIdIn } from "./request-ids.ts";

/** Who else is told of requests, such as what counts them. */
export interface RequestObserver {
  begin(): void;
  end(note: RequestNote): void;
}

/** Gives each request an id, keeps its answer out of caches and guessing, and notes it when it is answered. */
export function noteRequests(
  log: Log,
  accounts: Map<string, number>,
  observer: RequestObserver | undefined,
  isStopping: () => boolean,
): MiddlewareHandler {
  return async (context, next) => {
    const requestId = requestIdIn(context);
    const start = performance.now();
    observer?.begin();
    await next();
    const { headers, status } = context.res;
    headers.set("X-Request-Id", requestId);
    protect(headers);
    if (isStopping()) {
      headers.set("Connection", "close");
    }
    const accountId = accounts.get(requestId);
    accounts.delete(requestId);
    const note: RequestNote = {
      requestId,
      method: context.req.method,
      route: routePath(context, -1),
      status,
      milliseconds: Math.round((performance.now() - start) * 10) / 10,
      accountId,
    };
    log.request(note);
    observer?.end(note);
  };
}

// Pages and published files say themselves who may keep them and what they may load.
function protect(headers: Headers): void {
  if (headers.has("Cache-Control")) {
    return;
  }
  headers.set("Cache-Control", "no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  headers.set("Referrer-Policy", "no-referrer");
}

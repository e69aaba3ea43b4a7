import type { MiddlewareHandler } from "hono";
import type { Access } from "../auth/access.ts";
import type { Log } from "../log.ts";
import { StoreUnavailable } from "../store/store-unavailable.ts";
import type { Callers } from "./callers.ts";
import { reject } from "./reject.ts";
import { requestIdIn } from "./request-ids.ts";

/** Parses the token of an Authorization header as the generated routes do; undefined without a token. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([A-Za-z0-9._~+/=-]+)$/i.exec(authorization ?? "")?.[1];
}

/** Verifies the token of a request and records the result; responds 503 if the database is unavailable. */
export function identify(access: Access, callers: Callers, log: Log): MiddlewareHandler {
  return async (context, next) => {
    const token = bearerToken(context.req.header("Authorization"));
    const requestId = requestIdIn(context);
    const caller = callers.find(requestId);
    if (token !== undefined && caller !== undefined) {
      try {
        caller.credential = { token, verified: await access.verify(token) };
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) {
          throw error;
        }
        log.failure(error, { requestId, path: context.req.path });
        const detail = "The database does not respond. Retry the request.";
        const requestError = { kind: "unexpected", status: 503, detail } as const;
        return reject(context, requestError, { "Retry-After": "1" });
      }
    }
    return next();
  };
}

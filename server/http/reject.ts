import type { Context } from "hono";
import type { RequestError } from "../../generated/routes.ts";
import { writeProblem } from "./problems.ts";
import { requestIdIn } from "./request-ids.ts";
import { securityHeaders } from "./security-headers.ts";

/** Creates a problem response for code outside the generated routes, such as middleware and pages. */
export function reject(
  context: Context,
  requestError: Omit<RequestError, "path" | "requestId">,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const requestId = requestIdIn(context);
  // Hono's `path` is decoded, but `instance` is a URI reference (RFC 9457).
  const path = new URL(context.req.url).pathname;
  const problem = writeProblem({ ...requestError, path, requestId });
  return new Response(JSON.stringify(problem), {
    status: requestError.status,
    headers: {
      ...securityHeaders(requestId),
      ...headers,
      "content-type": "application/problem+json",
    },
  });
}

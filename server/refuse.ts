import type { Context } from "hono";
import type { Fault } from "../generated/routes.ts";
import { writeProblem } from "./problems.ts";

/** The id that this request has in its answer and in the log. */
export function requestIdOf(context: Context): string {
  return context.res.headers.get("X-Request-Id") ?? "";
}

/** The problem that a request outside the generated routes is answered with. */
export function refuse(
  context: Context,
  fault: Omit<Fault, "path" | "requestId">,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const problem = writeProblem({
    ...fault,
    path: context.req.path,
    requestId: requestIdOf(context),
  });
  return new Response(JSON.stringify(problem), {
    status: fault.status,
    headers: { ...headers, "Content-Type": "application/problem+json" },
  });
}

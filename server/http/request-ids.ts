import type { Context } from "hono";

const ids = new WeakMap<Request, string>();

/** The id that a request has in its answer and in the log; given when it is first asked for. */
export function requestIdOf(request: Request): string {
  const known = ids.get(request);
  if (known !== undefined) {
    return known;
  }
  const id = crypto.randomUUID();
  ids.set(request, id);
  return id;
}

/** The id of the request that a context is about. */
export function requestIdIn(context: Context): string {
  return requestIdOf(context.req.raw);
}

import type { Context } from "hono";

const ids = new WeakMap<Request, string>();

/** The id of a request, created on first use. The response and the log contain this id. */
export function requestIdOf(request: Request): string {
  const known = ids.get(request);
  if (known !== undefined) {
    return known;
  }
  const id = crypto.randomUUID();
  ids.set(request, id);
  return id;
}

/** The id of a context's request. */
export function requestIdIn(context: Context): string {
  return requestIdOf(context.req.raw);
}

/** A request that a simulated service received. */
export interface Seen {
  readonly operation: string;
  readonly token: string | null;
  readonly key: string | null;
  readonly body: string;
}

/**
 * Simulates a service. Its `fetch` returns `responses` in order, and repeats the last. If the next item is an `Error`,
 * `fetch` throws it, as if the connection were lost. `seen` lists the received requests.
 */
export function pretend(...responses: (Response | Error)[]) {
  const seen: Seen[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    seen.push({
      operation: `${request.method} ${new URL(request.url).pathname}`,
      token: request.headers.get("Authorization"),
      key: request.headers.get("Idempotency-Key"),
      body: await request.text(),
    });
    const response = responses[Math.min(seen.length, responses.length) - 1];
    if (response === undefined || response instanceof Error)
      throw response ?? new Error("no response");
    return response.clone();
  };
  return { fetch, seen };
}

/** A successful response with a JSON body. */
export function success(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/** A response with problem details (RFC 9457). */
export function problem(status: number, members: object = {}, headers: object = {}): Response {
  const body = { type: "about:blank", title: "Wrong", status, ...members };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/problem+json", "X-Request-Id": "r-1", ...headers },
  });
}

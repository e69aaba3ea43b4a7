/** A request that each runtime receives, and the expected response. */
export interface Exchange {
  name: string;
  path: string;
  init?: RequestInit;
  status: number;
  /** The beginning of the content type; absent if the response has no body. */
  type?: string;
  /** Texts that the body must contain. */
  holds?: readonly string[];
}

const problem = "application/problem+json";
const json = "application/json";

function by(token: string, method = "GET", body?: unknown): RequestInit {
  const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
  if (body === undefined) return { method, headers };
  headers["Content-Type"] = "application/json";
  return { method, headers, body: typeof body === "string" ? body : JSON.stringify(body) };
}

function post(body: unknown): RequestInit {
  const headers = { "Content-Type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

const room = { reader: "Añil 😀", kind: "room", deposit: 1, lines: [{ title: "Atlas" }] };

/** Seventeen requests that test routing, credentials, parameters, bodies, error responses and streams. */
export const exchanges: readonly Exchange[] = [
  {
    name: "an operation that needs no credential",
    path: "/hours",
    status: 200,
    type: json,
    holds: ['"always"'],
  },
  { name: "no such path", path: "/nowhere", status: 404, type: problem },
  { name: "a wrong method", path: "/hours", init: { method: "PUT" }, status: 405, type: problem },
  { name: "no credential", path: "/loans", status: 401, type: problem },
  {
    name: "a missing role",
    path: "/loans/5",
    init: by("reader", "PUT", {}),
    status: 403,
    type: problem,
  },
  {
    name: "parameters that are decoded",
    path: "/loans?limit=5&open=true&tag=a&tag=b",
    init: by("reader"),
    status: 200,
    type: json,
    holds: ["Long Lane"],
  },
  {
    name: "all errors of a query at once",
    path: "/loans?limit=0&weight=x&shelf=3",
    init: by("reader"),
    status: 400,
    type: problem,
    holds: ['"limit"', '"weight"', '"shelf"'],
  },
  {
    name: "an invalid path parameter",
    path: "/loans/five",
    init: by("reader"),
    status: 404,
    type: problem,
  },
  {
    name: "a valid body with characters of 1, 2 and 4 bytes",
    path: "/loans",
    init: by("reader", "POST", room),
    status: 201,
    type: json,
    holds: ["Añil 😀"],
  },
  {
    name: "a body with several errors, one of them by a named rule",
    path: "/loans",
    init: by("reader", "POST", { ...room, kind: "home", deposit: 1.001 }),
    status: 400,
    type: problem,
    holds: ["loan.home-has-an-end", "/deposit", "shape.x-decimals"],
  },
  {
    name: "a body that is not JSON",
    path: "/loans",
    init: by("reader", "POST", '{"reader":'),
    status: 400,
    type: problem,
  },
  {
    name: "a body with half of a surrogate pair",
    path: "/loans",
    init: by("reader", "POST", JSON.stringify({ ...room, reader: "\ud800" })),
    status: 400,
    type: problem,
  },
  {
    name: "a body of an undeclared media type",
    path: "/loans",
    init: { ...by("reader"), method: "POST", body: "reader=Ada" },
    status: 415,
    type: problem,
  },
  {
    name: "a response without a body",
    path: "/loans/5",
    init: by("reader", "DELETE"),
    status: 204,
  },
  {
    name: "an error response in a format that the spec declares",
    path: "/tanks",
    init: post({ name: 5, pin: "1" }),
    status: 422,
    type: json,
    holds: ['"code":422', "shape.type"],
  },
  {
    name: "a stream of events",
    path: "/tanks/north/temperatures",
    status: 200,
    type: "text/event-stream",
    holds: ['data: {"celsius":21}', 'data: {"celsius":22.5}', 'data: {"celsius":23}'],
  },
  {
    name: "a stream whose first item is invalid",
    path: "/news",
    status: 200,
    type: "text/event-stream",
    holds: ["event: problem"],
  },
];

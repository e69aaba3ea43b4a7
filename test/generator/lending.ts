import { generateCase } from "./case-output.ts";
import { importFrom } from "./output.ts";

/** The request that a handler or a resolver receives, for example with `params`, `query`, `body` and `principal`. */
export type Reported = Record<string, unknown>;

/** The result of a handler or a resolver. */
export type Reply = Record<string, unknown> | undefined;

/** Parts of the lending service; each missing handler or resolver has a default that succeeds. */
export interface Parts {
  operations?: Record<string, (reported: Reported) => Promise<Reply>>;
  resolvers?: Record<string, (reported: Reported) => Promise<Reply>>;
  settings?: Record<string, unknown>;
}

/** The method of a Hono app that the tests call. */
export interface App {
  request(path: string, init?: RequestInit): Promise<Response>;
}

interface Routes {
  createRoutes(options: object): Promise<App>;
}

/** A valid loan, as a handler returns it. */
export const loan = { loan_id: 5, reader: "Ada", address: { street: "Long Lane" } };

/** A request body of `createLoan` that is valid for every variant. */
export const goodLoan = { reader: "Ada", kind: "room", deposit: 1, lines: [{ title: "Atlas" }] };

/** Generates the lending case; returns a function that creates a service with the given parts. */
export async function lending(test: string): Promise<(parts?: Parts) => Promise<App>> {
  const folder = await generateCase("lending", test);
  const { createRoutes } = await importFrom<Routes>(folder, "routes.ts");
  return ({ operations = {}, resolvers = {}, settings = {} } = {}) =>
    createRoutes({
      operations: {
        listLoans: async () => ({ status: 200, body: { items: [] } }),
        createLoan: async () => ({ status: 201, body: loan, headers: { Location: "/loans/5" } }),
        getLoan: async () => ({ status: 200, body: loan }),
        updateLoan: async () => ({ status: 200, body: loan }),
        deleteLoan: async () => ({ status: 204 }),
        getHours: async () => ({ status: 200, body: { open: "always" } }),
        ...operations,
      },
      resolvers: { createLoan: async () => ({ variant: "basic" }), ...resolvers },
      security: {
        bearer: async (token: string) =>
          token === "reader" || token === "librarian"
            ? { principal: token, roles: [token] }
            : undefined,
      },
      onError: () => undefined,
      ...settings,
    });
}

/** Request options with a bearer token and an optional JSON body; a string is sent as it is. */
export function by(token: string, method = "GET", body?: unknown): RequestInit {
  const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
  if (body === undefined) return { method, headers };
  headers["Content-Type"] = "application/json";
  return { method, headers, body: typeof body === "string" ? body : JSON.stringify(body) };
}

/** The sorted errors of a problem response, each as `pointer rule` or `?parameter rule`. */
export async function errorsOf(response: Response): Promise<string[]> {
  const { errors } = (await response.json()) as { errors: Record<string, string>[] };
  return errors
    .map(
      ({ pointer, parameter, rule }) =>
        `${parameter === undefined ? pointer : `?${parameter}`} ${rule}`,
    )
    .sort();
}

import { generateCase } from "./case-output.ts";
import { importFrom } from "./output.ts";

/** The request as a handler gets it: its parameters by place, its body and its principal. */
export type Reported = Record<string, unknown>;

/** The result of a handler or a resolver. */
export type Reply = Record<string, unknown> | undefined;

/** Parts of the lending service in a test; every missing part has a default that succeeds. */
export interface Parts {
  operations?: Record<string, (reported: Reported) => Promise<Reply>>;
  resolvers?: Record<string, (reported: Reported) => Promise<Reply>>;
  settings?: Record<string, unknown>;
}

/** A service that takes requests, as a Hono app does. */
export interface App {
  request(path: string, init?: RequestInit): Promise<Response>;
}

interface Routes {
  createRoutes(options: object): Promise<App>;
}

/** A loan that fits its schema. */
export const loan = { loan_id: 5, reader: "Ada", address: { street: "Long Lane" } };

/** A body that is valid for every variant. */
export const goodLoan = { reader: "Ada", kind: "room", deposit: 1, lines: [{ title: "Atlas" }] };

/** Generates the lending case once; returns a function that makes services with given handlers. */
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

/** A request with a token, and a JSON body where there is one. */
export function by(token: string, method = "GET", body?: unknown): RequestInit {
  const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
  if (body === undefined) return { method, headers };
  headers["Content-Type"] = "application/json";
  return { method, headers, body: typeof body === "string" ? body : JSON.stringify(body) };
}

/** The errors of a problem without their messages, sorted: `pointer rule` or `?parameter rule`. */
export async function errorsOf(response: Response): Promise<string[]> {
  const { errors } = (await response.json()) as { errors: Record<string, string>[] };
  return errors
    .map(
      ({ pointer, parameter, rule }) =>
        `${parameter === undefined ? pointer : `?${parameter}`} ${rule}`,
    )
    .sort();
}

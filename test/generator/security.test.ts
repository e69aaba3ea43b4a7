import { beforeAll, describe, expect, it } from "vitest";
import type { App } from "./lending.ts";
import { generateSpec, importFrom } from "./output.ts";

const alternatives = {
  pair: [{ key: [], session: [] }, {}],
  token: [{ bearer: [] }, {}],
  login: [{ basic: [] }, {}],
  query: [{ query: [] }, {}],
  closed: [{ query: [] }],
};

const spec = {
  openapi: "3.1.1",
  info: { title: "t", version: "1" },
  paths: Object.fromEntries(
    Object.entries(alternatives).map(([operationId, security]) => [
      `/${operationId}`,
      { get: { operationId, security, responses: { 204: { description: "d" } } } },
    ]),
  ),
  components: {
    securitySchemes: {
      key: { type: "apiKey", in: "header", name: "X-Key" },
      session: { type: "apiKey", in: "cookie", name: "session" },
      query: { type: "apiKey", in: "query", name: "api[key]" },
      bearer: { type: "http", scheme: "bearer" },
      basic: { type: "http", scheme: "basic" },
    },
  },
};

let app: App;
let principal: unknown;

beforeAll(async () => {
  const { createRoutes } = await importFrom<{ createRoutes(options: object): Promise<App> }>(
    await generateSpec("security", spec),
    "routes.ts",
  );
  const handler = async (request: { principal?: unknown }) => {
    principal = request.principal ?? "nobody";
    return { status: 204 };
  };
  // An empty API key must not reach this function, which would accept it.
  const known = async (credential: unknown) =>
    credential === "good" || credential === "" ? { principal: "somebody", roles: [] } : undefined;
  const basic = async ({ username }: { username: string }) => known(username);
  app = await createRoutes({
    operations: Object.fromEntries(Object.keys(alternatives).map((id) => [id, handler])),
    security: { key: known, session: known, query: known, bearer: known, basic },
  });
});

/** The principal of a request; the status if the request is rejected. */
async function asked(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  const { status } = await app.request(`/${path}`, { headers });
  return status === 204 ? principal : status;
}

const basic = (text: string) => ({ Authorization: `Basic ${btoa(text)}` });

describe("an operation that also allows anonymous callers", () => {
  it.each<[string, Record<string, string>]>([
    ["pair", {}],
    ["pair", { "X-Key": "", Cookie: "session=" }],
    ["token", {}],
    ["login", {}],
    ["query", {}],
    ["query?api%5Bkey%5D=", {}],
  ])("has no principal if the credential is missing or empty: %s %j", async (path, headers) => {
    expect(await asked(path, headers)).toBe("nobody");
  });

  it.each<[string, Record<string, string>]>([
    ["pair", { "X-Key": "good", Cookie: "theme=dark; session=good" }],
    ["token", { Authorization: "bearer good" }],
    ["login", basic("good:pw")],
    ["query?api[key]=good", {}],
  ])("has the principal of a valid credential: %s %j", async (path, headers) => {
    expect(await asked(path, headers)).toBe("somebody");
  });

  it.each<[string, Record<string, string>]>([
    ["pair", { "X-Key": "bad" }],
    ["pair", { "X-Key": "good" }],
    ["pair", { Cookie: "session=bad" }],
    ["token", { Authorization: "Bearer bad" }],
    ["token", { Authorization: "Bearer a b" }],
    ["token", { Authorization: "Bearer" }],
    ["token", { Authorization: "good" }],
    ["token", basic("good:pw")],
    ["login", basic("good")],
    ["login", { Authorization: "Basic ~~~" }],
    ["login", { Authorization: "Basic /w==" }],
    ["query?api[key]=bad", {}],
  ])("rejects an invalid, malformed or incomplete credential: %s %j", async (path, headers) => {
    expect(await asked(path, headers)).toBe(401);
  });

  it.each<[string, Record<string, string>]>([
    ["pair", { Authorization: "Bearer bad", Cookie: "theme=dark" }],
    ["token", { "X-Key": "bad", Cookie: "session=bad" }],
  ])(
    "ignores a credential of a scheme that the operation does not use: %s %j",
    async (path, headers) => {
      expect(await asked(path, headers)).toBe("nobody");
    },
  );
});

describe("an API key in the query", () => {
  it.each(["api[key]=good", "api%5Bkey%5D=good"])(
    "is not rejected as an undeclared parameter: %s",
    async (query) => {
      expect(await asked(`closed?${query}`)).toBe("somebody");
    },
  );

  it("does not allow an undeclared parameter beside it", async () => {
    expect(await asked("closed?api[key]=good&more=1")).toBe(400);
  });
});

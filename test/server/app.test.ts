import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { validators } from "../../generated/validators/answers.js";
import { StoreUnavailable } from "../../server/store/store-unavailable.ts";
import type { Client } from "./client.ts";
import { createClient, operatorOf } from "./client.ts";
import { operations } from "./fuzz/contract.ts";
import type { TestService } from "./service.ts";
import { startService } from "./service.ts";

let service: TestService;
let operator: Client;

beforeAll(async () => {
  service = await startService({ bodyLimitBytes: 100_000 });
  operator = await operatorOf(service);
});

afterAll(() => service.close());

const json = { "Content-Type": "application/json" };

function send(path: string, init: RequestInit & { token?: string }): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Authorization", `Bearer ${init.token ?? operator.token}`);
  return service.request(path, { ...init, headers });
}

describe("an error response has the media type application/problem+json and the right status", () => {
  const branches = "/v1/company_branches";
  const cases: [string, number, () => Promise<Response>][] = [
    ["an unknown path", 404, () => service.request("/v1/nothing")],
    ["a method that a path does not have", 405, () => send(branches, { method: "DELETE" })],
    ["a POST to a published file", 405, () => service.request("/openapi.json", { method: "POST" })],
    ["a DELETE of a health check", 405, () => service.request("/livez", { method: "DELETE" })],
    ["no token", 401, () => service.request(branches)],
    ["a forged token", 401, () => send(branches, { token: "a.b.c" })],
    [
      "another authentication scheme",
      401,
      () => service.request(branches, { headers: { Authorization: "Basic YTpi" } }),
    ],
    [
      "a text/plain body",
      415,
      () =>
        send(branches, { method: "POST", headers: { "Content-Type": "text/plain" }, body: "{}" }),
    ],
    [
      "a compressed body",
      415,
      () =>
        send(branches, {
          method: "POST",
          headers: { ...json, "Content-Encoding": "gzip" },
          body: gzipSync("{}"),
        }),
    ],
    [
      "a body beyond the limit",
      413,
      () => send(branches, { method: "POST", headers: json, body: `"${"x".repeat(100_000)}"` }),
    ],
    ["broken JSON", 400, () => send(branches, { method: "POST", headers: json, body: "{" })],
    ["no body", 400, () => send(branches, { method: "POST", headers: json })],
    [
      "deeply nested JSON",
      400,
      () =>
        send(branches, {
          method: "POST",
          headers: json,
          body: "[".repeat(20_000) + "]".repeat(20_000),
        }),
    ],
    ["an unknown parameter", 400, () => send(`${branches}?colour=red`, {})],
    ["a schema that does not exist", 404, () => service.request("/schemas/nothing.json")],
    ["a path outside /schemas", 404, () => service.request("/schemas/..%2fpackage.json")],
  ];

  it.each(cases)("%s", async (what, status, call) => {
    const response = await call();
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(response.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.has("WWW-Authenticate")).toBe(status === 401);
    expect(response.headers.has("Allow")).toBe(status === 405);
    expect(response.headers.has("Accept-Encoding")).toBe(what === "a compressed body");
    const problem = (await response.json()) as { status: number; detail: string };
    expect(validators.Problem(problem), JSON.stringify(problem)).toBe(true);
    expect(problem.status).toBe(status);
    expect(problem.detail.includes("nested deeper")).toBe(what === "deeply nested JSON");
  });
});

describe("the first failed check decides the response", () => {
  it("in this order: credential, media type, syntax of the body, role, members of the body", async () => {
    const path = "/v1/accounts";
    const stranger = createClient(
      service,
      await service.services.tokens.issue({ kind: "admin", accountId: 1 }),
    );
    const post = (token: string, body: string, type = "application/json") =>
      send(path, { method: "POST", token, headers: { "Content-Type": type }, body });
    expect((await post("none", "{", "text/plain")).status).toBe(401);
    expect((await post(stranger.token, "{", "text/plain")).status).toBe(415);
    expect((await post(stranger.token, "{")).status).toBe(400);
    expect((await post(stranger.token, "{}")).status).toBe(403);
    expect((await post(operator.token, "{}")).status).toBe(400);
  });

  const named = operations.filter(({ path }) => path.includes("{"));

  it.each(named)(
    "in $id, a path identifier is checked before the query",
    async ({ method, path }) => {
      const body = method === "PUT" || method === "PATCH" ? "{}" : null;
      const known = `${path.replace(/\{.*?\}/, "0")}?colour=red`;
      expect((await send(known, { method, headers: json, body })).status).toBe(404);
    },
  );

  it("a path identifier is checked before the query and the body", async () => {
    const ids = ["x", "1x", "-1", "1.5", "999", "9007199254740993", "9".repeat(30)];
    for (const id of ids) {
      const response = await operator.put(`/v1/documents/${id}?colour=red`, {});
      expect(response.status, id).toBe(404);
    }
  });
});

it("`instance` in a problem response is a URI reference: the path with its percent-encoding", async () => {
  for (const path of ["/v1/a%20b", "/a%20%C3%B1", "/v1/documents/a%20b"]) {
    const response = await send(path, {});
    expect(await response.json()).toMatchObject({ status: 404, instance: path });
  }
});

describe("without a token, the service", () => {
  it("reports whether it is alive and ready", async () => {
    expect((await service.request("/livez")).status).toBe(200);
    expect((await service.request("/readyz")).status).toBe(200);
  });

  it.each([
    ["/openapi.json", "application/json"],
    ["/schemas/index.json", "application/json"],
    ["/schemas/document-create.cl.json", "application/schema+json"],
  ])("serves %s to any site, and responds with 304 to the current ETag", async (path, type) => {
    const first = await service.request(path);
    expect(first.status).toBe(200);
    expect(first.headers.get("Content-Type")).toBe(type);
    expect(first.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(first.headers.get("Cache-Control")).toMatch(/max-age=[0-9]+/);
    expect((await first.text()).length).toBeGreaterThan(10);
    const etag = first.headers.get("ETag") ?? "";
    const again = await service.request(path, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    const other = await service.request(path, { headers: { "If-None-Match": '"other"' } });
    expect(other.status).toBe(200);
  });

  it("lets any site read the schema list in a browser (CORS)", async () => {
    const response = await service.request("/schemas/index.json", { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Access-Control-Allow-Methods")).toContain("GET");
  });

  it("serves every schema in its schema list", async () => {
    const names = (await (await service.request("/schemas/index.json")).json()) as string[];
    for (const name of names) {
      const schema = await service.request(`/schemas/${name}.json`);
      expect(schema.status, name).toBe(200);
      expect(await schema.json()).toHaveProperty("$id");
    }
  });
});

describe("a service that fails or stops", () => {
  it("responds with a 500 without details, and logs the request id of the response", async () => {
    const fail = () => Promise.reject(new Error("hunter2 at 10.0.0.1"));
    const store = { ...service.services.store, read: fail };
    const broken = await startService({ store });
    const response = await broken.request("/v1/accounts", {
      headers: { Authorization: `Bearer ${operator.token}` },
    });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toMatch(/hunter2|10\.0\.0\.1|\.ts/);
    expect(JSON.parse(text)).toMatchObject({ title: "Server error" });
    expect(broken.logged()).toContain(response.headers.get("X-Request-Id"));
    await broken.close();
  });

  it("responds with a 503 and Retry-After when the database does not respond", async () => {
    const fail = () => Promise.reject(new StoreUnavailable("hunter2 at 10.0.0.1"));
    const store = { ...service.services.store, read: fail };
    const broken = await startService({ store });
    const headers = { ...json, Authorization: `Bearer ${operator.token}` };
    for (const [method, body] of [
      ["GET", null],
      ["POST", "{}"],
    ] as const) {
      const response = await broken.request("/v1/accounts", { method, headers, body });
      expect(response.status).toBe(503);
      expect(response.headers.get("Retry-After")).toBe("1");
      expect(await response.text()).not.toContain("hunter2");
    }
    expect(broken.logged()).toContain("StoreUnavailable");
    await broken.close();
  });

  it("is alive but not ready when the database does not respond", async () => {
    const store = { ...service.services.store, ping: () => Promise.reject(new Error("gone")) };
    const broken = await startService({ store });
    expect((await broken.request("/readyz")).status).toBe(503);
    expect((await broken.request("/livez")).status).toBe(200);
    await broken.close();
  });

  it("is not ready while it stops", async () => {
    const stopping = await startService({}, { isStopping: () => true });
    expect((await stopping.request("/readyz")).status).toBe(503);
    await stopping.close();
  });
});

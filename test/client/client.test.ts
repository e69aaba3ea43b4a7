import { describe, expect, expectTypeOf, it } from "vitest";
import {
  createClient,
  createOutcomeClient,
  ProblemError,
  type Rule,
} from "../../generated/client.js";
import type { Document, DocumentCreate, Token } from "../../generated/types/models.d.ts";
import { pretend, problem, success } from "./responses.ts";

const baseUrl = "https://api.example.com";
const page = { items: [] };
const branch = { account_id: 1, name: "North" };

/** A client of a simulated service. `waits` lists the requested waits in milliseconds; no wait takes time. */
function clientOf(service: ReturnType<typeof pretend>, options: object = {}) {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  return { waits, client: createClient({ baseUrl, fetch: service.fetch, wait, ...options }) };
}

/** A token callback that returns `token-1`, then `token-2`, and so on. */
function tokens() {
  let asked = 0;
  return Object.assign(async () => `token-${++asked}`, { asked: () => asked });
}

async function caught(promise: Promise<unknown>): Promise<ProblemError> {
  const error = await promise.then(
    () => new Error("The request succeeded."),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProblemError)) throw error;
  return error;
}

describe("a token", () => {
  it("is requested once, when the first operation needs a token", async () => {
    const service = pretend(success(page));
    const token = tokens();
    const { client } = clientOf(service, { token });
    expect(token.asked()).toBe(0);
    await Promise.all([client.GET("/v1/documents"), client.GET("/v1/accounts")]);
    expect(service.seen.map((one) => one.token)).toEqual(["Bearer token-1", "Bearer token-1"]);
    expect(token.asked()).toBe(1);
  });

  it("is requested only once more, even if several requests receive a 401", async () => {
    const service = pretend(problem(401), problem(401), success(page));
    const token = tokens();
    const { client } = clientOf(service, { token });
    await Promise.all([client.GET("/v1/documents"), client.GET("/v1/accounts")]);
    expect(token.asked()).toBe(2);
    expect(service.seen.map((one) => one.token)).toEqual([
      "Bearer token-1",
      "Bearer token-1",
      "Bearer token-2",
      "Bearer token-2",
    ]);
  });

  it("is not requested a third time after a second 401", async () => {
    const service = pretend(problem(401));
    const token = tokens();
    const { client } = clientOf(service, { token });
    expect((await caught(client.GET("/v1/documents"))).status).toBe(401);
    expect(token.asked()).toBe(2);
    expect(service.seen).toHaveLength(2);
  });

  it("is not sent with a login request, so the token callback can log in with the same client", async () => {
    const response: Token = { access_token: "fresh", token_type: "Bearer", expires_in: 60 };
    const service = pretend(success(response), success(page));
    const client = createClient({ baseUrl, fetch: service.fetch, token: () => logIn() });
    const logIn = async (): Promise<string> => {
      const body = { email: "a@b.example", password: "secret" };
      return (await client.POST("/auth", { body })).data.access_token;
    };
    await client.GET("/v1/documents");
    expect(service.seen.map(({ operation, token }) => [operation, token])).toEqual([
      ["POST /auth", null],
      ["GET /v1/documents", "Bearer fresh"],
    ]);
  });

  it("in the caller's Authorization header is sent unchanged and not replaced after a 401", async () => {
    const service = pretend(problem(401));
    const token = tokens();
    const { client } = clientOf(service, { token });
    const headers = { Authorization: "Bearer mine" };
    await caught(client.GET("/v1/documents", { headers }));
    expect(service.seen.map((one) => one.token)).toEqual(["Bearer mine"]);
    expect(token.asked()).toBe(0);
  });

  it("is requested again for the next request after the token callback has failed", async () => {
    const service = pretend(success(page));
    let asked = 0;
    const token = async () => {
      asked++;
      if (asked === 1) throw new Error("no connection");
      return "token";
    };
    const { client } = clientOf(service, { token });
    await expect(client.GET("/v1/documents")).rejects.toThrow("no connection");
    await client.GET("/v1/documents");
    expect(service.seen.map((one) => one.token)).toEqual(["Bearer token"]);
  });
});

describe("a request", () => {
  it("is sent again with the same idempotency key and body after a failure", async () => {
    const service = pretend(new TypeError("lost"), problem(503), success({ name: "North" }, 201));
    const { client } = clientOf(service);
    const { response } = await client.POST("/v1/company_branches", { body: branch });
    expect(response.status).toBe(201);
    expect(service.seen).toHaveLength(3);
    expect(new Set(service.seen.map((one) => one.key)).size).toBe(1);
    expect(service.seen[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(service.seen.map((one) => one.body))).toEqual(new Set([JSON.stringify(branch)]));
  });

  it("has a unique idempotency key, or the key that the caller sets", async () => {
    const service = pretend(success({}, 201));
    const { client } = clientOf(service);
    await client.POST("/v1/company_branches", { body: branch });
    await client.POST("/v1/company_branches", { body: branch });
    const header = { "Idempotency-Key": "my-key" };
    await client.POST("/v1/company_branches", { body: branch, params: { header } });
    const keys = service.seen.map((one) => one.key);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe("my-key");
  });

  it.each([502, 503, 504, 429])(
    "is sent again after a %i, at most `retries` times; then the problem is thrown",
    async (status) => {
      const service = pretend(problem(status));
      const { client, waits } = clientOf(service, { retries: 3 });
      expect((await caught(client.GET("/v1/documents"))).status).toBe(status);
      expect(service.seen).toHaveLength(4);
      expect(waits).toHaveLength(3);
      expect(
        waits.every((wait, index) => wait >= 100 * 2 ** index && wait <= 200 * 2 ** index),
      ).toBe(true);
    },
  );

  it("is sent again after the time in Retry-After, but at the latest after 30 seconds", async () => {
    const service = pretend(
      problem(429, {}, { "Retry-After": "2" }),
      problem(409, {}, { "Retry-After": "900" }),
      success({}, 201),
    );
    const { client, waits } = clientOf(service);
    await client.POST("/v1/company_branches", { body: branch });
    expect(waits).toEqual([2000, 30_000]);
  });

  it.each([400, 403, 404, 409, 422, 500])("is not sent again after a plain %i", async (status) => {
    const service = pretend(problem(status));
    const { client } = clientOf(service);
    await caught(client.POST("/v1/company_branches", { body: branch }));
    expect(service.seen).toHaveLength(1);
  });

  it("is not sent again after a failure if it is a PATCH or DELETE without an idempotency key", async () => {
    const service = pretend(new TypeError("lost"));
    const { client } = clientOf(service);
    const params = { path: { document_id: "1" } };
    const change = client.PATCH("/v1/documents/{document_id}", {
      params,
      body: { document_status: 1 },
    });
    await expect(change).rejects.toThrow("lost");
    await expect(client.DELETE("/v1/documents/{document_id}", { params })).rejects.toThrow("lost");
    expect(service.seen).toHaveLength(2);
  });

  it("is not sent again after the caller has aborted it", async () => {
    const service = pretend(problem(503));
    const given = new AbortController();
    const client = createClient({ baseUrl, fetch: service.fetch });
    const call = client.GET("/v1/documents", { signal: given.signal });
    given.abort(new Error("enough"));
    await expect(call).rejects.toThrow("enough");
    expect(service.seen.length).toBeLessThanOrEqual(1);
  });
});

describe("a ProblemError", () => {
  const errors = [
    { pointer: "/header/issue_date", rule: "shape.required", code: "required", message: "…" },
    { pointer: "/header/x", rule: "document.receiver-place", code: "pattern", message: "…" },
  ];

  it("has the members of the problem response (RFC 9457) and the ids of the violated rules", async () => {
    const { client } = clientOf(pretend(problem(400, { errors, detail: "Two things." })));
    const error = await caught(client.POST("/v1/company_branches", { body: branch }));
    expect(error).toMatchObject({ name: "ProblemError", status: 400, requestId: "r-1" });
    expect(error.message).toBe("400 Wrong: Two things.");
    expect(error.rules).toEqual(["shape.required", "document.receiver-place"]);
    expect(error.of("document.receiver-place").map(({ pointer }) => pointer)).toEqual([
      "/header/x",
    ]);
    expect(error.problem.title).toBe("Wrong");
  });

  it("is created from the status if the body, such as a proxy's page, is not problem details", async () => {
    const proxy = new Response("<h1>Bad gateway</h1>", { status: 500, statusText: "Broken" });
    const { client } = clientOf(pretend(proxy));
    const error = await caught(client.GET("/v1/documents"));
    expect(error).toMatchObject({ status: 500, rules: [], requestId: undefined });
    expect(error.problem).toEqual({ type: "about:blank", title: "Broken", status: 500 });
  });
});

it("the client declares the types of responses and rules", () => {
  const client = createClient();
  type Create = typeof client.POST<"/v1/documents", { body: DocumentCreate }>;
  expectTypeOf<Awaited<ReturnType<Create>>["data"]>().toEqualTypeOf<Document>();
  expectTypeOf<"document.receiver-place">().toExtend<Rule>();
  expectTypeOf<"shape.required">().toExtend<Rule>();
  expectTypeOf<"no.such-rule">().not.toExtend<Rule>();
});

describe("an outcome client", () => {
  const clientFor = (...responses: Parameters<typeof pretend>) =>
    createOutcomeClient({
      baseUrl,
      fetch: pretend(...responses).fetch,
      wait: async () => undefined,
    });

  it("returns the body of a successful response as `data`, with the status", async () => {
    const { data, error, status } = await clientFor(success(page)).GET("/v1/documents");
    expect([data, error, status]).toEqual([page, undefined, 200]);
    if (error) expectTypeOf(error.title).toEqualTypeOf<string>();
    else expectTypeOf(data.items).toEqualTypeOf<Document[]>();
  });

  it("returns an unsuccessful response as `error`, even without a body, and throws nothing", async () => {
    const refused = await clientFor(problem(403)).GET("/v1/documents");
    expect(refused).toMatchObject({ status: 403, error: { status: 403 } });
    expect(refused.data).toBeUndefined();
    const empty = clientFor(new Response(null, { status: 500 }));
    const { status, error } = await empty.GET("/v1/documents");
    expect({ status, error }).toEqual({ status: 500, error: {} });
  });
});

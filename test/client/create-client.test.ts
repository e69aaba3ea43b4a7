import { describe, expect, it } from "vitest";
import { createClientOf } from "../../generator/runtime/client/create-client.js";
import { pretend, problem, success } from "./responses.ts";

interface Client {
  GET(path: string, init?: object): Promise<{ data?: unknown }>;
  stream(method: string, path: string, init?: object): Promise<AsyncIterable<unknown>>;
  use(middleware: object): void;
}

const csv = { type: "text/csv", as: "text" } as const;
const facts = {
  open: ["GET /open"],
  keyed: [],
  streams: {},
  reads: {
    "GET /text": [csv],
    "GET /file": [{ type: "image/*", as: "blob" } as const],
    "GET /ranges": [
      { type: "*/*", as: "blob" } as const,
      { type: "application/*", as: "text" } as const,
      { type: "application/*+json", as: "json" } as const,
      { type: "application/json", as: "json" } as const,
    ],
    "GET /both": [{ type: "application/json", as: "json" } as const, csv],
  },
};

/** A client of a simulated service. `sent` lists the headers of the client's requests. */
function clientOf(service: ReturnType<typeof pretend>, options: object = {}) {
  const sent: Headers[] = [];
  const fetch = (request: Request) => {
    sent.push(request.headers);
    return service.fetch(request);
  };
  const made: unknown = createClientOf(facts, { baseUrl: "http://a.example", fetch, ...options });
  return { sent, client: made as Client };
}

/** Client options with a token callback that returns `token-1`, then `token-2`, and so on. */
function tokens() {
  let asked = 0;
  return { token: async () => `token-${++asked}` };
}

describe("a token", () => {
  it.each([
    ["the same request", ({ request }: { request: Request }) => request],
    ["a new request", ({ request }: { request: Request }) => new Request(request)],
  ])("is replaced after a 401, if middleware returns %s", async (_, onRequest) => {
    const service = pretend(problem(401), success({}));
    const { client } = clientOf(service, tokens());
    client.use({ onRequest });
    await client.GET("/a");
    await client.GET("/a");
    const sent = service.seen.map((one) => one.token);
    expect(sent).toEqual(["Bearer token-1", "Bearer token-2", "Bearer token-2"]);
  });

  it("is not requested after a 401 from an operation that needs no token", async () => {
    const service = pretend(problem(401));
    const { client } = clientOf(service, tokens());
    await expect(client.GET("/open")).rejects.toMatchObject({ status: 401 });
    expect(service.seen.map((one) => one.token)).toEqual([null]);
  });

  it("that middleware sets is not replaced after a 401", async () => {
    const service = pretend(problem(401));
    const { client } = clientOf(service, tokens());
    const onRequest = ({ request }: { request: Request }) =>
      new Request(request, { headers: { Authorization: "Bearer mine" } });
    client.use({ onRequest });
    await expect(client.GET("/a")).rejects.toMatchObject({ status: 401 });
    expect(service.seen.map((one) => one.token)).toEqual(["Bearer mine"]);
  });
});

describe("a problem whose `errors` do not have the format of the generated routes", () => {
  it.each([
    [{ Name: ["The Name field is required."] }, [], []],
    ["text", [], []],
    [[null, "text", { message: "m" }], [{ message: "m" }], []],
    [[{ rule: "a.b" }, { rule: "a.b" }], [{ rule: "a.b" }, { rule: "a.b" }], ["a.b"]],
  ])(
    "is thrown with its body; the thrown error lists only the objects in the body's `errors`, and nothing if the body's `errors` are no array: %j",
    async (errors, listed, rules) => {
      const { client } = clientOf(pretend(problem(400, { errors })));
      await expect(client.GET("/a")).rejects.toMatchObject({
        name: "ProblemError",
        status: 400,
        problem: { errors },
        errors: listed,
        rules,
      });
    },
  );
});

describe("the data of a response", () => {
  const answer = (body: string | null, type: string, status = 200) =>
    pretend(new Response(body, { status, headers: { "Content-Type": type } }));

  it.each([
    ["/text", "5", "text/csv; charset=utf-8", "5"],
    ["/text", "", "text/csv", ""],
    ["/both", "a,b", "text/csv", "a,b"],
    ["/both", "[5]", "application/json", [5]],
    ["/both", "[5]", "", [5]],
    ["/open", "[5]", "application/json", [5]],
    ["/ranges", "[5]", "application/json; charset=utf-8", [5]],
    ["/ranges", "[5]", "application/vnd.a+json", [5]],
    ["/ranges", "[5]", "application/xml", "[5]"],
  ])(
    "of %s are parsed as the media type requires: body %j, type %s",
    async (path, body, type, expected) => {
      const { client } = clientOf(answer(body, type));
      expect((await client.GET(path)).data).toEqual(expected);
    },
  );

  it("of a binary media type are a Blob", async () => {
    const { data } = await clientOf(answer("\x01", "image/png")).client.GET("/file");
    expect(data).toBeInstanceOf(Blob);
    expect(await (data as Blob).text()).toBe("\x01");
  });

  it("are undefined if the status is 204; the caller's `parseAs` overrides the media type", async () => {
    const { client } = clientOf(answer(null, "text/csv", 204));
    expect((await client.GET("/text")).data).toBeUndefined();
    const other = clientOf(answer("[5]", "text/csv"));
    expect((await other.client.GET("/text", { parseAs: "json" })).data).toEqual([5]);
  });
});

describe("the request headers of a stream", () => {
  const asked = "text/event-stream, application/jsonl, */*";

  it.each([
    [undefined, {}],
    [{ "Last-Event-ID": undefined, "X-A": null, Accept: undefined }, {}],
    [{ "Last-Event-ID": "7", Authorization: null }, { "last-event-id": "7" }],
    [{ accept: "application/jsonl" }, { accept: "application/jsonl" }],
    [new Headers({ "X-B": "1" }), { "x-b": "1" }],
    [[["X-B", "1"]], { "x-b": "1" }],
  ])(
    "are sent as in other calls, with a default Accept header; the caller's headers: %o",
    async (headers, expected) => {
      const options = { ...tokens(), headers: { "X-A": "base" } };
      const { client, sent } = clientOf(pretend(success({})), options);
      await client.stream("get", "/a", { headers });
      const base = headers !== undefined && "X-A" in headers ? {} : { "x-a": "base" };
      const authorization = "Bearer token-1";
      const all = { accept: asked, authorization, ...base, ...expected };
      expect(Object.fromEntries(sent[0] ?? [])).toEqual(all);
    },
  );
});

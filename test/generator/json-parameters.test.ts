import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { complaints } from "./compiled.ts";
import { generateSpec, importFrom, writeFiles } from "./output.ts";
import { operation } from "./round-trip.ts";

const box = { type: "object", properties: { k: { type: "integer" } } };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const page = { type: "object", properties: { n: {} }, additionalProperties: false };
const texts = { type: "array", items: { type: "string" } };

const spec = {
  openapi: "3.1.1",
  info: { title: "T", version: "1" },
  paths: {
    "/query": {
      get: operation("query", [
        { name: "js", in: "query", ...json(box) },
        { name: "deep", in: "query", style: "deepObject", explode: true, ...json(box) },
        { name: "list", in: "query", style: "pipeDelimited", ...json(texts) },
        { name: "page", in: "query", schema: page },
      ]),
    },
    "/path/{js}": {
      get: operation("path", [
        { name: "js", in: "path", required: true, style: "label", ...json({}) },
      ]),
    },
    "/head": {
      get: operation("head", [
        { name: "X-Js", in: "header", ...json({ type: "array", items: { type: "integer" } }) },
        { $ref: "#/components/parameters/js" },
      ]),
    },
  },
  components: {
    parameters: {
      js: { name: "js", in: "cookie", ...json({ $ref: "#/components/schemas/Box" }) },
    },
    schemas: { Box: box },
  },
};

interface App {
  request(path: string, init?: RequestInit): Promise<Response>;
  fetch(request: Request): Promise<Response>;
}

let folder: string;
let app: App;

beforeAll(async () => {
  folder = await generateSpec("json-parameters", spec, { only: ["routes", "client"] });
  const { createRoutes } = await importFrom<{ createRoutes(options: object): Promise<App> }>(
    folder,
    "routes.ts",
  );
  const echo = async ({ params, query, headers, cookies }: Record<string, object>) => ({
    status: 200,
    body: { ...params, ...query, ...headers, ...cookies },
  });
  app = await createRoutes({ operations: { query: echo, path: echo, head: echo } });
});

async function received(url: string, cookie = ""): Promise<unknown> {
  const response = await app.request(url, { headers: { cookie } });
  const body = await response.json();
  if (response.status === 200) return body;
  return body.errors.map(
    ({ parameter, rule }: { parameter: string; rule: string }) => `${parameter} ${rule}`,
  );
}

describe("a parameter whose value is JSON", () => {
  it.each([
    ["/query?k=1", ["k shape.unknown"]],
    ["/query?zz=1", ["zz shape.unknown"]],
    ['/query?js={"k":1}&zz=2', ["zz shape.unknown"]],
    ["/query?deep[k]=1", ["deep[k] shape.unknown"]],
    ["/query?n=1", { page: { n: "1" } }],
  ])(
    "does not take its members from separate parameters, unlike an exploded object: %s",
    async (url, expected) => {
      expect(await received(url)).toEqual(expected);
    },
  );

  it("does not take its members from separate cookies either", async () => {
    expect(await received("/head", "k=1")).toEqual({});
  });

  it.each([
    ['/query?js={"k":1}', { js: { k: 1 } }],
    ['/query?deep={"k":1}', { deep: { k: 1 } }],
    ['/query?list=["a|b","c"]', { list: ["a|b", "c"] }],
    ['/query?list=["a"]&list=["b"]', ["list shape.type"]],
    ["/path/.5", { js: ".5" }],
  ])("is read as JSON even if it has a style: %s", async (url, expected) => {
    expect(await received(url)).toEqual(expected);
  });

  it("has the type of its schema in the client, and arrives as the client sends it", async () => {
    const use = `import { type Client, createClient } from "./client.js";
// @ts-expect-error the client would encode a text twice
export const text = (client: Client) => client.GET("/query", { params: { query: { js: "{}" } } });
export async function send(fetch: (request: Request) => Promise<Response>) {
  const client = createClient({ baseUrl: "http://a.example", fetch });
  const query = { js: { k: 1 }, deep: { k: 2 }, list: ["a", "b"] };
  const header = { "X-Js": [1, 2] };
  return [
    await client.GET("/query", { params: { query } }),
    await client.GET("/path/{js}", { params: { path: { js: { any: [1] } } } }),
    await client.GET("/head", { params: { header, cookie: { js: { k: 3 } } } }),
  ].map((one) => Object(one).data);
}
`;
    writeFiles(folder, [["use.ts", use]]);
    expect([...complaints([path.join(folder, "use.ts")], folder)]).toEqual([]);
    const fetch = async (request: Request) => app.fetch(request);
    const { send } = await importFrom<{ send(one: typeof fetch): Promise<unknown[]> }>(
      folder,
      "use.ts",
    );
    expect(await send(fetch)).toEqual([
      { js: { k: 1 }, deep: { k: 2 }, list: ["a", "b"] },
      { js: { any: [1] } },
      { "X-Js": [1, 2], js: { k: 3 } },
    ]);
  });
});

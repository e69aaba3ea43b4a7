import { beforeAll, describe, expect, it } from "vitest";
import { generateSpec, importFrom } from "./output.ts";

const query = (name: string, schema: object, more: object = {}) => ({
  name,
  in: "query",
  schema,
  ...more,
});
const deep = { style: "deepObject", explode: true };

const spec = {
  openapi: "3.1.1",
  info: { title: "t", version: "1" },
  paths: {
    "/things": {
      get: {
        operationId: "list",
        parameters: [
          query(
            "filter",
            {
              type: "object",
              properties: {
                colour: { type: "string" },
                price: { type: "object", properties: { min: { type: "integer" } } },
              },
            },
            deep,
          ),
          query("page", { $ref: "#/components/schemas/Page" }, deep),
          query("expand", { type: "array", items: { type: "string" } }, deep),
          query("lines", { type: "array", items: { $ref: "#/components/schemas/Line" } }, deep),
          query("pretty", { type: "boolean" }, { allowEmptyValue: true }),
        ],
        responses: {
          "200": { description: "d", content: { "application/json": { schema: {} } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Line: {
        type: "object",
        properties: { sku: { type: "string" }, tags: { type: "array", items: { type: "string" } } },
      },
      Page: {
        type: "object",
        properties: { from: { type: "integer" }, size: { type: "integer", default: 20 } },
      },
    },
  },
};

interface App {
  request(path: string): Promise<Response>;
}
let app: App;

beforeAll(async () => {
  const lenient = {
    ...spec.paths["/things"].get,
    operationId: "search",
    "x-unknown-query": "ignore",
  };
  const open = {
    ...spec.paths["/things"].get,
    operationId: "scan",
    parameters: [
      query("more", { type: "object", additionalProperties: { type: "string" } }),
      ...spec.paths["/things"].get.parameters,
    ],
  };
  const paths = { ...spec.paths, "/lenient": { get: lenient }, "/open": { get: open } };
  const folder = await generateSpec("deep-objects", { ...spec, paths });
  const { createRoutes } = await importFrom<{ createRoutes(options: object): Promise<App> }>(
    folder,
    "routes.ts",
  );
  const list = async ({ query: body }: { query: unknown }) => ({ status: 200, body });
  app = await createRoutes({ operations: { list, search: list, scan: list } });
});

async function ask(text: string, path = "/things") {
  const response = await app.request(`${path}?${text}`);
  return { status: response.status, body: await response.json() };
}

describe("a parameter of the style deepObject", () => {
  it.each([
    ["filter[colour]=red", { filter: { colour: "red" } }],
    ["filter%5Bcolour%5D=red", { filter: { colour: "red" } }],
    ["filter[price][min]=1", { filter: { price: { min: 1 } } }],
    ["filter[other]=1&filter[colour]=red", { filter: { other: "1", colour: "red" } }],
    ["page[from]=3", { page: { from: 3, size: 20 } }],
    ["page[size]=3", { page: { size: 3 } }],
    ["expand[]=a&expand[]=b", { expand: ["a", "b"] }],
    ["expand[0]=a&expand[1]=b", { expand: ["a", "b"] }],
    ["expand=a+b&expand=c%20d", { expand: ["a b", "c d"] }],
    ["lines[0][sku]=a&lines[1][sku]=b", { lines: [{ sku: "a" }, { sku: "b" }] }],
    ["lines[0][tags][]=a&lines[0][tags][]=b", { lines: [{ tags: ["a", "b"] }] }],
  ])("is parsed into members or items, and gets defaults: %s", async (text, expected) => {
    expect(await ask(text)).toEqual({ status: 200, body: expected });
  });

  it.each(["filter=x", "filter=colour,red", "filter="])(
    "is rejected if the value is a text: %s",
    async (text) => {
      const { status, body } = await ask(text);
      expect(status).toBe(400);
      expect(body.errors).toHaveLength(1);
      expect(body.errors[0]).toMatchObject({ rule: "shape.type" });
      expect(body.errors[0].message).toContain('"filter" must be an object, and is a string');
    },
  );

  it.each([
    "filter=x&filter[colour]=red",
    "filter[colour]=red&filter=x",
    "page[size]=3&page=x&page[from]=1",
    "expand[a]=1&expand[]=b",
    "expand[]=b&expand[a]=1",
    "lines[1][sku]=b&lines[0][sku]=a",
  ])(
    "is rejected if it has both a text and members, both members and items, or indexes out of order: %s",
    async (text) => {
      expect((await ask(text)).status).toBe(400);
    },
  );

  it("is parsed even if the operation ignores undeclared parameters", async () => {
    const text = "filter[price][min]=1&other[a]=1&more=2";
    const body = { filter: { price: { min: 1 } } };
    expect(await ask(text, "/lenient")).toEqual({ status: 200, body });
    expect((await ask(text)).status).toBe(400);
  });

  it("is parsed even if another parameter accepts any name", async () => {
    const body = { page: { size: 3 }, expand: ["a"], more: { colour: "red", "other[a]": "1" } };
    const text = "page[size]=3&colour=red&expand[]=a&other[a]=1";
    expect(await ask(text, "/open")).toEqual({ status: 200, body });
  });

  it.each(["filter[price][min]=x", "expand[a]=1", "filter[price]=1"])(
    "is rejected if a member is wrong: %s",
    async (text) => {
      expect((await ask(text)).status).toBe(400);
    },
  );
});

describe("a parameter that may be empty", () => {
  it.each([
    ["pretty=", {}],
    ["pretty", {}],
    ["pretty=true", { pretty: true }],
  ])("is absent if the value is empty, and is parsed otherwise: %s", async (text, expected) => {
    expect(await ask(text)).toEqual({ status: 200, body: expected });
  });
});

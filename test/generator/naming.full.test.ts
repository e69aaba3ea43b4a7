import path from "node:path";
import { expect, it } from "vitest";
import { complaints } from "./compiled.ts";
import { allow, generateSpec, importFrom } from "./output.ts";

const done = { responses: { 204: { description: "d" } } };
const called = (operationId: string) => ({ operationId, ...done });

interface Routes {
  createRoutes(
    options: object,
  ): Promise<{ request(path: string, init?: object): Promise<Response> }>;
  definitions: { id: string }[];
}

/** Generates and compiles code for some paths; returns the operation names, the routes module and its folder. */
async function generated(name: string, paths: object, others: object = {}) {
  const spec = { openapi: "3.1.1", info: { title: "Names", version: "1" }, paths, ...others };
  const passed = allow("spec/name-collision", "spec/duplicate-operation-id");
  const folder = await generateSpec(`naming/${name}`, spec, passed);
  const files = ["routes.ts", "types/openapi.d.ts"].map((file) => path.join(folder, file));
  // The compiler checks the generated declarations, but not TypeScript's own declarations.
  const declarations = { skipLibCheck: false, skipDefaultLibCheck: true };
  expect(Object.fromEntries(complaints(files, folder, undefined, declarations))).toEqual({});
  const routes = await importFrom<Routes>(folder, "routes.ts");
  return { ids: routes.definitions.map(({ id }) => id), routes, folder };
}

it("operations whose ids differ only in case and punctuation get different names in code", async () => {
  const { ids } = await generated("operations", {
    "/a": { get: called("create__"), patch: called("create_"), post: called("create") },
    "/b": { get: called("get-thing"), put: called("getThing"), post: called("GetThing2") },
  });
  expect(ids).toEqual(["create__", "create_3", "create2", "getThing", "GetThing22", "getThing2"]);
});

it("the second of two operations with the same id gets a number if equal ids are allowed", async () => {
  const { ids } = await generated("same", { "/a": { get: called("one"), put: called("one") } });
  expect(ids).toEqual(["one", "one2"]);
});

it("operation ids may be reserved words, names of inherited members, or names that generated code uses", async () => {
  const { ids } = await generated("reserved", {
    "/a": { get: called("constructor"), put: called("__proto__"), post: called("then") },
    "/b": { get: called("resolver"), put: called("class"), post: called("toString") },
  });
  expect(ids).toEqual(["constructor", "then", "__proto__", "resolver", "toString", "class"]);
});

it("a name that begins with a digit of any writing system, such as ٣, gets an underscore in front", async () => {
  const { ids } = await generated(
    "digits",
    {
      "/a": {
        get: called("٣-loans"),
        post: {
          ...called("3d"),
          requestBody: {
            content: { "application/json": { schema: { $ref: "#/components/schemas/３d-model" } } },
          },
        },
      },
    },
    { components: { schemas: { "３d-model": { type: "object", properties: { a: {} } } } } },
  );
  expect(ids).toEqual(["_٣Loans", "_3d"]);
});

it("an operation that several paths share becomes one operation for each path", async () => {
  const { ids, routes } = await generated(
    "shared",
    { "/a": { $ref: "#/components/pathItems/One" }, "/b": { $ref: "#/components/pathItems/One" } },
    { components: { pathItems: { One: { get: done } } } },
  );
  expect(ids).toEqual(["getA", "getB"]);
  const operations = Object.fromEntries(ids.map((id) => [id, async () => ({ status: 204 })]));
  const app = await routes.createRoutes({ operations });
  for (const path of ["/a", "/b"]) expect((await app.request(path)).status).toBe(204);
});

it("an operation that paths and webhooks share has one declaration", async () => {
  const shared = { $ref: "#/components/pathItems/One" };
  const { ids } = await generated(
    "webhooks",
    { "/a": shared, "/b": { get: called("two") } },
    {
      webhooks: { a: shared, b: { post: called("two") } },
      components: { pathItems: { One: { get: called("one") } } },
    },
  );
  expect(ids).toEqual(["one", "two"]);
});

it("a response schema may refer to a scalar schema inside another response", async () => {
  const schema = { $ref: "#/components/responses/Other/content/application~1json/schema" };
  await generated(
    "scalar",
    {
      "/a": {
        get: {
          responses: { 200: { description: "d", content: { "application/json": { schema } } } },
        },
      },
    },
    {
      components: {
        responses: {
          Other: {
            description: "d",
            content: { "application/json": { schema: { type: "integer" } } },
          },
        },
      },
    },
  );
});

it("an enumeration that is the schema of a body has one name, for its type and its values", async () => {
  const schema = { $ref: "#/components/schemas/Colour" };
  const body = { requestBody: { content: { "application/json": { schema } } } };
  const { folder } = await generated(
    "enumeration",
    { "/a": { post: { ...called("paint"), ...body } } },
    { components: { schemas: { Colour: { type: "string", enum: ["red", "blue"] } } } },
  );
  const models = await importFrom<object>(folder, "types/models.js");
  expect(Object.entries(models)).toEqual([["Colour", { red: "red", blue: "blue" }]]);
});

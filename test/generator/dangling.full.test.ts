import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { complaints } from "./compiled.ts";
import { allow, generateSpec, importFrom } from "./output.ts";

const lost = (kind: string) => ({ $ref: `#/components/${kind}/Lost` });
const json = (schema: object) => ({ content: { "application/json": { schema } } });

/** A document with dangling references in many places. */
const spec = {
  openapi: "3.1.1",
  info: { title: "Lost", version: "1" },
  paths: {
    "/none": lost("pathItems"),
    "/things/{id}": {
      parameters: [lost("parameters"), { $ref: "parameters.yaml#/id" }],
      put: {
        operationId: "putKite",
        security: [{ key: [] }, { nowhere: [] }],
        requestBody: { required: true, ...json(lost("schemas")) },
        responses: {
          200: {
            description: "d",
            headers: { "X-Lost": lost("headers") },
            links: { lost: lost("links") },
            ...json({ $ref: "#/components/schemas/Kite" }),
          },
          404: lost("responses"),
        },
        callbacks: { lost: lost("callbacks") },
      },
      post: {
        operationId: "postKite",
        requestBody: lost("requestBodies"),
        responses: { 204: { description: "d" } },
      },
    },
  },
  components: {
    securitySchemes: { key: lost("securitySchemes") },
    schemas: {
      Kite: { type: "object", required: ["name"], properties: { name: lost("schemas") } },
      Either: {
        oneOf: [lost("schemas"), { $ref: "#/components/schemas/Kite" }],
        discriminator: { propertyName: "name", mapping: { gone: "#/components/schemas/Lost" } },
      },
    },
  },
};

interface App {
  request(path: string, init?: RequestInit): Promise<Response>;
}

let folder: string;
let app: App;
const asked: unknown[] = [];

beforeAll(async () => {
  folder = await generateSpec(
    "dangling",
    spec,
    allow("spec/dangling-ref", "spec/missing-file", "spec/unknown-security"),
  );
  const { createRoutes } = await importFrom<{ createRoutes(options: object): Promise<App> }>(
    folder,
    "routes.ts",
  );
  const handler = async (request: { params: unknown; body: unknown }) => {
    asked.push({ params: request.params, body: request.body });
    return { status: 200, body: { name: 7 } };
  };
  app = await createRoutes({
    operations: { putKite: handler, postKite: async () => ({ status: 204 }) },
    security: { key: async () => undefined, nowhere: async () => undefined },
  });
});

describe("allowed dangling references", () => {
  it("result in code that compiles", () => {
    const files = ["routes.ts", "types/openapi.d.ts"].map((name) => path.join(folder, name));
    expect(Object.fromEntries(complaints(files, folder))).toEqual({});
  });

  it("do not stop the server: a path returns 404 if its path item is dangling, and a dangling body or parameter is optional", async () => {
    expect((await app.request("/none")).status).toBe(404);
    expect((await app.request("/things/a", { method: "POST" })).status).toBe(204);
  });

  it("do not bypass security: the function for a dangling security scheme can reject the request", async () => {
    const init = { method: "PUT", headers: { "Content-Type": "application/json" }, body: "{}" };
    expect((await app.request("/things/a", init)).status).toBe(401);
    expect(asked).toEqual([]);
  });
});

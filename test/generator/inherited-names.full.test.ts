import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { complaints } from "./compiled.ts";
import { generateSpec, importFrom } from "./output.ts";

const names = Object.getOwnPropertyNames(Object.prototype);
const security = [Object.fromEntries(names.map((name) => [name, []]))];

/** Maps each name to a value, with `fromEntries`, because an assignment to `__proto__` adds no member. */
function each<T>(value: (name: string, index: number) => T): Record<string, T> {
  return Object.fromEntries(names.map((name, index) => [name, value(name, index)]));
}

const members = (name: string) => ({
  type: "object",
  required: names,
  properties: { ...each(() => ({ type: "integer" })), own: { const: name } },
});
const body = (name: string) => ({
  "application/json": { schema: { $ref: `#/components/schemas/${name}` } },
});
const integers = { type: "object", properties: each(() => ({ type: "integer" })) };
const files = { type: "object", properties: each(() => ({ type: "string", format: "binary" })) };
const parameters = [
  { name: "deep", in: "query", style: "deepObject", schema: integers },
  { name: "file", in: "query", style: "deepObject", schema: files },
  ...names.flatMap((name) => [
    { name, in: "query", required: true, schema: { type: "integer" } },
    { name, in: "cookie", schema: { type: "integer", default: 7 } },
  ]),
];
const pathOf = (name: string, index: number) => `/${index}/{${name}}`;

const spec = {
  openapi: "3.1.1",
  info: { title: "t", version: "1" },
  paths: Object.fromEntries(
    names.map((name, index) => [
      pathOf(name, index),
      {
        post: {
          operationId: `send${index}`,
          security,
          parameters: [
            ...parameters,
            { name, in: "path", required: true, schema: { type: "integer" } },
          ],
          requestBody: { required: true, content: body(name) },
          responses: { 200: { description: "d", content: { "application/json": { schema: {} } } } },
        },
      },
    ]),
  ),
  components: {
    schemas: each(members),
    securitySchemes: each((name) => ({ type: "apiKey", in: "header", name: `x-${name}` })),
  },
};

interface App {
  request(path: string, init: object): Promise<Response>;
}
let folder: string;

beforeAll(async () => {
  folder = await generateSpec("inherited-names", spec);
}, 60_000);

describe("names that every object inherits", () => {
  it("compile as names of members, models, parameters and security schemes", () => {
    const files = ["routes.ts", "client.d.ts", "types/models.d.ts", "types/openapi.d.ts"];
    expect([
      ...complaints(
        files.map((file) => path.join(folder, file)),
        folder,
      ),
    ]).toEqual([]);
  }, 60_000);

  it("are decoded, required and passed to handlers like other names", async () => {
    const { createRoutes } = await importFrom<{ createRoutes(options: object): Promise<App> }>(
      folder,
      "routes.ts",
    );
    const got = async ({ params, query, cookies, body }: Record<string, object>) => ({
      status: 200,
      body: [params, query, cookies, body].map((one) => Object.entries(one ?? {})),
    });
    const app = await createRoutes({
      operations: Object.fromEntries(names.map((_, index) => [`send${index}`, got])),
      security: each(() => async () => ({ principal: 1, roles: [] })),
    });
    const query = names.map((name) => `${name}=1`).join("&");
    const deep = names.map((name) => `deep[${name}]=3`).join("&");
    const headers = {
      "Content-Type": "application/json",
      ...Object.fromEntries(names.map((name) => [`x-${name}`, "k"])),
    };
    const numbers = (value: number) => names.map((name) => [name, value]);
    for (const [index, name] of names.entries()) {
      const ask = (text: string, sent: object) =>
        app.request(`/${index}/5?${text}`, {
          method: "POST",
          headers,
          body: JSON.stringify(sent),
        });
      const whole = await ask(
        `${query}&${deep}`,
        each(() => 2),
      );
      expect(whole.status, name).toBe(200);
      const queried = [...numbers(1), ["deep", each(() => 3)]];
      expect(await whole.json()).toEqual([[[name, 5]], queried, numbers(7), numbers(2)]);
      expect((await ask(query, {})).status, name).toBe(400);
      expect(
        (
          await ask(
            "",
            each(() => 2),
          )
        ).status,
        name,
      ).toBe(400);
    }
  });
});

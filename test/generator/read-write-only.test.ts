import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { allow, generateSpec, importFrom } from "./output.ts";

const pet = {
  type: "object",
  required: ["secret", "id", "name", "created"],
  properties: {
    id: { type: "integer", readOnly: true },
    name: { type: "string" },
    created: { type: "string", readOnly: true },
    secret: { type: "string", writeOnly: true },
  },
};
const json = { content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } } };

it("if `spec/read-only` is allowed, validators do not require readOnly or writeOnly members (OpenAPI 3.0)", async () => {
  const folder = await generateSpec(
    "one-way",
    {
      openapi: "3.0.3",
      info: { title: "Pets", version: "1" },
      paths: {
        "/pets": {
          post: {
            operationId: "addPet",
            requestBody: json,
            responses: { 200: { description: "d", ...json } },
          },
        },
      },
      components: { schemas: { Pet: pet } },
    },
    allow("spec/read-only"),
  );
  const { is } = await importFrom<{ is(body: unknown): boolean }>(folder, "validators/pet.js");
  expect(is({ name: "Ada" })).toBe(true);
  expect(is({ name: "Ada", id: 1, created: "c", secret: "s" })).toBe(true);
  expect(is({ id: 1, created: "c", secret: "s" })).toBe(false);
  expect(is({ name: "Ada", id: "1" })).toBe(false);
});

it("a request's type keeps readOnly members, as optional, if the schema has `additionalProperties`", async () => {
  const schema = {
    type: "object",
    required: ["id"],
    properties: { id: { type: "integer", readOnly: true } },
    additionalProperties: { type: "string" },
  };
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Labels" } } };
  const responses = { 200: { description: "d" } };
  const post = { operationId: "label", requestBody: { required: true, content }, responses };
  const folder = await generateSpec("read-only-labels", {
    openapi: "3.1.1",
    info: { title: "Labels", version: "1" },
    paths: { "/labels": { post } },
    components: { schemas: { Labels: schema } },
  });
  const { is } = await importFrom<{ is(body: unknown): boolean }>(folder, "validators/labels.js");
  expect(is({ id: 1, colour: "red" })).toBe(true);
  const types = readFileSync(path.join(folder, "types/models.d.ts"), "utf8");
  expect(types).toMatch(
    /interface LabelsWrite \{\s+id\?: number\s+\[k: string\]: string \| number \| undefined/,
  );
});

describe("a readOnly or writeOnly member that another subschema requires", () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const text = { type: "string" };
  const demands = { required: ["id", "name", "password"] };
  const ways = {
    type: "object",
    properties: { id: { ...text, readOnly: true }, password: { ...text, writeOnly: true } },
  };
  const named = { type: "object", properties: { name: text } };
  const mixed = { type: "object", properties: { ...named.properties, ...ways.properties } };
  const dependent = { dependentRequired: { name: ["id", "password"] } };
  const models: Record<string, object> = {
    Sibling: { allOf: [ref("Ways"), named], ...demands },
    Within: { allOf: [ref("Ways"), named, demands] },
    Own: { ...mixed, allOf: [demands] },
    Deep: { allOf: [{ allOf: [ref("Ways")] }, { allOf: [{ ...named, ...demands }] }] },
    Behind: { ...ref("Ways"), properties: { name: text }, ...demands },
    Twice: { allOf: [ref("Twofold"), named], ...demands },
    Dependent: { allOf: [ref("Ways"), named, dependent], required: ["name"] },
    OwnDependent: { ...mixed, ...dependent, required: ["name"] },
    Flagged: {
      ...demands,
      properties: { name: text, id: { allOf: [ref("Id")] }, password: { allOf: [ref("Secret")] } },
    },
  };
  let app: App;
  const sent = async ({ body }: { body: object }) => ({
    status: 200,
    body: "bad" in body ? { name: "x" } : { name: "x", id: "1" },
  });
  beforeAll(async () => {
    const folder = await generateSpec("read-write-only", {
      openapi: "3.1.1",
      info: { title: "Ways", version: "1" },
      paths: Object.fromEntries(
        Object.keys(models).map((name) => {
          const content = { "application/json": { schema: ref(name) } };
          const responses = { 200: { description: "d", content } };
          return [
            `/${name}`,
            { post: { operationId: `send${name}`, requestBody: { content }, responses } },
          ];
        }),
      ),
      components: {
        schemas: {
          Ways: ways,
          Twofold: { allOf: [ref("Ways")] },
          Id: { ...text, readOnly: true },
          Secret: { ...text, writeOnly: true },
          ...models,
        },
      },
    });
    const { createRoutes } = await importFrom<{ createRoutes(options: object): Promise<App> }>(
      folder,
      "routes.ts",
    );
    const operations = Object.keys(models).map((name) => [`send${name}`, sent]);
    app = await createRoutes({
      operations: Object.fromEntries(operations),
      responses: "enforce",
      onError: () => {},
    });
  });
  const ask = async (name: string, body: object) => {
    const headers = { "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await app.request(`/${name}`, init)).status;
  };

  it.each(Object.keys(models))("is required in only one direction: %s", async (name) => {
    expect(await ask(name, { name: "x", password: "p" })).toBe(200);
    if (!name.includes("Dependent")) expect(await ask(name, { password: "p" })).toBe(400);
    expect(await ask(name, { name: "x" })).toBe(400);
    expect(await ask(name, { name: "x", password: "p", bad: 1 })).toBe(500);
  });
});

interface App {
  request(path: string, init: object): Promise<Response>;
}

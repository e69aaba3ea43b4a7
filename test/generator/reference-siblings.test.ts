import path from "node:path";
import { describe, expect, it } from "vitest";
import { type Explain, explainOf } from "../../generator/commands/explain-of.ts";
import { diffPlans } from "../../generator/diff/diff.ts";
import { generate, understand } from "../../generator/generate.ts";
import { placeOf } from "../../generator/program/settings.js";
import { folderFor, writeFiles } from "./output.ts";

let count = 0;

/** Writes a document and further files into a new folder; returns the path of the document. */
function entryOf(openapi: string, paths: object, components: object, files: object = {}): string {
  const folder = folderFor(`reference-siblings/${count++}`);
  const spec = { openapi, info: { title: "t", version: "1" }, paths, components };
  writeFiles(folder, [
    ["openapi.json", JSON.stringify(spec)],
    ...Object.entries(files).map(([name, data]): [string, string] => [name, JSON.stringify(data)]),
  ]);
  return path.join(folder, "openapi.json");
}

const ref = (place: string, siblings: object = {}) => ({
  $ref: `#/components/${place}`,
  ...siblings,
});
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const done = { responses: { 204: { description: "d" } } };
const bundled = (files: ReadonlyMap<string, string>) => JSON.parse(files.get("openapi.json") ?? "");

describe("the members next to the $ref of a path item", () => {
  const kite = { type: "object", required: ["a"], properties: { a: { type: "integer" } } };
  const posting = {
    operationId: "fly",
    requestBody: { $ref: "parts.json#/body one", description: "Mine" },
    responses: {
      200: { description: "d", ...json(ref("schemas/kite")) },
      202: { $ref: "parts.json#/lost" },
    },
  };
  const parts = {
    "body one": json({ $ref: "openapi.json#/components/schemas/kite" }),
    lost: { description: "l", ...json({ type: "array", items: { $ref: "#/text" } }) },
    text: { type: "string" },
  };
  const pathItems = {
    One: { ...ref("pathItems/Two"), summary: "One", put: { operationId: "put", ...done } },
    Two: { summary: "Two", get: { operationId: "get", ...done } },
  };
  const entry = entryOf(
    "3.1.1",
    { "/kites": { ...ref("pathItems/One"), post: posting } },
    { schemas: { kite }, pathItems },
    { "parts.json": parts },
  );

  it("are merged in openapi.json with the members of all path items in the chain of references", async () => {
    const { files } = await generate(entry, { strict: true });
    const item = bundled(files).paths["/kites"];
    expect(item).toMatchObject({ summary: "One", get: pathItems.Two.get, put: pathItems.One.put });
    expect(item.post).toEqual({
      operationId: "fly",
      requestBody: { description: "Mine", ...json(ref("schemas/Kite")) },
      responses: {
        200: { description: "d", ...json(ref("schemas/Kite")) },
        202: { description: "l", ...json(ref("schemas/FlyResponse202")) },
      },
    });
    expect(files.get("openapi.json")).not.toContain(".json#");
    expect(files.get("types/openapi.d.ts")).toContain('components["schemas"]["Kite"]');
  });

  it.each([
    ["next to the $ref", { parameters: [id()] }, {}],
    ["in the target", {}, { parameters: [id()] }],
  ])("are merged with the target: parameters %s apply to all operations", async (_, near, far) => {
    const item = { ...ref("pathItems/One"), post: { operationId: "post", ...done }, ...near };
    const target = { get: { operationId: "get", ...done }, ...far };
    const entry = entryOf("3.1.1", { "/kites/{id}": item }, { pathItems: { One: target } });
    const { planned } = await understand(entry, { strict: true });
    expect(planned.operations.map(({ parameters }) => parameters[0]?.schema)).toEqual([
      { type: "integer" },
      { type: "integer" },
    ]);
  });
});

function id() {
  return { name: "id", in: "path", required: true, schema: { type: "integer" } };
}

/**
 * Writes an OpenAPI document with one operation; returns the file's path. The member `s` of the request body is a
 * `$ref` to a string schema, with `siblings` next to the `$ref`.
 */
function taking(openapi: string, siblings: object): string {
  const Kite = { type: "object", required: ["s"], properties: { s: ref("schemas/S", siblings) } };
  const body = { requestBody: { required: true, ...json(ref("schemas/Kite")) } };
  return entryOf(
    openapi,
    { "/kites": { post: { operationId: "fly", ...body, ...done } } },
    { schemas: { Kite, S: { type: "string" } } },
  );
}

async function warningsOf(entry: string): Promise<string[]> {
  const { warnings } = await understand(entry);
  return warnings.map(({ code, message }) => `${code} ${message}`);
}

const accepts = async (entry: string, s: unknown) => {
  const explain: Explain = await explainOf({ ...placeOf({}, "/"), spec: entry }, "kite");
  return explain({ s }).refusals.length === 0;
};

describe("the members next to the $ref of a schema", () => {
  const sibling = { maxLength: 2, enum: ["a"], default: "b", readOnly: true, type: "integer" };

  it("are ignored in OpenAPI 3.0, with a warning for each", async () => {
    const entry = taking("3.0.3", sibling);
    expect(await accepts(entry, "abcd")).toBe(true);
    expect(await accepts(entry, 5)).toBe(false);
    expect((await warningsOf(entry)).sort()).toEqual(
      Object.keys(sibling)
        .sort()
        .map((name) => `spec/ref-sibling "${name}" next to $ref is ignored`),
    );
  });

  it("apply in OpenAPI 3.1, without a warning", async () => {
    const entry = taking("3.1.1", { maxLength: 2 });
    expect(await accepts(entry, "abcd")).toBe(false);
    expect(await warningsOf(entry)).toEqual([]);
  });

  it("are ignored in OpenAPI 3.0, except nullable: true, which keeps its meaning and causes a warning", async () => {
    const entry = taking("3.0.3", { nullable: true, maxLength: 2 });
    expect(await accepts(entry, null)).toBe(true);
    expect(await accepts(entry, "abcd")).toBe(true);
    expect(await warningsOf(entry)).toEqual([
      "spec/ref-sibling nullable next to $ref keeps its meaning, although OpenAPI 3.0 ignores it",
      'spec/ref-sibling "maxLength" next to $ref is ignored',
    ]);
    expect(await warningsOf(taking("3.0.3", { nullable: false }))).toEqual([]);
  });

  it("cause no warning, and appear in openapi.json, if they only describe the schema", async () => {
    const described = { description: "Mine", title: "T", example: "e", "x-order": 1 };
    const entry = taking("3.0.3", described);
    expect(await warningsOf(entry)).toEqual([]);
    const { files } = await generate(entry);
    const { s } = bundled(files).components.schemas.Kite.properties;
    expect(s).toMatchObject({ description: "Mine", title: "T", examples: ["e"] });
  });

  it("affect neither the types nor the result of diff if they are ignored", async () => {
    const plain = await generate(taking("3.0.3", {}));
    const { files } = await generate(taking("3.0.3", sibling));
    expect(files.get("types/models.d.ts")).toBe(plain.files.get("types/models.d.ts"));
    const old = await understand(taking("3.0.3", {}));
    const now = await understand(taking("3.0.3", sibling));
    expect(diffPlans(old.planned, now.planned)).toEqual([]);
  });
});

describe.each(["3.0.3", "3.1.1"])("in OpenAPI %s, members next to any other $ref", (openapi) => {
  const operation = {
    operationId: "fly",
    parameters: [ref("parameters/P", { required: true, schema: { type: "integer" } })],
    requestBody: ref("requestBodies/B", { required: true, "x-limits": { bytes: 9 } }),
    responses: { 200: ref("responses/R", { content: {}, summary: "s", description: "Mine" }) },
    callbacks: { done: ref("callbacks/C", { description: "none", $url: {} }) },
  };
  const entry = entryOf(
    openapi,
    { "/kites": { post: operation } },
    {
      parameters: { P: { name: "p", in: "query", schema: { type: "string" } } },
      requestBodies: { B: json({ type: "object" }) },
      responses: { R: { description: "d", ...json({ type: "string" }) } },
      callbacks: { C: { "{$request.query.p}": { post: done } } },
    },
  );

  it("are ignored, each with a warning; summary and description cause no warning", async () => {
    const { planned, warnings } = await understand(entry);
    expect(new Set(warnings.map(({ code }) => code))).toEqual(new Set(["spec/ref-sibling"]));
    expect(warnings.map(({ message }) => message.split('"')[1]).sort()).toEqual([
      "$url",
      "content",
      "required",
      "required",
      "schema",
      "x-limits",
    ]);
    const [one] = planned.operations;
    expect(one?.parameters).toMatchObject([
      { name: "p", required: false, schema: { type: "string" } },
    ]);
    expect(one?.body).toMatchObject({ required: false });
    expect(one?.responses[0]?.contents).toHaveLength(1);
  });

  it("are left out of openapi.json, except a description if the $ref's target may have a description", async () => {
    const { post } = bundled((await generate(entry)).files).paths["/kites"];
    expect(post).toEqual({
      operationId: "fly",
      parameters: [ref("parameters/P")],
      requestBody: ref("requestBodies/B"),
      responses: { 200: ref("responses/R", { description: "Mine" }) },
      callbacks: { done: ref("callbacks/C") },
    });
  });
});

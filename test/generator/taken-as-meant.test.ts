import path from "node:path";
import { describe, expect, it } from "vitest";
import { type Explain, explainOf } from "../../generator/commands/explain-of.ts";
import { type Options, understand } from "../../generator/generate.ts";
import { mediaKind } from "../../generator/openapi/media.ts";
import { placeOf } from "../../generator/program/settings.js";
import { folderFor, writeFiles } from "./output.ts";

let count = 0;

/** Writes a document into a new folder; returns the path of the document. */
function entryOf(spec: object): string {
  const folder = folderFor(`taken-as-meant/${count++}`);
  writeFiles(folder, [["openapi.json", JSON.stringify(spec, null, 1)]]);
  return path.join(folder, "openapi.json");
}

/**
 * A document with one operation, whose request body is a `Kite`. The parameter `Item` becomes the component schema
 * `Kite`.
 */
function taking(Item: object, schemas: object = {}, more: object = {}) {
  const schema = { $ref: "#/components/schemas/Kite" };
  return {
    openapi: "3.1.1",
    info: { title: "t", version: "1" },
    paths: {
      "/things": {
        post: {
          operationId: "create",
          requestBody: { content: { "application/json": { schema } } },
          responses: { "204": { description: "d" } },
        },
      },
    },
    components: { schemas: { Kite: Item, ...schemas }, ...more },
  };
}

async function validatorOf(spec: object, flags: object = {}, wanted = "kite"): Promise<Explain> {
  return explainOf({ ...placeOf(flags, "/"), spec: entryOf(spec) }, wanted);
}

const rules = (explain: Explain, value: unknown) => explain(value).refusals.map(({ rule }) => rule);

async function warningsOf(spec: object, options: Options = {}): Promise<string[]> {
  return (await understand(entryOf(spec), options)).warnings.map(({ code }) => code);
}

describe("older keywords in a document of OpenAPI 3.1", () => {
  const parts = { type: "array", items: { oneOf: [{ type: "string" }, { $recursiveRef: "#" }] } };
  const node = {
    $recursiveAnchor: true,
    type: "object",
    properties: { parts },
    additionalProperties: false,
  };

  it.each([
    [{ type: "string", nullable: true }, null, []],
    [{ type: "string", nullable: true }, 1, ["shape.type"]],
    [{ type: "string", nullable: false }, null, ["shape.type"]],
    [{ type: "number", minimum: 1, exclusiveMinimum: true }, 1, ["shape.exclusiveMinimum"]],
    [{ type: "number", minimum: 1, exclusiveMinimum: false }, 1, []],
  ])("keep their meaning: schema %j, value %j", async (member, value, expected) => {
    const explain = await validatorOf(taking({ type: "object", properties: { member } }));
    expect(rules(explain, { member: value })).toEqual(expected);
  });

  it("keep their meaning when unknown keywords are allowed", async () => {
    const spec = taking({ type: "string", nullable: true, colour: "red" });
    const explain = await validatorOf(spec, { allow: ["spec/unknown-keyword"] });
    expect(rules(explain, null)).toEqual([]);
  });

  it("cause one warning for each use, but none in OpenAPI 3.0", async () => {
    const member = { type: "string", nullable: true };
    const spec = taking({ type: "object", properties: { a: member, b: member } });
    expect(await warningsOf(spec)).toEqual(["spec/old-keyword", "spec/old-keyword"]);
    expect(await warningsOf({ ...spec, openapi: "3.0.3" })).toEqual([]);
    expect(await warningsOf({ ...spec, openapi: "3.0" })).toEqual([]);
  });

  it("include $recursiveRef, which refers to the enclosing schema that has $recursiveAnchor", async () => {
    const named = { ...node, $id: "https://a.example/kite" };
    for (const explain of [await validatorOf(taking(node)), await validatorOf(taking(named))]) {
      expect(rules(explain, { parts: ["a", { parts: ["b"] }] })).toEqual([]);
      expect(rules(explain, { parts: [{ parts: [1] }] })).not.toEqual([]);
    }
  });

  it.each([[true], [false]])(
    "include $recursiveRef, which refers to the whole file if the file is one schema ($recursiveAnchor: %s)",
    async ($recursiveAnchor) => {
      const spec = entryOf(taking({ $ref: "node.json" }));
      writeFiles(path.dirname(spec), [
        ["node.json", JSON.stringify({ ...node, $recursiveAnchor })],
      ]);
      const explain = await explainOf({ ...placeOf({}, "/"), spec }, "node");
      expect(rules(explain, { parts: ["a", { parts: ["b"] }] })).toEqual([]);
      expect(rules(explain, { parts: [{ parts: [1] }] })).not.toEqual([]);
    },
  );
});

describe("an unknown format", () => {
  const spec = taking({ type: "object", properties: { id: { type: "string", format: "ulid" } } });

  it("rejects no value", async () => {
    expect(rules(await validatorOf(spec), { id: "x" })).toEqual([]);
  });

  it("rejects a value that the pattern from --format does not match, and causes no warning", async () => {
    const explain = await validatorOf(spec, { format: ["ulid=^[0-9A-Z]{26}$"] });
    expect(rules(explain, { id: "x" })).toEqual(["shape.pattern"]);
    expect(rules(explain, { id: "01ARZ3NDEKTSV4RRFFQ69G5FAV" })).toEqual([]);
    expect(await warningsOf(spec, { formats: new Map([["ulid", "^x$"]]) })).toEqual([]);
  });

  it("adds the pattern from --format to the schema's own pattern", async () => {
    const both = taking({ type: "string", format: "ulid", pattern: "^0" });
    const explain = await validatorOf(both, { format: ["ulid=^[0-9A-Z]{26}$"] });
    expect(rules(explain, "11ARZ3NDEKTSV4RRFFQ69G5FAV")).toEqual(["shape.pattern"]);
    expect(rules(explain, "0")).toEqual(["shape.pattern"]);
    expect(rules(explain, "01ARZ3NDEKTSV4RRFFQ69G5FAV")).toEqual([]);
  });

  it("adds the pattern from --format to the schema's own pattern, even behind a reference", async () => {
    const Ulid = { type: "string", format: "ulid", pattern: "^0" };
    const kite = { type: "object", properties: { id: { $ref: "#/components/schemas/Ulid" } } };
    const explain = await validatorOf(taking(kite, { Ulid }), { format: ["ulid=^.{3}$"] });
    expect(rules(explain, { id: "100" })).toEqual(["shape.pattern"]);
    expect(rules(explain, { id: "0" })).toEqual(["shape.pattern"]);
    expect(rules(explain, { id: "001" })).toEqual([]);
  });

  it.each([
    ["ulid", "write a name, = and a pattern"],
    ["date=^a$", "the format date is known already"],
    ["ulid=(", "no regular expression"],
    ["ulid=^(a+)+$", "exponential time"],
  ])("cannot be defined by an invalid value of --format: %s", async (format, message) => {
    await expect(validatorOf(spec, { format: [format] })).rejects.toThrow(message);
  });
});

it("a schema inside an unknown keyword is applied if a reference points to the schema", async () => {
  const spec = taking(
    { type: "object", properties: { part: { $ref: "#/components/schemas/Box/parts/Part" } } },
    { Box: { type: "object", parts: { Part: { type: "object", required: ["a"] } } } },
  );
  expect(await warningsOf(spec)).toEqual(["spec/unknown-keyword"]);
  expect(rules(await validatorOf(spec), { part: {} })).toEqual(["shape.required"]);
});

it("x-origin is ignored in info, where APIs.guru writes it, and at the root, where swagger2openapi writes it", async () => {
  const spec = taking({ type: "string" });
  const origin = [{ format: "swagger", url: "https://example.com/a.json", version: "2.0" }];
  const found = { ...spec, info: { ...spec.info, "x-origin": origin } };
  expect(await warningsOf(found)).toEqual(await warningsOf(spec));
  expect(await warningsOf({ ...spec, "x-origin": origin })).toEqual(await warningsOf(spec));
});

it("each repetition of a name in `required` causes a warning; each missing member is reported once", async () => {
  const spec = taking({ type: "object", required: ["a", "b", "a", "a"] });
  expect(await warningsOf(spec)).toEqual(["spec/repeated-name", "spec/repeated-name"]);
  expect(rules(await validatorOf(spec), {})).toEqual(["shape.required", "shape.required"]);
});

it("a schema's name gets a number if another schema's name differs only in letter case", async () => {
  const spec = taking({ type: "object" }, { kite: { type: "object" } });
  const { warnings, planned } = await understand(entryOf(spec));
  expect(warnings.map(({ code }) => code)).toEqual(["spec/name-collision"]);
  expect(planned.models.map(({ name }) => name)).toContain("Kite2");
});

it.each(["kite", "Kite", "KITE", "KITE.Fast", "kite.fast"])(
  "explainOf finds a schema or a variant in any letter case: %s",
  async (wanted) => {
    const spec = taking({ type: "object" }, { Fast: { required: ["a"] } });
    const { content } = spec.paths["/things"].post.requestBody;
    const fast = { $ref: "#/components/schemas/Fast" };
    Object.assign(content["application/json"], { "x-variants": { by: "speed", fast } });
    const explain = await validatorOf(spec, {}, wanted);
    const expected = /fast/i.test(wanted) ? ["shape.required"] : [];
    expect(rules(explain, {})).toEqual(expected);
  },
);

it.each([
  ["application/json", "json"],
  ["application/vnd.github.v3.raw+json; charset=utf-8", "json"],
  ["application/x-json", "json"],
  ["text/json", "json"],
  ["application/vnd.ours.json", "json"],
  ["application/x-ndjson", "text"],
  ["application/json-seq", "text"],
  ["application/xml", "text"],
  ["application/soap+xml", "text"],
  ["text/event-stream", "text"],
  ["application/pdf", "binary"],
])("the media type %s has the kind %s", (mediaType, kind) => {
  expect(mediaKind(mediaType)).toBe(kind);
});

it("a body whose media type has no decoder is text or binary, whatever its schema, and causes a warning", async () => {
  const schema = { type: "object", properties: { a: { type: "string" } } };
  const spec = taking({ type: "object" });
  const content = Object.fromEntries(
    ["application/xml", "text/event-stream", "application/pdf"].map((type) => [type, { schema }]),
  );
  Object.assign(spec.paths["/things"].post.requestBody, { content });
  const { warnings, planned } = await understand(entryOf(spec));
  expect(new Set(warnings.map(({ code }) => code))).toEqual(new Set(["spec/unjudged-content"]));
  const contents = planned.operations[0]?.body?.contents ?? [];
  expect(contents.map(({ kind, model }) => [kind, model])).toEqual([
    ["text", undefined],
    ["text", undefined],
    ["binary", undefined],
  ]);
});

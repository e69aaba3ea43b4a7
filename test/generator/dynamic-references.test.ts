import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SpecError } from "../../generator/diagnostics/diagnostic.ts";
import { understand } from "../../generator/generate.ts";
import type { Json, JsonObject } from "../../generator/openapi/pointer.ts";
import { loadBody } from "./explaining.ts";
import { folderFor, generateSpec, writeFiles } from "./output.ts";

const component = (name: string) => `#/components/schemas/${name}`;
const page = (name: string, item: JsonObject): JsonObject => ({
  $id: `${name}.json`,
  $defs: { item: { $dynamicAnchor: "item", ...item } },
  $ref: "page.json",
});
const schemas: Readonly<Record<string, JsonObject>> = {
  Page: {
    $id: "page.json",
    $defs: { any: { $dynamicAnchor: "item", not: true } },
    type: "object",
    required: ["items"],
    properties: {
      items: { type: "array", items: { $dynamicRef: "#item" } },
      next: { $ref: "#" },
    },
    additionalProperties: false,
  },
  Names: page("names", { type: "string", minLength: 1 }),
  Counts: page("counts", { type: "integer", minimum: 1, maximum: 9 }),
  Tree: {
    $id: "tree.json",
    $dynamicAnchor: "node",
    type: "object",
    properties: { children: { type: "array", items: { $dynamicRef: "#node" } }, label: {} },
  },
  StrictTree: {
    $id: "strict-tree.json",
    $dynamicAnchor: "node",
    $ref: "tree.json",
    unevaluatedProperties: false,
  },
};

function specOf(schemas: Readonly<Record<string, JsonObject>>): object {
  const posted = (name: string) => ({
    operationId: `post${name}`,
    requestBody: { content: { "application/json": { schema: { $ref: component(name) } } } },
    responses: { 204: { description: "Kept." } },
  });
  return {
    openapi: "3.1.1",
    info: { title: "Pages", version: "1" },
    paths: Object.fromEntries(
      Object.keys(schemas).map((name) => [`/${name}`, { post: posted(name) }]),
    ),
    components: { schemas },
  };
}

async function problemsOf(schemas: Readonly<Record<string, JsonObject>>): Promise<string[]> {
  const folder = folderFor("dynamic-references/problems");
  writeFiles(folder, [["openapi.json", JSON.stringify(specOf(schemas), null, 1)]]);
  const error = await understand(`${folder}/openapi.json`, { strict: true }).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof SpecError)) return [];
  return error.problems.map(({ code, message }) => `${code}: ${message}`);
}

describe("a $dynamicRef", () => {
  it.each<[string, Json[], Json[]]>([
    [
      "page-in-names",
      [{ items: ["a"], next: { items: ["b"] } }],
      [{ items: [1] }, { items: ["a"], next: { items: [2] } }],
    ],
    [
      "page-in-counts",
      [{ items: [1], next: { items: [] } }],
      [{ items: ["a"] }, { items: [1], next: { items: [10] } }],
    ],
    ["page", [{ items: [] }], [{ items: [1] }, { items: ["a"] }]],
    ["tree", [{ a: 1, children: [{ b: 1 }] }], [{ children: [1] }]],
    ["strict-tree", [{ label: 1, children: [{ label: 2 }] }], [{ a: 1 }, { children: [{ b: 1 }] }]],
  ])("refers to the outermost anchor with the same name: %s", async (name, accepted, refused) => {
    generated ??= generateSpec("dynamic-references", specOf(schemas));
    const { is, explain } = await loadBody(await generated, name);
    for (const body of accepted) expect([is(body), explain(body)]).toEqual([true, []]);
    for (const body of refused) {
      expect(is(body)).toBe(false);
      expect(explain(body)).not.toEqual([]);
    }
  });

  it("becomes a plain $ref to one target; renamed copies of the schema around the $dynamicRef refer to the other targets", async () => {
    const folder = folderFor("dynamic-references/published");
    writeFiles(folder, [["openapi.json", JSON.stringify(specOf(schemas))]]);
    const { planned } = await understand(`${folder}/openapi.json`);
    const names = planned.models.map(({ name }) => name).filter((name) => /In[A-Z]/.test(name));
    expect(names).toEqual(["PageInCounts", "PageInNames", "TreeInStrictTree"]);
    expect(JSON.stringify(planned.models.map(({ schema }) => schema))).not.toContain("dynamic");
  });

  it("does not duplicate the report of a mistake in a schema that the generator copies", async () => {
    const { Page, ...others } = schemas;
    const wrong = { ...Page, maxItens: 3 };
    expect(await problemsOf({ Page: wrong, ...others })).toEqual([
      'spec/unknown-keyword: "maxItens" is not a keyword of a schema',
    ]);
    const folder = await generateSpec(
      "dynamic-references/mended",
      specOf({ ...others, Page: wrong }),
    );
    expect(readFileSync(`${folder}/openapi.json`, "utf8")).not.toContain("maxItens");
    const { is } = await loadBody(folder, "page-in-names");
    expect([{ items: ["a"] }, { items: [1] }].map((page) => is(page))).toEqual([true, false]);
  });

  it("applies in addition to a $ref in the same schema", async () => {
    const folder = await generateSpec(
      "dynamic-references/with-ref",
      specOf({
        Both: { $ref: component("Named"), $dynamicRef: "#short" },
        Short: { $dynamicAnchor: "short", maxLength: 3 },
        Named: { type: "string" },
      }),
    );
    const { is } = await loadBody(folder, "both");
    expect([is("abc"), is("abcd"), is(7)]).toEqual([true, false, false]);
  });

  it("is rejected if the dynamic references need more than 1000 copies of schemas", async () => {
    // Each of eleven levels refers to two resources, and both resources define the anchor of the level.
    const levels = Array.from({ length: 11 }, (_, level) => {
      const next = `level${level + 1}.json`;
      const side = (one: string): JsonObject => ({
        $id: `${one}${level}.json`,
        $defs: { own: { $dynamicAnchor: `a${level}`, const: one } },
        properties: { below: { $ref: next } },
      });
      const level_: JsonObject = {
        $id: `level${level}.json`,
        anyOf: [{ $ref: `left${level}.json` }, { $ref: `right${level}.json` }],
      };
      return [
        [`Level${level}`, level_],
        [`Left${level}`, side("left")],
        [`Right${level}`, side("right")],
      ] as const;
    }).flat();
    const used = levels.flatMap((_, index) =>
      index < 11 ? [{ $dynamicRef: `left${index}.json#a${index}` }] : [],
    );
    const last: JsonObject = { $id: "level11.json", anyOf: used };
    expect(await problemsOf({ ...Object.fromEntries(levels), Last: last })).toEqual([
      "spec/dynamic-ref: the dynamic references need more than 1000 copies of schemas",
    ]);
  });
});

let generated: Promise<string> | undefined;

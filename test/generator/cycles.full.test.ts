import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { SpecError } from "../../generator/diagnostics/diagnostic.ts";
import { generate } from "../../generator/generate.ts";
import { complaints } from "./compiled.ts";
import { found, loadBody } from "./explaining.ts";
import { allow, folderFor, generateSpec, writeFiles } from "./output.ts";

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A document with the given schemas. `body` names the schema of a request body. */
function documentOf(body: string, schemas: object): object {
  return {
    openapi: "3.1.1",
    info: { title: "Rings", version: "1" },
    paths: {
      "/a": {
        post: {
          operationId: "post",
          requestBody: { content: { "application/json": { schema: to(body) } } },
          responses: { 204: { description: "d" } },
        },
      },
    },
    components: { schemas },
  };
}

/** `Animal` has both children in oneOf, and each child includes `Animal` by allOf. Many tools write such specs. */
const animals = {
  Animal: {
    type: "object",
    required: ["kind", "name"],
    properties: { kind: { enum: ["cat", "dog"] }, name: { type: "string" } },
    oneOf: [to("Cat"), to("Dog")],
    discriminator: { propertyName: "kind", mapping: { cat: to("Cat").$ref, dog: to("Dog").$ref } },
  },
  Cat: { allOf: [to("Animal"), { properties: { years: { type: "integer" } } }] },
  Dog: { allOf: [to("Animal"), { properties: { tricks: { type: "integer" } } }] },
};

async function returnsIn(name: string, schemas: object): Promise<string[]> {
  const folder = folderFor(`endless/${name}`);
  const entry = path.join(folder, "openapi.json");
  writeFiles(folder, [["openapi.json", JSON.stringify(documentOf("A", schemas))]]);
  try {
    await generate(entry);
    return [];
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return error.problems.map(({ code, address = "" }) => `${code} ${address.replace(/.*#/, "")}`);
  }
}

describe("a base schema that has its children in oneOf, although each child includes the base by allOf", () => {
  let folder: string;
  beforeAll(async () => {
    const document = documentOf("Animal", animals);
    folder = await generateSpec("endless", document, allow("spec/endless-schema"));
  });

  it("is reported at each child", async () => {
    const schemas = { ...animals, A: to("Animal") };
    expect(await returnsIn("told", schemas)).toEqual([
      "spec/endless-schema /components/schemas/Cat/allOf/0",
      "spec/endless-schema /components/schemas/Dog/allOf/0",
    ]);
  });

  it("if allowed, validates its own members and the members of the child that the discriminator selects", async () => {
    const { is, explain } = await loadBody(folder, "animal");
    expect(is({ kind: "cat", name: "Tom", years: 9 })).toBe(true);
    expect(found(explain({ kind: "dog", tricks: "many", years: "x" }))).toEqual([
      "/name shape.required required",
      "/tricks shape.type type",
    ]);
    expect(is({ kind: "cow", name: "Rosa" })).toBe(false);
  });

  it("has types that compile", () => {
    const files = ["routes.ts", "types/models.d.ts"].map((file) => path.join(folder, file));
    expect(Object.fromEntries(complaints(files, folder))).toEqual({});
  });
});

describe("a schema that applies itself to the same value", () => {
  it.each<[string, object, string[]]>([
    ["by anyOf", { A: { anyOf: [{ type: "string" }, to("A")] } }, ["/anyOf/1"]],
    ["by not", { A: { not: to("A") } }, ["/not"]],
    ["by else", { A: { if: { type: "string" }, else: to("A") } }, ["/else"]],
    ["by dependentSchemas", { A: { dependentSchemas: { b: to("A") } } }, ["/dependentSchemas/b"]],
    [
      "through other schemas",
      { A: { allOf: [to("B")] }, B: { oneOf: [to("C")] }, C: { $ref: "#/components/schemas/A" } },
      ["/allOf/0"],
    ],
  ])("is reported, and can be allowed: %s", async (name, schemas, places) => {
    const reported = places.map((place) => `spec/endless-schema /components/schemas/A${place}`);
    expect(await returnsIn(name, schemas)).toEqual(reported);
    const document = documentOf("A", schemas);
    const folder = await generateSpec(`endless/${name}`, document, allow("spec/endless-schema"));
    const { is } = await loadBody(folder, "a");
    expect(() => is("text")).not.toThrow();
  });

  it("if allowed, applies all keywords except the circular reference", async () => {
    const schemas = {
      A: {
        type: "object",
        required: ["a"],
        oneOf: [to("B")],
      },
      B: { allOf: [{ ...to("A"), required: ["b"] }, { required: ["c"] }] },
    };
    const document = documentOf("B", schemas);
    const folder = await generateSpec("endless/beside", document, allow("spec/endless-schema"));
    const { explain } = await loadBody(folder, "b");
    expect(found(explain({}))).toEqual([
      "/a shape.required required",
      "/b shape.required required",
      "/c shape.required required",
    ]);
    expect(found(explain(1))).toEqual([" shape.type type"]);
  });

  it.each<[string, object]>([
    ["a reference from a member", { A: { properties: { a: to("A") } } }],
    ["a reference from an item", { A: { anyOf: [{ type: "string" }, { items: to("A") }] } }],
    ["two equal references", { A: { allOf: [to("B"), to("B")] }, B: { type: "object" } }],
  ])("is not confused with %s", async (name, schemas) => {
    expect(await returnsIn(name, schemas)).toEqual([]);
  });

  it("is reported once, even if the cycle has more than 20,000 references", async () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `A${index}`);
    const chain = names.map((name, index) => [name, { allOf: [to(names[index + 1] ?? "A")] }]);
    const schemas = { A: { type: "object" }, ...Object.fromEntries(chain) };
    expect(await returnsIn("chain", { ...schemas, A: { allOf: [to("A0")] } })).toHaveLength(1);
  });
});

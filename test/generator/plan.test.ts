import path from "node:path";
import { describe, expect, it } from "vitest";
import { understand } from "../../generator/generate.ts";
import { bodyOf } from "../../generator/plan/bodies.ts";
import { branchesOf } from "../../generator/plan/branches.ts";
import type { Plan } from "../../generator/plan/plan.ts";
import { folderFor, writeFiles } from "./output.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The plan of a spec with one operation for each request body in `contents`. */
async function planOf(
  contents: object[],
  schemas: object,
  files: [string, string][] = [],
): Promise<Plan> {
  const responses = { 204: { description: "d" } };
  const spec = {
    openapi: "3.1.1",
    info: { title: "t", version: "1" },
    paths: Object.fromEntries(
      contents.map((content, index) => [
        `/${index}`,
        { post: { operationId: `send${index}`, requestBody: { content }, responses } },
      ]),
    ),
    components: { schemas },
  };
  const folder = folderFor("plan");
  writeFiles(folder, [["openapi.json", JSON.stringify(spec)], ...files]);
  return (await understand(path.join(folder, "openapi.json"))).planned;
}

const json = (name: string) => ({ "application/json": { schema: ref(name) } });

describe("the body of a media type", () => {
  it("has the variants of this media type, even if another media type has the same model", async () => {
    const variants = { by: "plan", gold: ref("Gold") };
    const content = {
      "application/json": { schema: ref("Loan"), "x-variants": variants },
      "application/x-www-form-urlencoded": { schema: ref("Loan") },
    };
    const object = { type: "object" };
    const { bodies, operations } = await planOf([content], { Loan: object, Gold: object });
    const contents = operations[0]?.body?.contents ?? [];
    const found = contents.map((one) => bodyOf(bodies, "send0", one)?.variants.length);
    expect(found).toEqual([1, 0]);
  });
});

describe("the bodies of one schema with different variants", () => {
  it("get different names; `note-2` is skipped if another schema has this name", async () => {
    const content = (name: string) => ({
      "application/json": { schema: ref("Note"), "x-variants": { by: "c", [name]: ref("Note") } },
    });
    const other = { "application/json": { schema: { $ref: "note-2.yaml" } } };
    const schemas = { Note: { type: "object" } };
    const files: [string, string][] = [["note-2.yaml", "type: object\n"]];
    const { bodies } = await planOf([content("ar"), content("br"), other], schemas, files);
    expect(bodies.map(({ name, operations }) => [name, ...operations])).toEqual([
      ["note", "send0"],
      ["note-2", "send2"],
      ["note-3", "send1"],
    ]);
  });
});

describe("the rule of a member that only some variants may send", () => {
  it("names the variants that may not send the member, but no variants of a body without the member", async () => {
    const variants = (...names: string[]) =>
      Object.fromEntries([["by", "plan"], ...names.map((name) => [name, ref("Any")])]);
    const content = (name: string, ...names: string[]) => ({
      "application/json": { schema: ref(name), "x-variants": variants(...names) },
    });
    const { rules } = await planOf(
      [content("Parcel", "basic", "gold"), content("Letter", "eu", "us")],
      {
        Parcel: { type: "object", properties: { courier: { "x-only": ["gold"] } } },
        Letter: { type: "object" },
        Any: { type: "object" },
      },
    );
    expect(rules.map(({ id, variants }) => [id, variants])).toEqual([["scope.courier", ["basic"]]]);
  });
});

describe("a rule in the schema of a variant", () => {
  const rule = { "x-rule": "loan.short", "x-message": "m", maxProperties: 3 };
  const schemas = {
    Loan: { type: "object", allOf: [ref("Short")] },
    Return: { type: "object" },
    Short: rule,
    Basic: { allOf: [ref("Short")] },
    Gold: { type: "object" },
  };
  const variants = { "x-variants": { by: "plan", basic: ref("Basic"), gold: ref("Gold") } };

  it.each([
    ["the schema that the variants share", [{ schema: ref("Loan"), ...variants }]],
    ["another body's schema", [{ schema: ref("Loan") }, { schema: ref("Return"), ...variants }]],
  ])("lists no variants if %s also contains the rule", async (_, media) => {
    const contents = media.map((one) => ({ "application/json": one }));
    const { rules } = await planOf(contents, schemas);
    expect(rules.map(({ id, variants }) => [id, variants])).toEqual([["loan.short", []]]);
  });

  it("lists the variant if only the schema of the variant contains the rule", async () => {
    const contents = [{ "application/json": { schema: ref("Return"), ...variants } }];
    const { rules } = await planOf(contents, schemas);
    expect(rules.map(({ id, variants }) => [id, variants])).toEqual([["loan.short", ["basic"]]]);
  });
});

describe("the name of a component", () => {
  it("may be a word for a container of schemas, such as definitions", async () => {
    const object = { type: "object" };
    const { models } = await planOf([json("Shelf")], {
      Shelf: {
        ...object,
        properties: { first: { $ref: "#/components/schemas/schemas/$defs/$defs" } },
      },
      components: object,
      definitions: object,
      schemas: { ...object, $defs: { $defs: object } },
    });
    expect(models.map(({ name }) => name)).toEqual([
      "Components",
      "Definitions",
      "Schemas",
      "SchemasDefs",
      "Shelf",
    ]);
  });
});

describe("the name of an enumeration", () => {
  it("is the name of its component, even if the enumeration is a body", async () => {
    const values = { type: "string", enum: ["a", "b"] };
    const { enums } = await planOf([json("Colour"), json("Kite")], {
      Colour: values,
      Kite: { type: "object", properties: { colour: ref("Colour"), size: ref("Size") } },
      Size: values,
    });
    expect(enums.map(({ name }) => name)).toEqual(["Colour", "Size"]);
  });
});

describe("the default next to a $ref in a component", () => {
  it("applies to a member that refers to the component", async () => {
    const { models } = await planOf([json("Page")], {
      Page: { type: "object", properties: { tags: ref("EmptyTags"), own: ref("OwnTags") } },
      Tags: { type: "array", items: { type: "string" } },
      EmptyTags: { ...ref("Tags"), default: [] },
      OwnTags: { ...ref("EmptyTags"), default: ["a"] },
    });
    const page = models.find(({ name }) => name === "Page")?.schema;
    expect(page?.properties).toEqual({
      tags: { $ref: "Tags", default: [] },
      own: { $ref: "Tags", default: ["a"] },
    });
  });
});

describe("the schema that is derived for requests", () => {
  it("does not require a member that is readOnly through several references", async () => {
    const { derived, forms } = await planOf([json("A")], {
      A: { type: "object", required: ["id"], properties: { id: ref("ReadId") } },
      ReadId: { allOf: [ref("Id")] },
      Id: { type: "object", readOnly: true, properties: { v: {} } },
    });
    expect(forms.write.get("A")).toBe("AWrite");
    expect(derived.find(({ name }) => name === "AWrite")?.schema.required).toEqual([]);
  });
});

describe("the alternatives of a union", () => {
  const kind = (value: string) => ({ type: "object", properties: { kind: { const: value } } });
  const cat = { name: "kind", values: ["cat"] };

  it.each([
    ["first", [{ type: "null" }, kind("cat"), kind("dog")], 1],
    ["last", [kind("cat"), kind("dog"), { type: "null" }], 0],
  ])(
    "have a tag, the constant member that distinguishes them, even if the %s alternative is null",
    (_place, branches, index) => {
      expect(branchesOf({}, branches, new Map())[index]?.tag).toEqual(cat);
    },
  );
});

it("an operation's header parameter replaces the path's header parameter, even if the names differ in case", async () => {
  const header = (name: string, type: string) => ({ name, in: "header", schema: { type } });
  const get = {
    operationId: "a",
    parameters: [header("x-wind", "integer")],
    responses: { 204: { description: "d" } },
  };
  const spec = {
    openapi: "3.1.1",
    info: { title: "t", version: "1" },
    paths: { "/a": { parameters: [header("X-Wind", "string")], get } },
  };
  const folder = folderFor("plan-headers");
  writeFiles(folder, [["openapi.json", JSON.stringify(spec)]]);
  const { operations } = (await understand(path.join(folder, "openapi.json"))).planned;
  expect(operations[0]?.parameters.map(({ name }) => name)).toEqual(["x-wind"]);
});

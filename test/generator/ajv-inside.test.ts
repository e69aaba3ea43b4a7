import { readFileSync } from "node:fs";
import path from "node:path";
import { _, CodeGen, Name, ValueScope } from "ajv/dist/compile/codegen/index.js";
import errors from "ajv/dist/compile/errors.js";
import code from "ajv/dist/vocabularies/code.js";
import { beforeAll, describe, expect, it } from "vitest";
import { compileSchemas } from "../../generator/emit/validators/ajv.ts";
import { errorBound } from "../../generator/emit/validators/tidy.ts";
import type { JsonObject } from "../../generator/openapi/pointer.ts";
import { type Explaining, found } from "./explaining.ts";
import { generateSpec, importFrom } from "./output.ts";

const checkout = path.join(import.meta.dirname, "../..");

const bed: JsonObject = {
  type: "object",
  required: ["plant"],
  properties: { plant: { type: "string", minLength: 2 } },
};
const garden: JsonObject = {
  type: "object",
  additionalProperties: false,
  patternProperties: { "^x": { type: "string" } },
  propertyNames: { maxLength: 9 },
  properties: {
    beds: { type: "array", items: { $ref: "Bed" } },
    rows: { type: "array", prefixItems: [{ type: "integer" }], items: { type: "string" } },
    pots: { type: "object", additionalProperties: { type: "integer" } },
    tools: { type: "array", contains: { const: "spade" } },
    first: { $ref: "Bed" },
  },
};
const orchard: JsonObject = {
  type: "object",
  allOf: [{ properties: { trees: { type: "array", prefixItems: [true] } } }],
  properties: { trees: { unevaluatedItems: { type: "string" } } },
  unevaluatedProperties: { type: "string" },
};

const print = (mode: "fast" | "explain", schema: JsonObject) => {
  const schemas = new Map([
    ["Garden", schema],
    ["Bed", bed],
  ]);
  return compileSchemas(schemas, ["Garden"], mode).code;
};

const loops = (code: string) => code.match(/^.*\b(?:for|while)\s*\(.*$/gm) ?? [];

describe("of Ajv, whose inside this generator touches,", () => {
  it("exactly one version will do, in the manifest and in the lock", () => {
    const read = (name: string) => JSON.parse(readFileSync(path.join(checkout, name), "utf8"));
    const { ajv, "ajv-formats": formats } = read("package.json").devDependencies;
    expect(ajv).toMatch(/^[0-9]+\.[0-9]+\.[0-9]+$/);
    expect(formats).toMatch(/^[0-9]+\.[0-9]+\.[0-9]+$/);
    expect(read("package-lock.json").packages["node_modules/ajv"].version).toBe(ajv);
  });

  it("names are counted once for a whole function, as often as they are read in it", () => {
    const gen = new CodeGen(new ValueScope({ scope: {} }));
    const [a, b] = [new Name("a"), new Name("b")];
    gen.if(
      _`${a} > 1`,
      () => gen.for(_`;${b}--;`, () => gen.code(_`f(${a}, ${b})`)),
      () => gen.if(_`${b}`, () => gen.code(_`${a}.x = ${b}`)),
    );
    const { names } = Reflect.get(gen, "_root");
    expect(names).toEqual({ a: 3, b: 4 });
    expect(Reflect.get(gen, "_root").names).toEqual(names);
  });

  it("each schema path begins with the key of the schema in which the keyword stands", () => {
    const paths = [...print("explain", garden).matchAll(/^found\.push.*, "([^"]*)", \{/gm)].map(
      ([, place]) => place,
    );
    expect(paths.length).toBeGreaterThan(10);
    for (const place of paths) expect(place).toMatch(/^(Garden|Bed)#\//);
    expect(paths).toContain("Bed#/properties/plant/minLength");
    expect(paths).toContain("Garden#/properties/pots/additionalProperties/type");
  });

  it.each([
    ["Garden", garden],
    ["an orchard, with what is not evaluated,", orchard],
  ])("each loop of an explaining validator of %s ends once enough is wrong", (_, schema) => {
    const printed = loops(print("explain", schema));
    expect(printed.length).toBeGreaterThan(1);
    for (const loop of printed) {
      expect(loop).toMatch(
        new RegExp(`errors-\\w+<${errorBound}|errors-\\w+>=${errorBound}\\)break`),
      );
    }
    const before = loops(print("fast", schema)).filter((loop) => loop.includes(String(errorBound)));
    expect(before, "a fast one stops at the first error").toEqual([]);
  });

  it("each call of an explaining validator is left out once enough is wrong", () => {
    const lines = print("explain", garden).split("\n");
    const calls = lines.flatMap((line, index) =>
      /^if\(!validate\d+\(/.test(line) ? [lines[index - 2] ?? ""] : [],
    );
    expect(calls).toHaveLength(2);
    for (const guard of calls) expect(guard).toBe(`if(errors < ${errorBound}){`);
  });

  it("fast code describes no error, and explaining code each", () => {
    expect(print("fast", garden)).not.toMatch(/found|Garden#|vErrors/);
    const explained = print("explain", garden).match(/^found\..*$/gm) ?? [];
    expect(explained.length).toBeGreaterThan(10);
    for (const line of explained) {
      expect(line).toMatch(/^found\.push\(\[path.*, "(Garden|Bed)#\/.*", \{.*\}(, key\d+)?\]\);$/);
    }
  });

  it("nothing is left changed for others once a validator is printed", () => {
    const before = { ...errors, ...code };
    print("fast", garden);
    print("explain", garden);
    expect({ ...errors, ...code }).toEqual(before);
  });

  it("no schema of the spec is printed where no error speaks of it", () => {
    expect(print("fast", garden)).not.toMatch(/^const schema\d+ = /m);
  });
});

describe("an explaining validator of a large body", () => {
  let explaining: Explaining;

  beforeAll(async () => {
    const body = {
      content: { "application/json": { schema: { $ref: "#/components/schemas/Garden" } } },
    };
    const { properties, ...rest } = garden;
    const members = {
      ...(properties as JsonObject),
      beds: { type: "array", items: bed },
      first: bed,
    };
    const spec = {
      openapi: "3.1.1",
      info: { title: "A garden", version: "1" },
      paths: {
        "/": {
          post: {
            operationId: "dig",
            requestBody: body,
            responses: { "204": { description: "" } },
          },
        },
      },
      components: { schemas: { Garden: { ...rest, properties: members } } },
    };
    const folder = await generateSpec("ajv-inside", spec);
    explaining = await importFrom<Explaining>(folder, "validators/garden.explain.js");
  });

  /** How many items of a list, or members of an object, a validator looks at. */
  function looked(member: string, values: object): number {
    let count = 0;
    const counted = new Proxy(values, {
      get(target, name) {
        if (/^(x?[0-9]+)$/.test(String(name))) count++;
        return Reflect.get(target, name);
      },
    });
    const { refusals, truncated } = explaining.explanation({ [member]: counted });
    expect(refusals).toHaveLength(100);
    expect(truncated).toBe(true);
    return count;
  }

  it.each(["beds", "rows"])("stops looking at %s after a few hundred", (member) => {
    expect(looked(member, new Array(100_000).fill({ plant: 1 }))).toBeLessThan(1000);
  });

  it("stops looking at members after a few hundred", () => {
    const names = Object.fromEntries(
      Array.from({ length: 100_000 }, (_, index) => [`x${index}`, {}]),
    );
    expect(looked("pots", names)).toBeLessThan(1000);
  });

  it("tells what stands behind a long list too", () => {
    const body = { beds: new Array(100).fill({ plant: "ok" }), first: {} };
    expect(found(explaining.explain(body))).toEqual(["/first/plant shape.required required"]);
  });
});

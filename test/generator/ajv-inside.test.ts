import { readFileSync } from "node:fs";
import path from "node:path";
import errors from "ajv/dist/compile/errors.js";
import { beforeAll, describe, expect, it } from "vitest";
import { errorBound } from "../../generator/emit/validators/function-code.ts";
import { printModule } from "../../generator/emit/validators/print-module.ts";
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

const print = (mode: "fast" | "explain", schema: JsonObject = garden) => {
  const schemas = new Map([
    ["Garden", schema],
    ["Bed", bed],
  ]);
  return printModule({ schemas, keys: new Map([["garden", "Garden"]]) }, mode).code;
};

describe("where the generator uses internals of Ajv,", () => {
  it("package.json pins exact versions of ajv and ajv-formats, and the lock file has the same version of ajv", () => {
    const read = (name: string) => JSON.parse(readFileSync(path.join(checkout, name), "utf8"));
    const { ajv, "ajv-formats": formats } = read("package.json").devDependencies;
    expect(ajv).toMatch(/^[0-9]+\.[0-9]+\.[0-9]+$/);
    expect(formats).toMatch(/^[0-9]+\.[0-9]+\.[0-9]+$/);
    expect(read("package-lock.json").packages["node_modules/ajv"].version).toBe(ajv);
  });

  it("the generator replaces all Ajv functions that print code for errors", () => {
    const one = { type: "string", maxLength: 3, not: { const: "a" } };
    expect(print("fast", one).match(/^return false;$/gm)?.length).toBeGreaterThan(2);
    expect(print("explain", one).match(/^found\.push\(/gm)).toHaveLength(3);
    expect(print("fast", one) + print("explain", one)).not.toMatch(/vErrors|instancePath/);
  });

  it("the schema path of each error begins with the key of the schema that contains the failed keyword", () => {
    const paths = [...print("explain", garden).matchAll(/^found\.push.*, "([^"]*)", \{/gm)].map(
      ([, place]) => place,
    );
    expect(paths.length).toBeGreaterThan(10);
    for (const place of paths) expect(place).toMatch(/^(Garden|Bed|part [0-9a-f]+)#\//);
    expect(paths).toContain("Garden#/properties/beds/type");
    expect(paths).toContain("Garden#/properties/pots/additionalProperties/type");
  });

  it.each([
    ["Garden", garden],
    ["an orchard with unevaluated items and members", orchard],
  ])("each loop in the explaining validator of %s stops after `errorBound` errors", (_, schema) => {
    const loop = /^for\(.*\n(.*)$/gm;
    const explains = [...print("explain", schema).matchAll(loop)];
    expect(explains.length).toBeGreaterThan(1);
    for (const [, first] of explains) {
      expect(first).toMatch(new RegExp(`^if\\(errors - before\\d+ >= ${errorBound}\\)`));
    }
    expect(print("fast", schema), "a fast validator stops at the first error").not.toContain(
      errorBound,
    );
  });

  it("Ajv's error functions are restored after a validator is printed, and if the printer throws", () => {
    const before = { ...errors };
    print("fast");
    print("explain");
    expect(() => print("fast", { $ref: "Nobody" })).toThrow(/Nobody/);
    expect({ ...errors }).toEqual(before);
  });

  it("the code of a fast validator describes no error; an explaining validator describes every error", () => {
    expect(print("fast")).not.toMatch(/found|Garden#/);
    const explained = print("explain").match(/^found\..*$/gm) ?? [];
    expect(explained.length).toBeGreaterThan(10);
    for (const line of explained) {
      expect(line).toMatch(
        /^found\.push\(\[path.*, "(Garden|Bed|part .*)#\/.*", \{.*\}(, key\d+)?\]\);$/,
      );
    }
  });

  it.each([
    { enum: [1, { a: 1 }, [2]] },
    { const: { a: [1] } },
    { type: ["string", "null"] },
    { required: Array.from({ length: 300 }, (_, index) => `m${index}`) },
    { enum: Array.from({ length: 300 }, (_, index) => index) },
  ])("the code of a keyword does not contain the surrounding schema: %o", (schema: JsonObject) => {
    expect(print("fast", schema) + print("explain", schema)).not.toMatch(/\bschema\b/);
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

  /** Counts the items of a list, or the members of an object, that the explaining validator reads before it stops. */
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

  it.each(["beds", "rows"])("stops after a few hundred items of %s", (member) => {
    expect(looked(member, new Array(100_000).fill({ plant: 1 }))).toBeLessThan(1000);
  });

  it("stops after a few hundred members of an object", () => {
    const names = Object.fromEntries(
      Array.from({ length: 100_000 }, (_, index) => [`x${index}`, {}]),
    );
    expect(looked("pots", names)).toBeLessThan(1000);
  });

  it("reports an error in a member after a long list", () => {
    const body = { beds: new Array(100).fill({ plant: "ok" }), first: {} };
    expect(found(explaining.explain(body))).toEqual(["/first/plant shape.required required"]);
  });
});

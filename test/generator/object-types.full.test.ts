import path from "node:path";
import { expect, it } from "vitest";
import { complaints } from "./compiled.ts";
import { generateSpec, writeFiles } from "./output.ts";

const members = { properties: { a: { type: "string" }, b: { type: "string" } } };
const schemas = {
  Base: { type: "object", ...members },
  Part: { allOf: [{ $ref: "#/components/schemas/Base" }, { required: ["a"] }] },
  Next: { $ref: "#/components/schemas/Base", required: ["a"] },
  Either: { type: "object", ...members, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
  More: { type: "object", ...members, required: ["c"] },
  Map: { type: "object", required: ["c"], additionalProperties: { type: "number" } },
  Empty: { type: "object", properties: {} },
  Closed: { type: "object", additionalProperties: false },
  Listed: { type: "array", items: { type: "string", enum: ["a", null] } },
};
const fitting: Record<string, unknown[]> = {
  Part: [{ a: "" }, { a: "", b: "" }],
  Next: [{ a: "" }],
  Either: [{ a: "" }, { b: "" }, { a: "", b: "" }],
  More: [{ c: 1 }, { a: "", c: null }],
  Map: [{ c: 1 }, { c: 1, d: 2 }],
  Empty: [{}, { a: 1 }],
  Closed: [{}],
  Listed: [["a"]],
};
const missing: Record<string, unknown[]> = {
  Part: [{}, { b: "" }, { a: 1 }],
  Next: [{}],
  Either: [{}],
  More: [{}, { a: "" }],
  Map: [{}, { c: "" }],
  Empty: ["", 1, []],
  Closed: [{ a: 1 }, "", 1],
  Listed: [[null]],
};

const number = { type: "number" };
const patterned = {
  Labels: { type: "object", properties: members.properties, patternProperties: { "^x": number } },
  Mixed: {
    allOf: [
      { type: "object", ...members },
      { type: "object", patternProperties: { "^x": number } },
    ],
  },
  Shut: { type: "object", patternProperties: { "^x": number }, additionalProperties: false },
  Every: { type: "object", patternProperties: { "^.*$": number } },
  Any: { type: "object", patternProperties: { "^": number } },
  Single: { type: "object", patternProperties: { "^.$": number } },
};

/**
 * Compiles assignments of values to models; returns the errors. An `unfitting` value that compiles is an error too.
 * `fitting` and `unfitting` map a model's name to values.
 */
async function compileErrors(
  name: string,
  schemas: object,
  fitting: Record<string, unknown[]>,
  unfitting: Record<string, unknown[]>,
): Promise<unknown[]> {
  const output = await generateSpec(name, {
    openapi: "3.1.1",
    info: { title: "Kites", version: "1" },
    paths: {},
    components: { schemas },
  });
  const statements = (values: Record<string, unknown[]>, head: string) =>
    Object.entries(values).flatMap(([name, list]) =>
      list.map(
        (value) => `${head}{ const one: Models.${name} = ${JSON.stringify(value)}; void one; }\n`,
      ),
    );
  writeFiles(output, [
    [
      "use.ts",
      `import type * as Models from "./types/models.d.ts";
${statements(fitting, "").join("")}${statements(unfitting, "// @ts-expect-error\n").join("")}`,
    ],
  ]);
  return [...complaints([path.join(output, "use.ts")], output)];
}

it("`required` of one subschema applies to another's members; TypeScript rejects values that `type` forbids", async () => {
  expect(await compileErrors("object-types", schemas, fitting, missing)).toEqual([]);
});

it("a type with `patternProperties` restricts undeclared members if all their names must match a pattern; by default, it accepts any undeclared member", async () => {
  const open = [{ a: "" }, { x1: 1 }, { a: "", b: "", zone: [1] }];
  const closed = [{ x1: "" }];
  expect(
    await compileErrors(
      "patterned-types",
      patterned,
      {
        Labels: open,
        Mixed: open,
        Shut: [{ x1: 1 }],
        Every: [{ x1: 1 }],
        Any: [{ x1: 1 }],
        Single: open,
      },
      { Labels: [{ a: 1 }], Mixed: [{ a: 1 }], Shut: closed, Every: closed, Any: closed },
    ),
  ).toEqual([]);
});

it("the type of a tuple accepts at most `maxItems` items if `maxItems` does not exceed the number of `prefixItems`", async () => {
  const prefixItems = [{ type: "string" }, number];
  const tuple = (limits: object) => ({ type: "array", prefixItems, ...limits });
  expect(
    await compileErrors(
      "tuple-types",
      {
        Pair: tuple({ minItems: 2, maxItems: 2 }),
        AtMost: tuple({ maxItems: 1, items: number }),
        None: tuple({ maxItems: 0 }),
        Longer: tuple({ maxItems: 3 }),
      },
      { Pair: [["", 1]], AtMost: [[""], []], None: [[]], Longer: [[], ["", 1, true]] },
      { Pair: [["", 1, 1], [""]], AtMost: [["", 1]], None: [[""]], Longer: [[1]] },
    ),
  ).toEqual([]);
});

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

it("a type has every required member, even if another subschema describes it, and accepts no value of another `type`", async () => {
  const output = await generateSpec("object-types", {
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
${statements(fitting, "").join("")}${statements(missing, "// @ts-expect-error\n").join("")}`,
    ],
  ]);
  expect([...complaints([path.join(output, "use.ts")], output)]).toEqual([]);
});

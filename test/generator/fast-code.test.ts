import { fullFormats } from "ajv-formats/dist/formats.js";
import { describe, expect, it } from "vitest";
import { printModule } from "../../generator/emit/validators/print-module.ts";
import type { JsonObject } from "../../generator/openapi/pointer.ts";
import { date } from "../../generator/runtime/validators/date.js";

const print = (schema: JsonObject) =>
  printModule({ schemas: new Map([["A", schema]]), keys: new Map([["a", "A"]]) }, "fast").code;

/** A rule that applies `clause` to a value with a member `a`. */
const rule = (clause: JsonObject): JsonObject => ({
  if: { required: ["a"] },
  // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
  then: clause,
});

describe("the code of a fast validator", () => {
  it.each([
    { type: "object", required: ["a"], properties: { a: { type: "string" }, b: { items: {} } } },
    { type: "array", items: { type: "object", additionalProperties: { maxLength: 3 } } },
    { anyOf: [{ type: "string" }, { oneOf: [{ minimum: 1 }, { not: { const: 2 } }] }] },
    rule({ required: ["b"] }),
  ])("returns false at the first error, without variables for errors: %o", (schema: JsonObject) => {
    expect(print(schema)).toContain("return false;");
    expect(print(schema)).not.toMatch(/errors|valid\d|missing\d/);
  });

  it("compares member names in a switch, and contains no copy of the schema", () => {
    const names = Array.from({ length: 30 }, (_, index) => `member ${index}`);
    const schema = {
      properties: Object.fromEntries(names.map((name) => [name, true])),
      additionalProperties: false,
    };
    expect(print(schema)).toContain('case "member 7":');
    expect(print(schema)).not.toMatch(/const schema|hasOwnProperty/);
  });

  it("reads each member once, whether the member is required or optional", () => {
    const properties = { a: { type: "string", minLength: 2 }, b: { type: "string", maxLength: 2 } };
    const code = print({ type: "object", required: ["a"], properties });
    expect(code.match(/data\.[ab]\b/g)).toHaveLength(2);
  });

  it("checks a member's type and its bounds or values in one expression", () => {
    const properties = {
      a: { type: "string", enum: ["x", "y"] },
      b: { type: "number", minimum: 0, maximum: 9.5 },
      c: { type: ["integer", "null"], enum: [1, null] },
    };
    const code = print({ type: "object", required: ["a", "b", "c"], properties });
    expect(code).toContain('if(!(data0 === "x" || data0 === "y"))');
    expect(code).toContain('if(!(typeof data1 === "number" && data1 >= 0 && data1 <= 9.5))');
    expect(code).toContain("if(!(data2 === 1 || data2 === null))");
    expect(code).not.toMatch(/undefined|typeof data[02]/);
  });

  it("checks the type if an enum has a value of another type, and checks the presence of a required member whose schema has no type", () => {
    const properties = { a: { type: "string", enum: ["x", 1] }, b: { minLength: 1 } };
    const code = print({ type: "object", required: ["a", "b"], properties });
    expect(code).toContain('typeof data0 !== "string"');
    expect(code).toContain("data1 === undefined");
  });

  it.each([
    [{ type: "integer" }, [0, -1e300, 1.5, "1", null, Number.NaN, Number.POSITIVE_INFINITY]],
    [{ type: "integer", minimum: 1e300 }, [1e300, 1e299]],
    [{ type: "integer", maximum: 9007199254740991 }, [9007199254740992, 9007199254740991, -1e300]],
    [{ type: "number", minimum: -0.5 }, [-0.5, -0.6, "1", 7, [], true]],
    [{ type: "number", minimum: 1, exclusiveMaximum: 2 }, [1, 2, 0.9, "1"]],
  ])("accepts exactly the numbers in the range: %o", (schema, values) => {
    const code = `${print(schema).replaceAll("export ", "")}; return validate_A;`;
    const validate = new Function(code)();
    const {
      type,
      minimum = -Infinity,
      maximum = Infinity,
      exclusiveMaximum = Infinity,
    } = {
      ...schema,
    } as Record<string, unknown> & {
      minimum?: number;
      maximum?: number;
      exclusiveMaximum?: number;
    };
    for (const value of values) {
      const fits =
        typeof value === "number" &&
        (type === "number" || Number.isInteger(value)) &&
        value >= minimum &&
        value <= maximum &&
        value < exclusiveMaximum;
      expect(validate(value), String(value)).toBe(fits);
    }
  });

  it("evaluates a condition once for all rules with this condition", () => {
    const code = print({ allOf: ["b", "c", "d"].map((name) => rule({ required: [name] })) });
    expect(code.match(/if\(validate_part\$\w+\(data\)\)/g)).toHaveLength(1);
    for (const name of ["b", "c", "d"]) expect(code).toContain(`data.${name} === undefined`);
  });

  it("is the same in every module, because the names in the code depend only on the schema", () => {
    const one = { type: "string", pattern: "^a", format: "date" };
    const other = { properties: { x: { pattern: "^b" }, y: { $ref: "A" } } };
    const schemas = new Map<string, JsonObject>([
      ["A", one],
      ["B", other],
    ]);
    const both = printModule({ schemas, keys: new Map([["b", "B"]]) }, "fast").code;
    expect(both).toContain(print(one).slice(print(one).indexOf("function validate_A")));
  });
});

describe("a date", () => {
  it("is valid exactly if ajv-formats accepts the date", () => {
    const theirs = fullFormats.date;
    if (typeof theirs !== "object" || !("validate" in theirs))
      throw new Error("`fullFormats.date` of ajv-formats has no `validate`");
    const validator = theirs.validate as (text: string) => boolean;
    const two = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, "0"));
    const years = ["0000", "0004", "1900", "2000", "2023", "2024", "9999"];
    const days = years.flatMap((year) =>
      two.flatMap((month) => two.map((day) => `${year}-${month}-${day}`)),
    );
    const one = "2024-02-29";
    const odd = [..."0129 -/:aZ\n\u0660\uff11\u{1f600}"].flatMap((character) =>
      Array.from(one, (_, index) => one.slice(0, index) + character + one.slice(index + 1)),
    );
    const texts = [...days, ...odd, "", `${one}\n`, ` ${one}`, one.slice(1), "24-2-29"];
    expect(texts.filter((text) => date(text) !== validator(text))).toEqual([]);
  });
});

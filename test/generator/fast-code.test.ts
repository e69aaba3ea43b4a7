import { fullFormats } from "ajv-formats/dist/formats.js";
import { describe, expect, it } from "vitest";
import { compileSchemas } from "../../generator/emit/validators/ajv.ts";
import { printBlocks, readBlocks } from "../../generator/emit/validators/blocks.ts";
import { withoutCaptures } from "../../generator/emit/validators/captures.ts";
import { foldFunction } from "../../generator/emit/validators/fold.ts";
import type { JsonObject } from "../../generator/openapi/pointer.ts";
import { date } from "../../generator/runtime/validators/date.js";

const print = (schema: JsonObject) => compileSchemas(new Map([["A", schema]]), ["A"], "fast").code;

function folded(code: string): string[] {
  const lines: string[] = [];
  printBlocks(foldFunction(readBlocks(code.trim().split(/\n\s*/)), new Map()), lines);
  return lines;
}

describe("the code of a fast validator", () => {
  it("has no trace of errors where the first failure decides", () => {
    const code = print({
      type: "object",
      required: ["a"],
      properties: { a: { type: "string" }, b: { type: "array", items: { type: "integer" } } },
    });
    expect(code).not.toMatch(/errors|valid\d|missing\d/);
  });

  it("asks no copy of the schema for the names of members", () => {
    const names = Array.from({ length: 30 }, (_, index) => `member ${index}`);
    const schema = {
      properties: Object.fromEntries(names.map((name) => [name, true])),
      additionalProperties: false,
    };
    expect(print(schema)).toContain('case "member 7":');
    expect(print(schema)).not.toMatch(/const schema|hasOwnProperty/);
  });

  it("tests the same thing of the data once", () => {
    const code = print({ type: "object", required: ["a"], properties: { a: { type: "string" } } });
    expect(code.match(/data\.a [!=]== undefined/g)).toHaveLength(1);
    expect(code.match(/Array\.isArray\(data\)/g)).toHaveLength(1);
  });

  it("keeps counters where a failure is not the end, and forgets in a loop what a turn changed", () => {
    const lines = folded(`
      let errors = 0;
      const _errs0 = errors;
      for(let i0=0; i0<len0; i0++){
      if(errors === _errs0){
      errors++;
      }
      }
      var valid0 = _errs0 === errors;
      if(valid0){
      return false;
      }
      return true;`);
    expect(lines).toContain("if(errors === 0){");
    expect(lines).toContain("if(valid0)return false;");
  });

  it("refuses to fold what it does not know", () => {
    expect(() => folded("let errors = 0;\nerrors -= 2;")).toThrow(/Ajv printed errors -= 2/);
    expect(() => folded("while(true){\n}")).toThrow(/Ajv printed while/);
  });
});

describe("a date", () => {
  it("is what ajv-formats says it is", () => {
    const theirs = fullFormats.date;
    if (typeof theirs !== "object" || !("validate" in theirs)) throw new Error("moved");
    const judge = theirs.validate as (text: string) => boolean;
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
    expect(texts.filter((text) => date(text) !== judge(text))).toEqual([]);
  });
});

describe("a pattern without captures", () => {
  it.each([
    ["(a|b)[(]\\((?:c)(?=d)", "(?:a|b)[(]\\((?:c)(?=d)"],
    ["[\\](]([^(])", "[\\](](?:[^(])"],
    ["(a)\\1", "(a)\\1"],
    ["(?<a>b)\\k<a>(c)", "(?<a>b)\\k<a>(c)"],
  ])("%s tests the same", (pattern, without) => {
    expect(withoutCaptures(pattern)).toBe(without);
  });
});

import path from "node:path";
import { describe, expect, it } from "vitest";
import { type Diagnostic, SpecError } from "../../generator/diagnostics/diagnostic.ts";
import { generate } from "../../generator/generate.ts";
import { jsonSyntaxError } from "../../generator/load/json-syntax-error.ts";
import { folderFor, writeFiles } from "./output.ts";

async function problemsOf(files: Record<string, string>): Promise<readonly Diagnostic[]> {
  const folder = folderFor("json-syntax-errors");
  writeFiles(folder, Object.entries(files));
  const [entry = ""] = Object.keys(files);
  const error = await generate(path.join(folder, entry)).catch((reason: unknown) => reason);
  if (!(error instanceof SpecError)) throw error;
  return error.problems;
}

const places = (problems: readonly Diagnostic[]) =>
  problems.map(({ code, location: { file, line, column } }) => `${file}:${line}:${column} ${code}`);

describe("a .json file", () => {
  it.each([
    ['{"a": 1,}', 8, "comma"],
    ['{"a": [1, 2,\n]}', 13, "comma"],
    ['{"a": 1} // done', 9, "comment"],
    ["# a note\n{}", 0, "comment"],
    ["{'a': 1}", 1, "quote"],
    ["{a: 1}", 1, "a"],
    ['{"a": .5}', 6, "."],
    ['{"a": 01}', 6, "0"],
    ['{"a": 1.}', 6, "1"],
    ['{"a": +1}', 6, "+"],
    ['{"a": NaN}', 6, "N"],
    ['{"a": truely}', 6, "t"],
    ['{"a" 1}', 5, "1"],
    ['{"a": "\t"}', 6, "a tab"],
    ['{"a": "\\x"}', 6, "an invalid escape"],
    ['{"a": "line\nbreak"}', 6, "a line break"],
    ['{"a": "b', 6, "no end"],
    ['{"a": 1 "b": 2}', 8, "is not allowed here"],
    ['{"a": 1]', 7, "]"],
    ['{"a": [1}', 8, "}"],
    ['{"a": 1} {}', 9, "{"],
    ['{"a": 1', 7, "early"],
    ["", 0, "early"],
    ["a: 1", 0, "a"],
  ])("with the text %j is rejected at offset %i", (text, offset, word) => {
    expect(() => JSON.parse(text)).toThrow();
    const error = jsonSyntaxError(text);
    expect(error.offset).toBe(offset);
    expect(error.message).toContain(word);
  });

  it("with a string of millions of escapes is rejected at the offset of the string", () => {
    const text = `{"a": "${"\\n".repeat(8_000_000)}",}`;
    expect(jsonSyntaxError(text).offset).toBe(6);
  });

  it("is rejected with the line and column of its syntax error, as an entry file and as a referenced file", async () => {
    const entry = '{\n  "openapi": "3.1.1",\n  "info": { "title": "t", "version": "1" },\n}\n';
    expect(places(await problemsOf({ "openapi.json": entry }))).toEqual([
      "openapi.json:4:1 spec/syntax",
    ]);
    const yaml = `openapi: 3.1.1\ninfo: { title: t, version: "1" }\ncomponents: { schemas: { A: { $ref: a.json } } }\n`;
    const files = { "openapi.yaml": yaml, "a.json": "{ type: object }\n" };
    expect(places(await problemsOf(files))).toEqual(["a.json:1:3 spec/syntax"]);
  });
});

describe("a mistake is reported once:", () => {
  const head = 'openapi: 3.1.1\ninfo: { title: t, version: "1" }\n';

  it("a dangling reference is not reported again as a missing member, schema or path parameter", async () => {
    const text = `${head}paths:
  /a/{id}:
    post:
      parameters: [{ $ref: "#/components/parameters/id" }]
      requestBody: { $ref: "#/components/requestBodies/a" }
      responses: { "200": { $ref: "#/components/responses/a" } }
components: { securitySchemes: { key: { $ref: "#/key" } } }
`;
    expect(places(await problemsOf({ "openapi.yaml": text }))).toEqual([
      "openapi.yaml:6:22 spec/dangling-ref",
      "openapi.yaml:7:22 spec/dangling-ref",
      "openapi.yaml:8:29 spec/dangling-ref",
      "openapi.yaml:9:41 spec/dangling-ref",
    ]);
  });

  it("a duplicate rule id is reported at the same rule in either order of the references", async () => {
    const rule = "{ x-rule: a.b, x-message: m, required: [c] }";
    const files = (first: string, second: string) => ({
      "openapi.yaml": `${head}components:\n  schemas:\n    A: { allOf: [{ $ref: ${first} }, { $ref: ${second} }] }\n`,
      "one.yaml": `allOf:\n  - ${rule}\n`,
      "two.yaml": `allOf:\n  - ${rule}\n`,
    });
    const wanted = ["two.yaml:2:7 spec/duplicate-rule-id"];
    expect(places(await problemsOf(files("one.yaml", "two.yaml")))).toEqual(wanted);
    expect(places(await problemsOf(files("two.yaml", "one.yaml")))).toEqual(wanted);
  });
});

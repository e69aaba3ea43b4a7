import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { SpecError } from "../../generator/diagnostics/diagnostic.ts";
import { generate } from "../../generator/generate.ts";
import { runGenerator } from "./command.ts";
import { head, mistakes, ok } from "./mistaken-specs.ts";
import { folderFor, writeFiles } from "./output.ts";

/** The problems of a spec, as `file:line:column code`; the first file is the entry. */
async function problemsOf(name: string, files: Record<string, string>): Promise<string[]> {
  const folder = folderFor(`mistakes/${name}`);
  writeFiles(folder, Object.entries(files));
  const [entry = ""] = Object.keys(files);
  try {
    await generate(path.join(folder, entry), { strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return error.problems.map(
      ({ code, location: { file, line, column } }) => `${file}:${line}:${column} ${code}`,
    );
  }
}

describe("a mistake in a spec", () => {
  it.each(Object.entries(mistakes))("has a position: %s", async (name, { text, expected }) => {
    const folder = name.replace(/\W+/g, "-");
    expect(await problemsOf(folder, { "openapi.yaml": text })).toEqual(expected);
  });

  it("is reported in the referenced JSON file that contains the mistake", async () => {
    const entry = JSON.stringify(
      {
        openapi: "3.1.1",
        info: { title: "t", version: "1" },
        components: { schemas: { A: { $ref: "b/c.json#/x" } } },
      },
      null,
      2,
    );
    const files = {
      "openapi.json": entry,
      "b/c.json": '{\n  "x": {\n    "typ": "string"\n  }\n}\n',
    };
    expect(await problemsOf("json", files)).toEqual(["b/c.json:3:5 spec/unknown-keyword"]);
  });

  it("is reported at the second of two equal keys in JSON", async () => {
    const files = { "openapi.json": '{"openapi":"3.1.1",\n "openapi":"3.1.0"}' };
    expect(await problemsOf("keys", files)).toEqual(["openapi.json:2:2 spec/syntax"]);
  });

  it("is not reported if x-only differs between the `items` of two arrays, or between a schema and a member of the same name", async () => {
    const text = `${head}components:\n  schemas:\n    A: { type: array, items: { x-only: [a] } }\n    B: { type: array, items: { x-only: [b] } }\n    code: { x-only: [a] }\n    C: { type: object, properties: { code: { x-only: [b] } } }\n`;
    expect(await problemsOf("x-only", { "openapi.yaml": text })).toEqual([]);
  });

  it("is not reported for data that looks like a reference", async () => {
    const text = `${head}components:\n  schemas:\n    A: { type: object, properties: { $ref: { type: string } }, examples: [{ $ref: nowhere }], default: { $ref: "#/x" } }\n`;
    expect(await problemsOf("data", { "openapi.yaml": text })).toEqual([]);
  });
});

describe("all mistakes of a spec", { timeout: 60_000 }, () => {
  const files: [string, string][] = [
    [
      "openapi.yaml",
      `${head}paths:\n  /a:\n    get:\n      operationId: x\n      ${ok}\n    put:\n      operationId: x\n      ${ok}\ncomponents:\n  schemas:\n    A: { $ref: nowhere.yaml }\n    B: { $ref: schemas/b.yaml }\n`,
    ],
    ["schemas/b.yaml", "type: object\npropertys: {}\nallOf: [{ x-message: m }]\n"],
  ];

  it("are printed in one run with positions, source lines and advice, and nothing is written", async () => {
    const folder = folderFor("mistakes/all");
    writeFiles(folder, files);
    const out = path.join(folder, "out");
    const { status, stderr, stdout } = await runGenerator([
      "--spec",
      path.join(folder, "openapi.yaml"),
      "--out",
      out,
      "--strict",
    ]);
    expect(status).toBe(1);
    expect(stdout).toBe("");
    const places = stderr
      .match(/^\S+:\d+:\d+ spec\/[a-z-]+/gm)
      ?.map((text) => text.replace(/^.*mistakes\/all\//, ""));
    expect(places).toEqual([
      "openapi.yaml:9:7 spec/duplicate-operation-id",
      "openapi.yaml:13:10 spec/missing-file",
      "schemas/b.yaml:2:1 spec/unknown-keyword",
      "schemas/b.yaml:3:11 spec/annotation",
    ]);
    expect(stderr).toContain("Did you mean properties?");
    expect(stderr).toContain(">  9 |       operationId: x");
    expect(stderr).not.toMatch(/\n {4}at /);
    expect(existsSync(out)).toBe(false);
  });

  it("are printed as JSON with --json", async () => {
    const folder = folderFor("mistakes/json-output");
    writeFiles(folder, files);
    const entry = path.join(folder, "openapi.yaml");
    const { status, stdout } = await runGenerator([
      "--spec",
      entry,
      "--out",
      `${folder}/out`,
      "--json",
      "--strict",
    ]);
    expect(status).toBe(1);
    const { problems } = JSON.parse(stdout);
    expect(problems).toHaveLength(4);
    expect(problems[0]).toMatchObject({
      code: "spec/duplicate-operation-id",
      kind: "mistake",
      line: 9,
      column: 7,
    });
  });
});

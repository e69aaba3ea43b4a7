import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { SpecError } from "../../generator/diagnostics/diagnostic.ts";
import type { Part } from "../../generator/emit/parts.ts";
import { generate } from "../../generator/generate.ts";

const folder = mkdtempSync(path.join(tmpdir(), "tables-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function spec(tables: string): string {
  writeFileSync(
    path.join(folder, "openapi.yaml"),
    `openapi: 3.1.1\ninfo: { title: T, version: 1.0.0 }\npaths: {}\nx-tables: ${tables}\n`,
  );
  return path.join(folder, "openapi.yaml");
}

test("a table is published as JSON, and as a module with types", async () => {
  writeFileSync(
    path.join(folder, "sizes.yaml"),
    'small: { code: "S", rank: 1 }\n"*/ \u2028 `x": [1, two]\n__proto__: { a: true }\n',
  );
  const { files } = await generate(spec("{ sizes: { $ref: sizes.yaml } }"));
  const published = JSON.parse(files.get("tables/sizes.json") ?? "");
  expect(Object.keys(published)).toEqual(["small", "*/ \u2028 `x", "__proto__"]);
  const file = path.join(folder, "sizes.mjs");
  writeFileSync(file, files.get("tables/sizes.js") ?? "");
  const { table } = await import(pathToFileURL(file).href);
  expect(table).toEqual(published);
  expect(files.get("tables/sizes.d.ts")).toContain(
    '  readonly "small": {\n    readonly "code": string;\n    readonly "rank": number;\n  };\n',
  );
  const { exports } = JSON.parse(files.get("package.json") ?? "");
  expect(exports["./tables/*.json"]).toBe("./tables/*.json");
});

test("tables are a separate part, and the package publishes them only if they are generated", async () => {
  writeFileSync(path.join(folder, "sizes.yaml"), "small: 1\n");
  const entry = spec("{ sizes: { $ref: sizes.yaml } }");
  const { files } = await generate(entry, { only: ["tables"] });
  const names = ["js", "d.ts", "json"].map((ending) => `tables/sizes.${ending}`);
  expect([...files.keys()].sort()).toEqual(names.sort());
  const manifestWith = async (...only: Part[]) =>
    JSON.parse((await generate(entry, { only })).files.get("package.json") ?? "");
  const { exports, files: published } = await manifestWith("tables", "package");
  expect(Object.keys(exports)).toEqual(expect.arrayContaining(["./tables/*.json", "./tables/*"]));
  expect(published).toContain("tables");
  expect((await manifestWith("package")).files).not.toContain("tables");
});

test("the package's README lists every public entry of `exports`, and lists the tables only if they are generated", async () => {
  writeFileSync(path.join(folder, "sizes.yaml"), "small: 1\n");
  const entry = spec("{ sizes: { $ref: sizes.yaml } }");
  const { files } = await generate(entry);
  const { name, exports } = JSON.parse(files.get("package.json") ?? "");
  const rows = [...(files.get("README.md") ?? "").matchAll(/`([^` ]+)`/g)].map(([, text]) => text);
  const listed = new Set(rows.map((text) => text?.replace(/<\w+>/, "*").replace(name, ".")));
  const internal = ["./validators/runtime/*", "./package.json"];
  const imports = Object.keys(exports).filter((key) => !internal.includes(key));
  expect(imports.filter((key) => !listed.has(key))).toEqual([]);
  expect((await generate(entry, { only: ["package"] })).files.get("README.md")).not.toContain(
    "tables",
  );
});

test.each([
  ["{ sizes: { $ref: nowhere.yaml } }", "spec/missing-file"],
  ["{ sizes: { $ref: ../sizes.yaml } }", "spec/ref-outside"],
  ["{ Sizes: { $ref: sizes.yaml } }", "spec/annotation"],
  ["{ sizes: sizes.yaml }", "spec/annotation"],
])("the value %s of x-tables is reported as %s", async (tables, code) => {
  writeFileSync(path.join(folder, "sizes.yaml"), "a: 1\n");
  const thrown = await generate(spec(tables)).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(SpecError);
  expect((thrown as SpecError).problems.map((one) => one.code)).toContain(code);
});

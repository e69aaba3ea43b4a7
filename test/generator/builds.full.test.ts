import { describe, expect, it } from "vitest";
import { readingOf } from "../../generator/commands/reading.ts";
import type { Build } from "../../generator/emit/builds/builds.ts";
import { withImports } from "../../generator/emit/builds/imports.ts";
import { generate } from "../../generator/generate.ts";
import { UsageError } from "../../generator/program/arguments.js";
import { entryOf } from "./case-output.ts";
import { complaints } from "./compiled.ts";
import { generateSpec } from "./output.ts";

/** The text of each output file for one build, by path. */
async function outputFor(build: Build): Promise<Map<string, string>> {
  const { files } = await generate(entryOf("aquarium"), { build, only: ["routes", "client"] });
  return files;
}

/** The relative import specifiers in the output files whose paths end with `end`. */
function imports(files: Map<string, string>, end: string): string[] {
  return [...files].flatMap(([name, text]) =>
    name.endsWith(end)
      ? [...text.matchAll(/^(?:.*\bfrom |.*\bimport\()"(\.[^"]*)"/gm)].map(([, to = ""]) => to)
      : [],
  );
}

it.each<[string, object]>([
  ["no operations", {}],
  ["no response bodies", { "/a": { delete: { responses: { "204": { description: "d" } } } } }],
])(
  "the routes of a document with %s compile with noUnusedLocals",
  async (name, paths) => {
    const folder = await generateSpec(
      `builds/${name.replaceAll(" ", "-")}`,
      { openapi: "3.1.1", info: { title: "t", version: "1" }, paths },
      { only: ["routes"] },
    );
    const unused = { noUnusedLocals: true, noUnusedParameters: true };
    expect(complaints([`${folder}/routes.ts`], folder, undefined, unused)).toEqual(new Map());
  },
  60_000,
);

describe("the output for a build", () => {
  it("has the pragmas for linters and formatters at the start of every code file", async () => {
    const files = await outputFor({});
    const code = [...files].filter(([name]) => /\.[jt]s$/.test(name));
    expect(code.length).toBeGreaterThan(40);
    for (const [name, text] of code) {
      expect(text, name).toMatch(/^\/\*\* @noprettier \*\/ \/\* eslint-disable \*\//);
      expect(text.split("// Generated; do not edit.").length, name).toBe(2);
      expect(text, name).not.toContain("@ts-nocheck");
    }
  });

  it("imports TypeScript modules with the chosen extension; its JavaScript files import with .js", async () => {
    for (const [importExtension, fits] of [
      [".ts", /\.(ts|js)$/],
      [".js", /\.js$/],
      ["none", /(?<!\.[jt]s)$/],
    ] as const) {
      const files = await outputFor({ importExtension });
      const typed = imports(files, ".ts");
      expect(typed.length).toBeGreaterThan(30);
      expect(typed.filter((name) => !fits.test(name))).toEqual([]);
      if (importExtension === ".ts") expect(typed).toContain("./runtime/router.ts");
      expect(imports(files, ".js").filter((name) => !name.endsWith(".js"))).toEqual([]);
    }
  });

  it("has the chosen extension in every import, even if a line has several imports, but not in comments", () => {
    const text = [
      '/** The key comes from "./keys.js". */',
      'export type T = import("./a.d.ts").A | import("./b.d.ts").B;',
      'import "./c.ts";',
    ].join("\n");
    expect(withImports(new Map([["m.d.ts", text]]), ".js").get("m.d.ts")).toBe(
      [
        '/** The key comes from "./keys.js". */',
        'export type T = import("./a.js").A | import("./b.js").B;',
        'import "./c.js";',
      ].join("\n"),
    );
  });

  it("has JavaScript and declaration files, but no TypeScript modules, if the language is js", async () => {
    const files = await outputFor({ language: "js" });
    const names = [...files.keys()];
    expect(names).toContain("routes.js");
    expect(names).toContain("runtime/router.js");
    expect(names.filter((name) => /(?<!\.d)\.ts$/.test(name))).toEqual([]);
    expect(imports(files, ".ts").filter((name) => !name.endsWith(".js"))).toEqual([]);
    const alone = names.filter(
      (name) => name.endsWith(".js") && !files.has(name.replace(/js$/, "d.ts")),
    );
    // One declaration file describes the whole runtime of the client.
    expect(alone.filter((name) => !name.startsWith("client/"))).toEqual([]);
    expect(files.get("routes.d.ts")).toContain("export declare function createRoutes");
  });

  it("is not generated if an option has an unknown value, or if two options contradict each other", () => {
    const refused = (place: Parameters<typeof readingOf>[0]) => () => readingOf(place);
    expect(refused({ emit: "jsx" })).toThrow(UsageError);
    expect(refused({ emit: "jsx" })).toThrow("--emit jsx: write ts or js.");
    expect(refused({ "import-extension": "js" })).toThrow(
      "--import-extension js: write .ts or .js or none.",
    );
    expect(refused({ emit: "js", "import-extension": "none" })).toThrow(
      "--import-extension none needs --emit ts",
    );
    expect(readingOf({}).build).toEqual({ language: "ts", importExtension: ".ts" });
  });
});

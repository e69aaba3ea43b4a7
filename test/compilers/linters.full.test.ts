import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { entryOf } from "../generator/case-output.ts";
import { folderFor, generateInto } from "../generator/output.ts";
import { hasTools, reportLeftOut, run, tools } from "./tools.ts";

let folder: string;
reportLeftOut("ESLint and Prettier on generated code");

beforeAll(async () => {
  folder = folderFor("linters");
  await generateInto(path.join(folder, "generated"), entryOf("aquarium"));
}, 60_000);

describe("generated code passes", () => {
  it.skipIf(!hasTools)(
    "ESLint with the recommended rules of ESLint and typescript-eslint, because each file disables ESLint",
    async () => {
      const address = (name: string) => JSON.stringify(pathToFileURL(path.join(tools, name)).href);
      writeFileSync(
        path.join(folder, "eslint.config.js"),
        `import js from ${address("@eslint/js/src/index.js")};
import ts from ${address("typescript-eslint/dist/index.js")};
export default [js.configs.recommended, ...ts.configs.recommended];\n`,
      );
      writeFileSync(path.join(folder, "probe.ts"), "export const any: any = 1;\n");
      const program = path.join(tools, "eslint/bin/eslint.js");
      const { text } = await run([program, "--format", "json", "."], folder);
      const results: { filePath: string; messages: { ruleId: string }[] }[] = JSON.parse(text);
      const found = results.flatMap(({ filePath, messages }) =>
        messages.map(({ ruleId }) => `${path.relative(folder, filePath)} ${ruleId}`),
      );
      // The error in the probe proves that ESLint checks the folder.
      expect(found).toEqual(["probe.ts @typescript-eslint/no-explicit-any"]);
      expect(results.length).toBeGreaterThan(50);
    },
    120_000,
  );

  it.skipIf(!hasTools)(
    "Prettier with --check-ignore-pragma",
    async () => {
      const program = path.join(tools, "prettier/bin/prettier.cjs");
      const files = "generated/**/*.{ts,js,css}";
      const { code, text } = await run(
        [program, "--check", "--check-ignore-pragma", files],
        folder,
      );
      expect(text).toContain("All matched files use Prettier code style!");
      expect(code).toBe(0);
    },
    60_000,
  );

  it("Biome with the recommended rules, the formatter and sorted imports", async () => {
    writeFileSync(path.join(folder, "biome.json"), '{ "root": true }\n');
    const program = path.resolve("node_modules/@biomejs/biome/bin/biome");
    const files = ["generated/routes.ts", "generated/client.js", "generated/runtime"];
    const more = ["generated/types", "generated/validators", "generated/client", "generated/pages"];
    const args = [program, "check", "--error-on-warnings", "--colors=off", ...files, ...more];
    const { code, text } = await run(args, folder);
    expect(text).toMatch(/Checked \d\d files in .*No fixes applied\./);
    expect(code).toBe(0);
  }, 60_000);
});

import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Consumer, installPackage, installPeer } from "./consumer.ts";
import { specifiers } from "./exported.ts";
import { run } from "./run.ts";

const compiler = path.resolve("node_modules/typescript/bin/tsc");
const strictest = ["--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess"];
const compile = ["--noEmit", ...strictest, "--target", "es2023", "--lib", "es2023,dom"];
const settings = {
  nodenext: ["--module", "nodenext"],
  bundler: ["--module", "preserve", "--moduleResolution", "bundler"],
};

let consumer: Consumer;
let published: string[];

beforeAll(async () => {
  consumer = await installPackage();
  published = specifiers(consumer.manifest, consumer.installed);
}, 120_000);

afterAll(() => rmSync(consumer.folder, { recursive: true, force: true }));

describe("the package", () => {
  it("is smaller than a megabyte, and has no dependencies and no scripts", () => {
    expect(consumer.size).toBeLessThan(1_000_000);
    expect(consumer.manifest.dependencies).toBeUndefined();
    expect(consumer.manifest.scripts).toBeUndefined();
    expect(consumer.lock).not.toContain("hasInstallScript");
    expect(readdirSync(path.join(consumer.folder, "node_modules")).sort()).toEqual([
      ".package-lock.json",
      consumer.manifest.name,
    ]);
  });

  it("has the version of openapi.json, and contains only generated files", () => {
    const { info } = JSON.parse(readFileSync("generated/openapi.json", "utf8"));
    expect(consumer.manifest.version).toBe(info.version);
    const emitted = new Set(
      Object.keys(JSON.parse(readFileSync("generated/.manifest.json", "utf8")).files),
    );
    const packed = readdirSync(consumer.installed, { recursive: true, withFileTypes: true });
    const files = packed
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(consumer.installed, path.join(entry.parentPath, entry.name)));
    expect(files.filter((file) => !emitted.has(file.replaceAll("\\", "/")))).toEqual([]);
  });

  it("returns the right verdict for every vector after installation", async () => {
    const script = path.join(consumer.folder, "decide-vectors.js");
    copyFileSync(path.join(import.meta.dirname, "consumer/decide-vectors.js"), script);
    const printed = await run("node", [script, consumer.manifest.name], consumer.folder);
    const { count, wrong } = JSON.parse(printed);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(200);
  });

  describe("with openapi-fetch installed", () => {
    beforeAll(() => installPeer(consumer), 120_000);

    it("can be imported by every name that it exports", async () => {
      const imports = published.map((name) =>
        name.endsWith(".json")
          ? `import(${JSON.stringify(name)}, { with: { type: "json" } })`
          : `import(${JSON.stringify(name)})`,
      );
      const script = `const all = await Promise.all([${imports.join(",\n")}]);\nconsole.log(all.length);\n`;
      writeFileSync(path.join(consumer.folder, "import-all.js"), script);
      const printed = await run("node", ["import-all.js"], consumer.folder);
      expect(Number(printed)).toBe(published.length);
      expect(published.length).toBeGreaterThan(60);
    });

    it.each(Object.entries(settings))(
      "compiles under %s: all imports, a consumer's code, and the code in the package's README",
      async (_, options) => {
        const imports = published.map((name, index) => {
          const attributes = name.endsWith(".json") ? ' with { type: "json" }' : "";
          return `import * as part${index} from ${JSON.stringify(name)}${attributes};\nexport { part${index} };`;
        });
        const used = path.join(import.meta.dirname, "consumer/use-types.ts.txt");
        const texts = [imports.join("\n"), readFileSync(used, "utf8"), ...readmeBlocks()];
        const files = texts.map((text, index) => {
          writeFileSync(path.join(consumer.folder, `written-${index}.ts`), `${text}\nexport {};\n`);
          return `written-${index}.ts`;
        });
        const all = [...files, "--resolveJsonModule", ...compile, ...options];
        await run("node", [compiler, ...all], consumer.folder);
      },
      180_000,
    );

    it("has a README whose first code block runs", async () => {
      // The second block needs a server.
      const [first = "", ...others] = readmeBlocks();
      expect(others).toHaveLength(1);
      writeFileSync(path.join(consumer.folder, "readme.js"), first);
      expect(await run("node", ["readme.js"], consumer.folder)).toContain("shape.required");
    });
  });
});

/** The JavaScript blocks in the package's README. */
function readmeBlocks(): string[] {
  const readme = readFileSync(path.join(consumer.installed, "README.md"), "utf8");
  return [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, code = ""]) => code);
}

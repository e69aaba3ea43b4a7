import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, it } from "vitest";
import type { Build } from "../../generator/emit/builds/builds.ts";
import { entryOf } from "../generator/case-output.ts";
import { folderFor, generateInto } from "../generator/output.ts";
import { type Compiler, compilers, matrix, type Settings } from "./settings.ts";
import { hasTools, reportLeftOut, run, tools } from "./tools.ts";

// The spec `clock` uses the formats `time` and `date-time`, and has no request bodies.
const small = ["lending", "clock"];
const cases = [...small, "aquarium", "harbour"];
// Compilers before 7.0 are not native programs. They need several seconds for each row.
const casesFor = (compiler: Compiler) => (compiler === "7.0" ? cases : small);
const builds: Readonly<Record<Settings["build"], Build>> = {
  ts: {},
  "js-imports": { importExtension: ".js" },
  "bare-imports": { importExtension: "none" },
  javascript: { language: "js" },
};
const ends: Readonly<Record<Settings["build"], string>> = {
  ts: ".ts",
  "js-imports": ".js",
  "bare-imports": "",
  javascript: ".js",
};
const rows = matrix.flatMap((settings) =>
  settings.compilers.map((compiler) => ({ ...settings, compiler })),
);

let root: string;
reportLeftOut("the matrix of compilers and settings");

beforeAll(async () => {
  if (!hasTools) return;
  root = folderFor("compilers");
  const use = readFileSync(path.join(import.meta.dirname, "use.ts.txt"), "utf8");
  for (const [name, build] of Object.entries(builds)) {
    const folder = path.join(root, name);
    for (const one of cases) {
      await generateInto(path.join(folder, one), entryOf(one), { build });
    }
    const end = ends[name as Settings["build"]];
    const imports = use.replace(
      /(from ".*?)(?:\.d)?\.[jt]s"/g,
      (_, from: string) => `${from}${end}"`,
    );
    writeFileSync(path.join(folder, "use.ts"), name === "ts" ? use : imports);
    writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }\n');
  }
}, 120_000);

/** The output folder of a compiler. Compilers run at the same time, and must not share a folder. */
const outOf = (compiler: Compiler) => `out-${compiler}`;

/** Compiles with one row of the matrix. Returns the compiler's errors, except errors in packages. */
async function complaints(settings: Settings, compiler: Compiler): Promise<string[]> {
  const folder = path.join(root, settings.build);
  const name = `tsconfig.${compiler}.${rows.findIndex((row) => row.name === settings.name)}.json`;
  const { extends: base, ...options } = settings.options;
  const resolved = Object.entries(options).map(([key, value]) => [key, located(value)]);
  const compilerOptions = {
    strict: true,
    target: "es2022",
    module: "nodenext",
    types: [],
    // The compiler must check the generated declarations.
    skipLibCheck: false,
    skipDefaultLibCheck: true,
    ...Object.fromEntries(resolved),
    ...(settings.starts ? { outDir: outOf(compiler) } : {}),
  };
  const extended = base === undefined ? {} : { extends: path.join(tools, String(base)) };
  const config = { ...extended, compilerOptions, include: ["use.ts", ...casesFor(compiler)] };
  writeFileSync(path.join(folder, name), JSON.stringify(config));
  const program = path.join(tools, compilers[compiler], "bin/tsc");
  const { code, text } = await run([program, "-p", name, "--pretty", "false"], folder);
  const errors = text.split("\n").filter((line) => line.includes("error TS"));
  if (code !== 0 && errors.length === 0) throw new Error(text);
  return errors.filter((line) => !line.includes("node_modules/"));
}

/** Replaces each scoped package name (`@…`) in a list by the package's path in `tools`. */
function located(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((one) => (String(one).startsWith("@") ? path.join(tools, one) : one));
}

describe.skipIf(!hasTools)("generated code compiles", { concurrent: true }, () => {
  it.for(rows.map((row) => [`${row.compiler}: ${row.name}`, row] as const))(
    "with TypeScript %s",
    { timeout: 300_000 },
    async ([, { compiler, ...settings }], { expect }) => {
      expect(await complaints(settings, compiler)).toEqual([]);
      if (settings.starts !== true) return;
      const script = `import("./${outOf(compiler)}/use.js").then(async ({ app }) => console.log((await (await app).request("/hours")).status))`;
      const { text } = await run(["-e", script], path.join(root, settings.build));
      expect(text).toBe("200\n");
    },
  );
});

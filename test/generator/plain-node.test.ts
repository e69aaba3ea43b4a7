import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateCase } from "./case-output.ts";
import { run } from "./command.ts";
import { specifiersOf } from "./imports.ts";
import { filesBelow } from "./times.ts";

const ours = fileURLToPath(new URL("../../generated", import.meta.url));
const outputs: Record<string, string> = { ours };
let empty: string;

beforeAll(async () => {
  empty = mkdtempSync(path.join(tmpdir(), "plain-node-"));
  outputs.lending = await generateCase("lending", "plain-lending");
  outputs.observatory = await generateCase("observatory", "plain-observatory");
  for (const [name, folder] of Object.entries(outputs)) {
    cpSync(path.join(folder, "validators"), path.join(empty, name), { recursive: true });
  }
  writeFileSync(path.join(empty, "package.json"), '{"type":"module"}');
});

afterAll(() => {
  rmSync(empty, { recursive: true, force: true });
});

/** A program that loads every validator, validates some bodies, and prints the results. */
const program = `
import { readdirSync } from "node:fs";
const bodies = [null, 1, "", [], {}, { reader: 1 }, { kind: "picture", width: 1 }, { name: "M 31" }];
const verdicts = {};
for (const folder of ["ours", "lending", "observatory"]) {
  for (const name of readdirSync(new URL(folder + "/", import.meta.url))) {
    if (!name.endsWith(".js")) continue;
    const module = await import("./" + folder + "/" + name);
    const validators = [module, ...Object.values(module.variants ?? {})];
    const values = validators.flatMap((validator) => bodies.map((body) =>
      validator.is?.(body) ?? validator.explain?.(body).length ?? Object.keys(module).length));
    verdicts[folder + "/" + name] = values;
  }
}
console.log(JSON.stringify(verdicts));
`;

describe("the generated validators", () => {
  it("run in plain Node without dependencies and without code generation from strings", async () => {
    writeFileSync(path.join(empty, "validate.js"), program);
    const { status, stdout, stderr } = await run(
      ["--disallow-code-generation-from-strings", "validate.js"],
      { cwd: empty, env: { NODE_PATH: "", NODE_OPTIONS: "" } },
    );
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const verdicts: Record<string, unknown[]> = JSON.parse(stdout);
    expect(verdicts["observatory/target.js"]?.at(-1)).toBe(true);
    expect(verdicts["observatory/target.explain.js"]?.at(-1)).toBe(0);
    expect(verdicts["observatory/observation.js"]).toContain(true);
    expect(verdicts["lending/loan-create.js"]).toEqual(new Array(24).fill(false));
    const modules = Object.keys(verdicts).filter((name) => name.startsWith("ours/"));
    expect(modules.length).toBeGreaterThan(10);
    for (const name of modules) {
      const explained = verdicts[name.replace(/\.js$/, ".explain.js")];
      const validated = verdicts[name];
      if (explained === undefined || /parameters|answers/.test(name)) continue;
      expect(explained.map((count) => count === 0)).toEqual(validated);
    }
  });

  it.each(["ours", "lending", "observatory"])(
    "of %s contain no eval, no Function, no require and no imports",
    (name) => {
      const folder = path.join(outputs[name] ?? "", "validators");
      const modules = filesBelow(folder).filter((file) => file.endsWith(".js"));
      expect(modules.length).toBeGreaterThan(4);
      for (const file of modules) {
        const text = readFileSync(path.join(folder, file), "utf8");
        expect(text, file).not.toMatch(/\beval\b|\bnew Function\b|\bFunction\(|\brequire\(/);
        expect(specifiersOf(text, file), file).toEqual([]);
      }
    },
  );
});

import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { printDiagnostic, SpecError } from "../../generator/diagnostics/diagnostic.ts";
import {
  diagnosticOf as catalogued,
  type DiagnosticCode,
  diagnostics,
} from "../../generator/diagnostics/diagnostics.ts";
import { generate } from "../../generator/generate.ts";
import { casesFolder, entryOf } from "./case-output.ts";
import { mutate } from "./mutations.ts";
import { allow, folderFor } from "./output.ts";

/** The number of mutations of each case. */
const count = Number(process.env.MUTATIONS ?? 25);
const first = Number(process.env.MUTATIONS_FROM ?? 1);
const everything = (Object.keys(diagnostics) as DiagnosticCode[]).filter(
  (code) => catalogued(code).allowed !== undefined,
);

/**
 * Generates code, with the diagnostics in `passed` allowed. Returns `output` or `problems`; if there is neither,
 * `nothing`. Fails if a problem has no position, or if its printed text contains, for example, `undefined`.
 */
async function endOf(entry: string, passed: readonly DiagnosticCode[]): Promise<string> {
  try {
    const { files } = await generate(entry, allow(...passed));
    return files.size > 0 ? "output" : "nothing";
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    for (const problem of error.problems) {
      const { line, column } = problem.location;
      expect(line).toBeGreaterThan(0);
      expect(column).toBeGreaterThan(0);
      expect(printDiagnostic(problem)).not.toMatch(/\[object Object\]|undefined|NaN/);
    }
    return error.problems.length > 0 ? "problems" : "nothing";
  }
}

describe.each(["harbour", "lending"])("a mutated spec of %s", (name) => {
  const text = readFileSync(entryOf(name), "utf8");
  const data = parse(text);
  const seeds = Array.from({ length: count }, (_, index) => first + index);

  it.each(seeds)("results in output or in problems with positions: mutation %i", async (seed) => {
    const folder = folderFor(`mutations/${name}`);
    cpSync(path.join(casesFolder, name), folder, { recursive: true });
    const entry = path.join(folder, "openapi.yaml");
    writeFileSync(entry, mutate(data, text, seed));
    expect(await endOf(entry, [])).not.toBe("nothing");
    expect(await endOf(entry, everything)).not.toBe("nothing");
  });
});

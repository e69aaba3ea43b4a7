import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { explainCommand } from "../../generator/commands/explain.ts";
import { SpecError } from "../../generator/diagnostics/diagnostic.ts";
import {
  type DiagnosticCode,
  diagnosticOf,
  diagnostics,
} from "../../generator/diagnostics/diagnostics.ts";
import { frame } from "../../generator/diagnostics/frame.ts";
import { generate } from "../../generator/generate.ts";
import { recordingConsole } from "./command.ts";
import { shown, vectors } from "./documents-with-problems.ts";
import { allow, folderFor, writeFiles } from "./output.ts";

const codes = Object.keys(diagnostics) as DiagnosticCode[];

function entryFor(code: DiagnosticCode, folder: string): string {
  const [text] = shown[code];
  writeFiles(folder, [
    ["openapi.yaml", text],
    ...(vectors[code] === undefined ? [] : [["vectors/a/b.yaml", vectors[code]] as const]),
  ]);
  return path.join(folder, "openapi.yaml");
}

async function problemsOf(entry: string, passed: readonly DiagnosticCode[] = []) {
  try {
    await generate(entry, { strict: true, ...allow(...passed) });
    return { problems: [], files: new Map<string, string>() };
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return error;
  }
}

describe.each(codes)("the problem %s", (code) => {
  const entry = entryFor(code, folderFor(`catalogue/${code}`));

  it("is reported with the line number, and with an excerpt of the document", async () => {
    const { problems, files } = await problemsOf(entry);
    const own = problems.filter((problem) => problem.code === code);
    expect(own.map(({ location }) => location.line)).toEqual(shown[code].slice(1));
    for (const problem of own) {
      expect(problem.message).not.toBe("");
      const text =
        files.get(problem.location.file) ??
        readFileSync(path.join(path.dirname(entry), problem.location.file), "utf8");
      expect(frame(problem.location, text)).toContain("^");
    }
  });

  it("is explained with the cause, the fix and the effect of allowing the code", async () => {
    const { console, out } = recordingConsole();
    expect(await explainCommand.run([code], console)).toBe(0);
    const text = out.join("\n");
    const { cause, fix, allowed = "This code cannot be allowed." } = diagnosticOf(code);
    for (const part of [code, cause, fix, allowed]) expect(text).toContain(part);
    for (const part of [cause, fix, allowed]) expect(part).toMatch(/^[A-Z"].*\.$/);
  });
});

describe("a problem that is allowed", () => {
  const passable = codes.filter((code) => diagnosticOf(code).allowed !== undefined);

  it.each(passable)("is not reported: %s", async (code) => {
    const entry = entryFor(code, folderFor(`catalogue/allowed/${code}`));
    const { problems } = await problemsOf(entry);
    const passed = new Set(problems.map((problem) => problem.code));
    expect((await problemsOf(entry, [...passed])).problems).toEqual([]);
  });
});

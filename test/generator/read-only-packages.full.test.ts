import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casesFolder } from "./case-output.ts";
import { run } from "./command.ts";

const checkout = path.join(import.meta.dirname, "../..");
let copy: string;
let temporary: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), "read-only-"));
  temporary = mkdtempSync(path.join(tmpdir(), "temporary-"));
  cpSync(path.join(checkout, "generator"), path.join(copy, "generator"), { recursive: true });
  writeFileSync(path.join(copy, "package.json"), '{"type":"module"}');
  const packages = path.join(copy, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync(path.join(checkout, "node_modules"))) {
    if (name.startsWith(".")) continue;
    symlinkSync(path.join(checkout, "node_modules", name), path.join(packages, name));
  }
  // `.cache` is a file here, so that nobody can create files in it, not even root.
  writeFileSync(path.join(packages, ".cache"), "");
});

afterAll(() => {
  for (const folder of [copy, temporary]) rmSync(folder, { recursive: true, force: true });
});

describe("a checkout in which node_modules/.cache cannot be written", () => {
  it("generates the output, and leaves no temporary files", async () => {
    const spec = path.join(casesFolder, "observatory/openapi.yaml");
    const args = ["generator/talonario.js", "generate", "--spec", spec, "--out", "out"];
    const { status, stderr } = await run(args, { cwd: copy, env: { TMPDIR: temporary } });
    expect([status, stderr]).toEqual([0, ""]);
    expect(readdirSync(path.join(copy, "out"))).toContain("types");
    expect(readdirSync(temporary)).toEqual([]);
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { load } from "../../generator/engine.js";

const sources = path.join(import.meta.dirname, "../../generator");
const parameters = "exports, require, module, __filename, __dirname";
let folder: string;
let code: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "program-"));
  code = path.join(folder, "code");
  const body =
    "exports.twice = (n) => 2 * n; exports.file = __filename; exports.path = require('path');";
  writeFileSync(path.join(folder, "cli.cjs"), `(function (${parameters}) { ${body} })`);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The one file that is kept. */
function kept(): string {
  const names = readdirSync(code);
  expect(names).toHaveLength(1);
  return path.join(code, String(names[0]));
}

describe("a file of the program", () => {
  it("runs as if it lay among the sources", () => {
    const { exports } = load({ folder, code: undefined }, "cli");
    expect(exports.twice(21)).toBe(42);
    expect(exports.file).toBe(path.join(sources, "cli.cjs"));
    expect(exports.path).toBe(path);
  });

  it("is compiled by V8 once: what came of it is kept and taken in the next run", () => {
    load({ folder, code }, "cli").keep();
    const before = statSync(kept());
    const { exports, keep } = load({ folder, code }, "cli");
    keep();
    expect(exports.twice(4)).toBe(8);
    expect(statSync(kept())).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  });

  it("runs all the same where what was kept is damaged, and mends it", () => {
    load({ folder, code }, "cli").keep();
    const damaged = Buffer.alloc(1000, "x");
    writeFileSync(kept(), damaged);
    // Another text, for V8 remembers in a process what it has compiled there.
    const text = readFileSync(path.join(folder, "cli.cjs"), "utf8");
    writeFileSync(path.join(folder, "cli.cjs"), text.replace("2 * n", "3 * n"));
    const { exports, keep } = load({ folder, code }, "cli");
    expect(exports.twice(4)).toBe(12);
    keep();
    expect(readFileSync(kept())).not.toEqual(damaged);
  });

  it("runs all the same where nothing can be kept", () => {
    // Below a file nothing can be written, not even by root.
    const { exports, keep } = load({ folder, code: path.join(folder, "cli.cjs/code") }, "cli");
    expect(exports.twice(4)).toBe(8);
    expect(keep).not.toThrow();
  });
});

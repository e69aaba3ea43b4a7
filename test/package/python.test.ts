import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findPython } from "./find-python.ts";
import { run } from "./run.ts";

const readme = readFileSync("generated/README.md", "utf8");
const runner = /```python\n(.*?)```/s.exec(readme)?.[1] ?? "";
const python = findPython();
if (python === undefined) {
  console.info("Skipped: the vectors in Python, because jsonschema is not installed.");
}

it.skipIf(python === undefined)(
  "Python's jsonschema agrees with every vector whose result does not depend on an `x-` keyword",
  async () => {
    const printed = await run(python ?? "", ["-c", runner, "generated"], process.cwd());
    const left = printed.split("\n").filter((line) => line !== "");
    const names: string[] = JSON.parse(readFileSync("generated/vectors/index.json", "utf8"));
    const expected = names.flatMap((name) => {
      const { vectors } = JSON.parse(readFileSync(`generated/vectors/${name}.json`, "utf8"));
      return vectors
        .filter((vector: { decided: string }) => vector.decided === "annotation")
        .map((vector: { name: string }) => `not decided by the schema: ${name} - ${vector.name}`);
    });
    expect(left).toEqual(expected);
    expect(left.length).toBeLessThan(20);
  },
  180_000,
);

it("the README's Python code has at most 12 lines", () => {
  expect(runner).not.toBe("");
  expect(runner.trim().split("\n").length).toBeLessThanOrEqual(12);
});

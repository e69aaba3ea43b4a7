import { describe, expect, it } from "vitest";
import { SpecError } from "../../generator/diagnostics/diagnostic.ts";
import { generate } from "../../generator/generate.ts";
import type { Json } from "../../generator/openapi/pointer.ts";
import { folderFor, writeFiles } from "./output.ts";
import { seedsSpec } from "./seeds-spec.ts";

const usage =
  "x-limits must contain bytes, depth or values, each an integer above 0, such as {bytes: 8192}";
let count = 0;

async function problemsOf(spec: object): Promise<string[]> {
  const folder = folderFor(`x-limits/mistakes-${count++}`);
  writeFiles(folder, [["openapi.json", JSON.stringify(spec)]]);
  try {
    await generate(`${folder}/openapi.json`);
    return [];
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return error.problems.map(({ code, message }) => `${code}: ${message}`);
  }
}

describe("x-limits", () => {
  it.each<Json>([
    { bytes: 1 },
    { depth: 16, values: 1000 },
    { bytes: 8192, depth: 1, values: 9007199254740991 },
  ])("may be %j on a request body", async (limits) => {
    expect(await problemsOf(seedsSpec(limits))).toEqual([]);
  });

  it.each<Json>([
    {},
    [],
    null,
    8192,
    "8 KiB",
    { byte: 8192 },
    { bytes: 8192, length: 5 },
    { bytes: 0 },
    { depth: -1 },
    { values: 1.5 },
    { bytes: "8192" },
    { bytes: 2 ** 53 },
    { bytes: null },
  ])("is rejected with the value %j; the message shows a valid value", async (limits) => {
    const problems = await problemsOf(seedsSpec(limits));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(usage);
  });

  it.each<[string, object]>([
    ["an operation", seedsSpec(undefined, { "x-limits": { bytes: 5 } })],
    [
      "a media type",
      seedsSpec(undefined, {
        requestBody: { content: { "application/json": { schema: {}, "x-limits": { bytes: 5 } } } },
      }),
    ],
    [
      "a schema",
      { ...seedsSpec(undefined), components: { schemas: { A: { "x-limits": { bytes: 5 } } } } },
    ],
    [
      "a response",
      seedsSpec(undefined, {
        responses: { "204": { description: "d", "x-limits": { bytes: 5 } } },
      }),
    ],
  ])("is rejected on %s", async (_, spec) => {
    const problems = await problemsOf(spec);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain("x-limits");
  });
});

import { describe, expect, it } from "vitest";
import { generate, understand } from "../../generator/generate.ts";
import { entryOf } from "./case-output.ts";
import { folderFor, writeFiles } from "./output.ts";
import { serveExamples } from "./serve-examples.ts";

// The command test/generator/public-documents.ts --serve does the same for third-party documents.
describe("a generated server with a stub for each operation", () => {
  it.each(["lending", "observatory", "harbour"])("responds to the examples of %s", async (name) => {
    const folder = folderFor(`own-examples/${name}`);
    const { spec, planned } = await understand(entryOf(name));
    writeFiles(folder, (await generate(entryOf(name))).files);
    const { statuses, wrong, reports } = await serveExamples(folder, planned, spec);
    expect(wrong).toEqual([]);
    expect(reports).toEqual([]);
    expect(Object.keys(statuses).length).toBeGreaterThan(0);
  });
});

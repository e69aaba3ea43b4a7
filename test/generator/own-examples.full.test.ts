import path from "node:path";
import { describe, expect, it } from "vitest";
import { generate, understand } from "../../generator/generate.ts";
import { entryOf } from "./case-output.ts";
import { folderFor, writeFiles } from "./output.ts";
import { serveExamples } from "./serve-examples.ts";

// `public-documents.ts --serve` sends the examples of third-party documents in the same way, but ignores the errors
// that the server reports (`reports`).
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

describe("a generated server accepts", () => {
  const list = { type: "array", items: { type: "integer" }, minItems: 2 };
  const pair = { x: { type: "integer" }, y: { type: "integer" } };
  const object = { type: "object", properties: pair, required: ["x", "y"] };
  // Without an example of the body, serveExamples would send `{}`, which this schema rejects.
  const schema = { type: "object", minProperties: 1 };

  const day = { type: "string", format: "date", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" };

  it.each([
    ["a list in the exploded style matrix", list, "a", "matrix"],
    ["an object in the exploded style matrix", object, "a", "matrix"],
    ["an example with a slash in its name", { type: "integer" }, "a/b", "matrix"],
    ["a date whose schema also has a pattern", day, "a", "simple"],
    ["a path parameter of any type", {}, "a", "simple"],
  ])("%s", async (name, kite, example, style) => {
    const folder = folderFor(`own-examples/${name.replaceAll(" ", "-")}`);
    const id = { name: "id", in: "path", required: true, style, explode: true };
    const examples = { [example]: { value: { length: 1 } } };
    const content = { "application/json": { schema, examples } };
    const put = {
      operationId: "putKite",
      parameters: [{ ...id, schema: kite }],
      requestBody: { required: true, content },
      responses: { 204: { description: "" } },
    };
    const info = { title: "Kites", version: "1" };
    const document = { openapi: "3.1.1", info, paths: { "/kites/{id}": { put } } };
    writeFiles(folder, [["spec/openapi.json", JSON.stringify(document)]]);
    const entry = path.join(folder, "spec/openapi.json");
    const { spec, planned } = await understand(entry);
    writeFiles(folder, (await generate(entry)).files);
    const { statuses, wrong } = await serveExamples(folder, planned, spec);
    expect([statuses, wrong]).toEqual([{ 204: 1 }, []]);
  });
});

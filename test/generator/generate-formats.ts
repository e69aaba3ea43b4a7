import { generateSpec } from "./output.ts";

const numeric = new Set(["int32", "int64", "float", "double"]);

/**
 * Generates code from a spec with one operation and one schema for each format; returns the folder of the code.
 */
export async function generateFormats(name: string, formats: readonly string[]): Promise<string> {
  const paths = formats.map((format) => {
    const text = { "application/json": { schema: { $ref: `#/components/schemas/${format}` } } };
    const post = { requestBody: { content: text }, responses: { 204: { description: "" } } };
    return [`/${format}`, { post }] as const;
  });
  const schemas = formats.map((format) => {
    const type = numeric.has(format) ? "number" : "string";
    return [format, { type, format }] as const;
  });
  return generateSpec(name, {
    openapi: "3.1.1",
    info: { title: "Formats", version: "1" },
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(schemas) },
  });
}

import path from "node:path";
import { emitPages } from "../../generator/emit/pages/pages.ts";
import { understand } from "../../generator/generate.ts";
import { folderFor, writeFiles } from "../generator/output.ts";

/** Returns the HTML page with the reference of a spec. `name` is unique to a test file. */
export async function referencePage(
  name: string,
  paths: object,
  schemas: Record<string, object> = {},
  securitySchemes: Record<string, object> = {},
  webhooks: object = {},
): Promise<string> {
  const folder = folderFor(name);
  const document = {
    openapi: "3.1.1",
    info: { title: "Sample", version: "1.0.0", description: "A sample.", license: { name: "MIT" } },
    servers: [{ url: "/api" }],
    paths,
    webhooks,
    components: { schemas, securitySchemes },
  };
  writeFiles(folder, [["openapi.json", JSON.stringify(document)]]);
  const { spec, planned } = await understand(path.join(folder, "openapi.json"));
  return emitPages(spec, planned).get("pages/reference.html") ?? "";
}

/** A reference to a schema of the spec. */
export function refTo(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** A response with one content. */
export function responding(schema: object, mediaType = "application/json"): object {
  return { description: "The result.", content: { [mediaType]: { schema } } };
}

/** A required request body with one content. */
export function requesting(content: object, mediaType = "application/json"): object {
  return { required: true, content: { [mediaType]: content } };
}

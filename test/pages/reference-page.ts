import path from "node:path";
import { emitPages } from "../../generator/emit/pages/pages.ts";
import { understand } from "../../generator/generate.ts";
import { folderFor, writeFiles } from "../generator/output.ts";

/** Returns the HTML of a spec's page `reference.html`. `name` names a folder; each test file needs names of its own. */
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

/** A `$ref` to a component schema of the spec. */
export function refTo(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** A Response Object with one media type. */
export function responding(schema: object, mediaType = "application/json"): object {
  return { description: "The result.", content: { [mediaType]: { schema } } };
}

/** A required Request Body Object with one media type; `content` is its Media Type Object. */
export function requesting(content: object, mediaType = "application/json"): object {
  return { required: true, content: { [mediaType]: content } };
}

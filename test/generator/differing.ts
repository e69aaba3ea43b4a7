import path from "node:path";
import type { Change } from "../../generator/diff/change.ts";
import { diffPlans } from "../../generator/diff/diff.ts";
import { understand } from "../../generator/generate.ts";
import { folderFor, writeFiles } from "./output.ts";

/**
 * The parts that differ between test documents. Each document has the operation flyKite, and the operations in
 * `paths`. `operation` adds or replaces members of flyKite. `body` and `answer` add keywords to the schemas of the
 * request and the response of flyKite. By default, both schemas have the type object.
 */
export interface Parts {
  body?: object;
  answer?: object;
  parameters?: object[];
  operation?: object;
  paths?: object;
  webhooks?: object;
  schemas?: object;
  securitySchemes?: object;
  security?: object[];
}

function documentOf({
  body = {},
  answer = {},
  parameters = [],
  operation = {},
  paths = {},
  webhooks = {},
  schemas = {},
  securitySchemes = { key: { type: "apiKey", in: "header", name: "K" } },
  security = [],
}: Parts) {
  const json = (schema: object) => ({ "application/json": { schema } });
  return {
    openapi: "3.1.1",
    info: { title: "Kites", version: "1" },
    paths: {
      "/kites": {
        post: {
          operationId: "flyKite",
          parameters,
          requestBody: { required: true, content: json({ type: "object", ...body }) },
          responses: { "201": { description: "d", content: json({ type: "object", ...answer }) } },
          ...operation,
        },
      },
      ...paths,
    },
    security,
    webhooks,
    components: { schemas, securitySchemes },
  };
}

/**
 * Returns a function that makes one document from `old`, makes another from `now`, and lists the changes between them.
 * The function writes both documents into a new folder below `file`. Each test file passes its own name as `file`.
 */
export function changesIn(file: string): (old: Parts, now: Parts) => Promise<Change[]> {
  let count = 0;
  return (old, now) => changesBetween(folderFor(`${file}/${count++}`), old, now);
}

async function changesBetween(folder: string, old: Parts, now: Parts): Promise<Change[]> {
  writeFiles(folder, [
    ["old.json", JSON.stringify(documentOf(old))],
    ["new.json", JSON.stringify(documentOf(now))],
  ]);
  const before = await understand(path.join(folder, "old.json"));
  const after = await understand(path.join(folder, "new.json"));
  return diffPlans(before.planned, after.planned);
}

/** Formats each change as one line that begins with `BREAKS` if the change is breaking, otherwise with `fine`. */
export const brief = (list: readonly Change[]) =>
  list.map(({ breaking, side, place, message }) =>
    [breaking ? "BREAKS" : "fine", side, place, message]
      .filter((part) => part !== undefined)
      .join(" "),
  );

/** A schema with the member `a`. */
export const a = { properties: { a: { type: "string" } } };

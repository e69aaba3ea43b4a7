import { readFileSync } from "node:fs";

/** The method, path and success status of an operation. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly success: number;
}

interface Described {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: { readonly $ref: string } }>;
  };
  readonly responses: Readonly<Record<string, unknown>>;
}

const { paths }: { paths: Record<string, Record<string, Described>> } = JSON.parse(
  readFileSync("generated/openapi.json", "utf8"),
);

const byName = new Map<string, Operation>();
const byBody = new Map<string, Operation>();

for (const [path, item] of Object.entries(paths)) {
  for (const [method, described] of Object.entries(item)) {
    if (described.operationId === undefined) continue;
    const responses = Object.keys(described.responses).map(Number);
    const success = Math.max(...responses.filter((status) => status < 300));
    const operation = { method: method.toUpperCase(), path, success };
    byName.set(described.operationId, operation);
    const model = described.requestBody?.content["application/json"]?.schema.$ref.split("/").at(-1);
    if (model !== undefined) byBody.set(kebab(model), operation);
  }
}

/** The operation whose operationId is `name`; throws if there is none. */
export const operationNamed = (name: string): Operation => known(byName.get(name), name);

/** The operation whose request body has the published name `body`, e.g. `document-create`; throws if there is none. */
export const operationOf = (body: string): Operation => known(byBody.get(body), body);

function known(operation: Operation | undefined, name: string): Operation {
  if (operation === undefined) throw new Error(`no operation for ${name}`);
  return operation;
}

function kebab(model: string): string {
  return model.replace(/[A-Z]/g, (letter, at) => `${at > 0 ? "-" : ""}${letter.toLowerCase()}`);
}

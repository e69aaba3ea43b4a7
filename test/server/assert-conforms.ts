import { readFileSync } from "node:fs";
import { explanations } from "../../generated/validators/answers.explain.js";

interface Declared {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, { readonly schema?: { readonly $ref: string } }>>;
}

type Item = Readonly<Record<string, { readonly responses: Readonly<Record<string, object>> }>>;

const document: {
  readonly paths: Readonly<Record<string, Item>>;
  readonly components: object;
} = JSON.parse(readFileSync("generated/openapi.json", "utf8"));
const paths = Object.entries(document.paths).map(([path, item]) => ({
  item,
  pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/]+")}$`),
}));

/**
 * Throws an error for a response that does not conform to openapi.json. If openapi.json does not declare the
 * operation, the response must be a problem. Ignores OPTIONS and paths outside the API.
 */
export async function assertConforms(
  method: string,
  url: string,
  response: Response,
): Promise<void> {
  const path = url.replace(/^[a-z]+:\/\/[^/]+/, "").replace(/[?#].*/, "");
  if (method === "OPTIONS" || !/^\/(auth(\/revoke)?|v1\/.*)$/.test(path)) return;
  const place = `${method} ${path}: ${response.status}`;
  const item = paths.find(({ pattern }) => pattern.test(path))?.item;
  const operation = item?.[method.toLowerCase()] ?? (method === "HEAD" ? item?.get : undefined);
  const found = operation?.responses[response.status];
  if (operation !== undefined && found === undefined) throw new Error(`${place} is not declared`);
  const declared: Declared = behind(found ?? problemResponse);
  for (const [name, header] of Object.entries(declared.headers ?? {})) {
    if (behind<{ required?: boolean }>(header).required !== true || response.headers.has(name))
      continue;
    throw new Error(`${place} lacks the header ${name}`);
  }
  if (method === "HEAD") return;
  const text = await response.clone().text();
  if (declared.content === undefined) {
    if (text !== "") throw new Error(`${place} has a body`);
    return;
  }
  const content = declared.content[response.headers.get("Content-Type") ?? ""];
  if (content === undefined) throw new Error(`${place} has an undeclared content type`);
  // A file, such as a PDF, has no schema.
  if (content.schema === undefined) return;
  const name = content.schema.$ref.slice("#/components/schemas/".length);
  const explain = (explanations as Readonly<Record<string, Explain>>)[name];
  const errors = explain?.(JSON.parse(text)).refusals;
  if (errors?.length === 0) return;
  throw new Error(
    `${place} has a body that ${name} rejects: ${JSON.stringify(errors ?? "the schema has no validator")}`,
  );
}

type Explain = (value: unknown) => { readonly refusals: readonly unknown[] };

const problemResponse = {
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
};

/** Returns the target of a reference into openapi.json; returns any other value unchanged. */
function behind<T>(value: object): T {
  if (!("$ref" in value)) return value as T;
  const steps = String(value.$ref).split("/").slice(1);
  return steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown>)[step.replaceAll("~1", "/")],
    document,
  ) as T;
}

import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { JsonObject } from "../pointer.ts";

let meta: ValidateFunction | undefined;

/** What the meta-schema of JSON Schema 2020-12 says against a schema: one sentence a place. */
export function judgeSchema(schema: JsonObject): { pointer: string; message: string }[] {
  meta ??= new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).getSchema(
    "https://json-schema.org/draft/2020-12/schema",
  );
  if (meta === undefined || meta(schema)) return [];
  const byPlace = new Map<string, string>();
  for (const error of meta.errors ?? []) {
    if (!byPlace.has(error.instancePath)) byPlace.set(error.instancePath, sentence(error));
  }
  return [...byPlace].map(([pointer, message]) => ({ pointer, message }));
}

function sentence({ instancePath, message, keyword, params }: ErrorObject): string {
  const name = instancePath.slice(instancePath.lastIndexOf("/") + 1) || "this schema";
  if (keyword === "enum") return `${name} must be one of ${params.allowedValues.join(", ")}`;
  return `${name} ${message ?? "is not as the meta-schema wants it"}`;
}

import type { ErrorObject } from "ajv";
import type { JsonObject } from "../openapi/pointer.ts";
import { metaValidator } from "./meta-validator.ts";

/** What the meta-schema of JSON Schema 2020-12 says against a schema: one sentence a place. */
export function judgeSchema(schema: JsonObject): { pointer: string; message: string }[] {
  if (metaValidator === undefined || metaValidator(schema)) return [];
  const byPlace = new Map<string, string>();
  for (const error of metaValidator.errors ?? []) {
    if (!byPlace.has(error.instancePath)) byPlace.set(error.instancePath, sentence(error));
  }
  return [...byPlace].map(([pointer, message]) => ({ pointer, message }));
}

function sentence({ instancePath, message, keyword, params }: ErrorObject): string {
  const name = instancePath.slice(instancePath.lastIndexOf("/") + 1) || "this schema";
  if (keyword === "enum") return `${name} must be one of ${params.allowedValues.join(", ")}`;
  return `${name} ${message ?? "is not as the meta-schema wants it"}`;
}

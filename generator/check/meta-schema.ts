import type { ErrorObject } from "ajv";
import type { JsonObject } from "../openapi/pointer.ts";
import { metaValidator } from "./meta-validator.ts";

/** The errors that the meta-schema of JSON Schema 2020-12 finds in a schema: one sentence for each place. */
export function validateSchema(schema: JsonObject): Objection[] {
  if (metaValidator === undefined || metaValidator(schema)) return [];
  const byPlace = new Map<string, Objection>();
  for (const error of metaValidator.errors ?? []) {
    const { instancePath: pointer, keyword, schemaPath } = error;
    if (byPlace.has(pointer) || retired.test(pointer)) continue;
    const repeats = keyword === "uniqueItems" && /required|stringArray/i.test(schemaPath);
    byPlace.set(pointer, { pointer, message: sentence(error), repeats });
  }
  return [...byPlace.values()];
}

/** An error of the meta-schema at one place; `repeats` is true if the error is a duplicate name in a list. */
export interface Objection {
  pointer: string;
  message: string;
  repeats: boolean;
}

/** Keywords of older drafts; `checkMembers` reports them. */
const retired = /\/\$recursive(Anchor|Ref)$/;

function sentence({ instancePath, message, keyword, params }: ErrorObject): string {
  const name = instancePath.slice(instancePath.lastIndexOf("/") + 1) || "this schema";
  if (keyword === "enum") return `${name} must be one of ${params.allowedValues.join(", ")}`;
  return `${name} ${message ?? "does not fit the meta-schema"}`;
}

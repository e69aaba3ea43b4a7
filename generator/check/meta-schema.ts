import type { ErrorObject } from "ajv";
import { type JsonObject, valueAt } from "../openapi/pointer.ts";
import { metaValidator } from "./meta-validator.ts";

/** Validates a schema by the meta-schema of JSON Schema 2020-12. Returns at most one error for each pointer. */
export function validateSchema(schema: JsonObject): Objection[] {
  if (metaValidator === undefined || metaValidator(schema)) return [];
  const byPlace = new Map<string, Objection>();
  for (const error of metaValidator.errors ?? []) {
    const { instancePath: pointer, keyword, schemaPath } = error;
    if (byPlace.has(pointer) || retired.test(pointer)) continue;
    // `type` is a name or a list. If the list is wrong, `enum` and `anyOf` of the meta-schema fail for the whole list.
    // Skip these errors: another error names the mistake.
    if (/^(enum|anyOf)$/.test(keyword) && Array.isArray(valueAt(schema, pointer))) continue;
    const repeats = keyword === "uniqueItems" && /required|stringArray/i.test(schemaPath);
    byPlace.set(pointer, { pointer, message: sentence(error), repeats });
  }
  return [...byPlace.values()];
}

/** An error at one pointer of a schema. `repeats`: the value is a list that contains the same member name twice. */
export interface Objection {
  pointer: string;
  message: string;
  repeats: boolean;
}

/** Keywords of an older draft, which `checkMembers` reports. */
const retired = /\/\$recursive(Anchor|Ref)$/;

function sentence({ instancePath, message, keyword, params }: ErrorObject): string {
  const [name] = /[^/]+(\/\d+)?$/.exec(instancePath) ?? ["this schema"];
  if (keyword === "enum") return `${name} must be one of ${params.allowedValues.join(", ")}`;
  if (keyword === "type") return `${name} must be ${[params.type].flat().join(" or ")}`;
  return `${name} ${message ?? "does not fit the meta-schema"}`;
}

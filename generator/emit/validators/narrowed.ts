import { isObject, type Json, type JsonObject } from "../../openapi/pointer.ts";
import { mapSchema } from "../../openapi/schema.ts";

/** What only an explanation speaks of. */
const words = ["x-rule", "x-titles", "x-branches"];

/** A schema of the same verdicts that is quicker to print and to run. */
export function narrowed(schema: JsonObject): JsonObject {
  const same = mapSchema(schema, (inner) => (isObject(inner) ? narrowed(inner) : inner));
  for (const word of words) delete same[word];
  if (Array.isArray(same.allOf)) same.allOf = withJointConditions(same.allOf);
  const { type, minimum, maximum, ...others } = same;
  if (type === "integer" && Number.isSafeInteger(minimum) && Number.isSafeInteger(maximum)) {
    return { ...others, integerRange: [minimum ?? 0, maximum ?? 0] };
  }
  return same;
}

/** The parts of an `allOf`, in which rules of one condition stand under one `if`. */
function withJointConditions(parts: readonly Json[]): Json[] {
  const clauses = new Map<string, Json[]>();
  return parts.flatMap((part) => {
    if (!isObject(part) || Object.keys(part).sort().join() !== "if,then") return [part];
    const condition = JSON.stringify(part.if);
    const joint = clauses.get(condition) ?? [];
    if (joint.push(part.then ?? true) > 1) return [];
    clauses.set(condition, joint);
    return [mapSchema(part, (inner, [keyword]) => (keyword === "if" ? inner : { allOf: joint }))];
  });
}

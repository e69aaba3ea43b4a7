import { compare } from "../../diagnostics/diagnostic.ts";
import { isObject, type Json } from "../../openapi/pointer.ts";
import type { Plan } from "../../plan/plan.ts";

/** The message of each shape error, by keyword. */
const meanings: Readonly<Record<string, string>> = {
  required: "A required member is missing.",
  unknown: "The member is unknown here. The message suggests a similar name, if one exists.",
  forbidden: "The member must be left out here.",
  type: "The value has the wrong type.",
  enum: "The value is none of the listed values.",
  const: "Only one value is accepted here.",
  pattern: "The text does not match the pattern.",
  format: "The text is not a valid value of the format, such as the 30th of February.",
  minLength: "The text is too short, counted in Unicode code points.",
  maxLength: "The text is too long, counted in Unicode code points.",
  minimum: "The number is too small.",
  maximum: "The number is too large.",
  exclusiveMinimum: "The number is too small.",
  exclusiveMaximum: "The number is too large.",
  multipleOf: "The number is not a multiple of the required number.",
  minItems: "The list has too few items.",
  maxItems: "The list has too many items.",
  uniqueItems: "The array contains the same item twice.",
  minProperties: "The object has too few members.",
  maxProperties: "The object has too many members.",
  "x-decimals": "The number has too many digits after the decimal point, in its shortest notation.",
  "x-base64": "The text is not base64: its alphabet, padding or length is wrong.",
};

/** The shape errors that the models of a plan can cause, sorted by rule id. */
export function shapeRules(plan: Plan): { id: string; message: string }[] {
  const used = new Set<string>();
  for (const { schema } of plan.models) collect(schema, used);
  if (used.has("additionalProperties")) used.add("unknown");
  return Object.entries(meanings)
    .filter(([keyword]) => used.has(keyword) || keyword === "forbidden")
    .map(([keyword, message]) => ({ id: `shape.${keyword}`, message }))
    .sort((a, b) => compare(a.id, b.id));
}

function collect(value: Json, used: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, used);
  if (!isObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    used.add(key);
    collect(member, used);
  }
}

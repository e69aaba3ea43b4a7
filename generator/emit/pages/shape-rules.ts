import { compare } from "../../diagnostics/diagnostic.ts";
import { isObject, type Json } from "../../openapi/pointer.ts";
import { innerSchemas } from "../../openapi/schema.ts";
import { branchesOf } from "../../plan/branches.ts";
import { type Model, modelsOf } from "../../plan/models.ts";
import type { Plan } from "../../plan/plan.ts";

/** A description of each shape error, by keyword. The messages of errors are in `sentences.js`. */
const meanings: Readonly<Record<string, string>> = {
  required: "A required member is missing.",
  unknown: "The member is unknown here. The message suggests a similar name, if one exists.",
  forbidden: "The member or item must be left out here.",
  type: "The value has the wrong type.",
  enum: "The value is none of the listed values.",
  const: "Only one value is accepted here.",
  pattern: "The text does not match the pattern.",
  format: "The value does not fit the format: the 30th of February, for example, is no date.",
  minLength: "The text is too short, counted in Unicode code points.",
  maxLength: "The text is too long, counted in Unicode code points.",
  minimum: "The number is too small.",
  maximum: "The number is too large.",
  exclusiveMinimum: "The number is too small.",
  exclusiveMaximum: "The number is too large.",
  multipleOf: "The number is not a multiple of the required number.",
  minItems: "The list has too few items.",
  maxItems: "The list has too many items.",
  uniqueItems: "The list contains the same item twice.",
  minProperties: "The object has too few members.",
  maxProperties: "The object has too many members.",
  items: "The list has too many items.",
  unevaluatedItems: "The list has too many items.",
  contains: "The list has too few or too many fitting items.",
  dependentRequired: "A member is missing that another member requires.",
  propertyNames: "The name of the member is not allowed here.",
  anyOf: "The value fits none of the alternatives.",
  oneOf: "The value does not fit exactly one of the alternatives.",
  discriminator: "The member that selects an alternative is missing, or has an unlisted value.",
  not: "The value is of a form that is not allowed here.",
  "x-decimals": "The number has too many digits after the decimal point, in its shortest notation.",
  "x-base64": "The text is not base64: its alphabet, padding or length is wrong.",
};

/** The keywords that cause an error only if their value is `false`, each with the name of this error in `meanings`. */
const closing: Readonly<Record<string, string>> = {
  additionalProperties: "unknown",
  unevaluatedProperties: "unknown",
  items: "items",
  unevaluatedItems: "unevaluatedItems",
};

/** The shape errors that the models of a plan can cause, sorted by rule id. */
export function shapeRules(plan: Plan): { id: string; message: string }[] {
  const used = new Set(["forbidden"]);
  for (const { schema } of plan.models) collect(schema, modelsOf(plan), used);
  return Object.entries(meanings)
    .filter(([keyword]) => used.has(keyword))
    .map(([keyword, message]) => ({ id: `shape.${keyword}`, message }))
    .sort((a, b) => compare(a.id, b.id));
}

/** Collects the keywords of a schema. Leaves out schemas with an `x-rule`, because their errors have the rule's id. */
function collect(schema: Json, models: ReadonlyMap<string, Model>, used: Set<string>): void {
  if (!isObject(schema)) return;
  // Next to `x-only`, an `x-rule` names only the error that `x-only` causes. All other errors keep their own ids.
  if (schema["x-rule"] !== undefined && schema["x-only"] === undefined) return;
  for (const [keyword, value] of Object.entries(schema)) {
    const closed = closing[keyword];
    if (closed === undefined) used.add(keyword);
    else if (value === false) used.add(closed);
    if (!/^(any|one)Of$/.test(keyword) || !Array.isArray(value)) continue;
    const branches = branchesOf(schema, value, models);
    if (branches.every(({ tag }) => tag !== undefined)) used.add("discriminator");
  }
  for (const inner of innerSchemas(schema)) collect(inner, models, used);
}

import { isObject, type JsonObject } from "../openapi/pointer.ts";
import { broken, type LimitDifference } from "./limit-difference.ts";

/** Whether a schema rejects undeclared members. */
export function isClosed(schema: JsonObject): boolean {
  return isStrict(schema) || (schema.unevaluatedProperties === false && !allowsAny(schema));
}

/** Whether a schema, or a branch of its `allOf`, has an `additionalProperties` that allows undeclared members. */
function allowsAny({ additionalProperties = false, allOf }: JsonObject): boolean {
  if (additionalProperties !== false) return true;
  return Array.isArray(allOf) && allOf.filter(isObject).some(allowsAny);
}

/** Whether a schema rejects all members that it does not declare itself, even members that its branches declare. */
function isStrict({ additionalProperties }: JsonObject): boolean {
  return additionalProperties === false;
}

const declaring = [
  "properties",
  "patternProperties",
  "additionalProperties",
  "unevaluatedProperties",
  "$ref",
];

/**
 * Reports a change in whether undeclared members are allowed. If there is none, reports a change in whether members
 * that only branches (such as the schemas in `anyOf`) declare are allowed.
 */
export function closing(old: JsonObject, now: JsonObject): LimitDifference[] {
  const how = (rejects: boolean) => (rejects ? "rejected" : "allowed");
  const after = isClosed(now);
  if (isClosed(old) !== after) {
    return [{ breaks: broken(after), message: `undeclared members are ${how(after)} now` }];
  }
  const strict = isStrict(now);
  if (isStrict(old) === strict || ![old, now].some(hasInnerMembers)) return [];
  const message = `members that only branches declare are ${how(strict)} now`;
  return [{ breaks: broken(strict), message }];
}

/** Whether a branch of a schema declares members, or has a reference to a schema that may declare some. */
export function hasInnerMembers(schema: JsonObject): boolean {
  return branchesOf(schema).some(
    (branch) =>
      declaring.some((keyword) => (branch[keyword] ?? false) !== false) || hasInnerMembers(branch),
  );
}

function branchesOf(schema: JsonObject): JsonObject[] {
  const { allOf, anyOf, oneOf, dependentSchemas } = schema;
  const lists = [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  const dependent = isObject(dependentSchemas) ? Object.values(dependentSchemas) : [];
  return [...lists, ...dependent, schema.if, schema.then, schema.else].filter(isObject);
}

import type { JsonObject } from "../openapi/pointer.ts";
import { broken, type LimitDifference } from "./limit-difference.ts";

/** Whether a schema rejects undeclared members. */
export function isClosed(schema: JsonObject): boolean {
  return isStrict(schema) || schema.unevaluatedProperties === false;
}

/** Whether a schema also rejects members that only its branches declare. */
function isStrict({ additionalProperties }: JsonObject): boolean {
  return additionalProperties === false;
}

const branching = ["allOf", "anyOf", "oneOf", "if", "dependentSchemas"];

/** The change in the undeclared members that a schema rejects. */
export function closing(old: JsonObject, now: JsonObject): LimitDifference[] {
  const how = (rejects: boolean) => (rejects ? "rejected" : "allowed");
  const after = isClosed(now);
  if (isClosed(old) !== after) {
    return [{ breaks: broken(after), message: `undeclared members are ${how(after)} now` }];
  }
  const strict = isStrict(now);
  const hasBranches = branching.some((keyword) => now[keyword] !== undefined);
  if (isStrict(old) === strict || !hasBranches) return [];
  const message = `members that only branches declare are ${how(strict)} now`;
  return [{ breaks: broken(strict), message }];
}

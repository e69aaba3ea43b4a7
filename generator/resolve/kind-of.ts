import { objects, shapeOfMember } from "../openapi/objects.ts";
import { isObject, type Json } from "../openapi/pointer.ts";

/**
 * Guesses an object's kind: a schema if `type` is a text or a name begins with `$`, or else a kind that allows
 * all of its members; undefined if no kind does.
 */
export function kindOf(value: Json | undefined): string | undefined {
  if (!isObject(value)) return undefined;
  if (typeof value.openapi === "string") return "openapi";
  const members = Object.keys(value).filter((name) => !name.startsWith("x-"));
  if (typeof value.type === "string" || members.some((name) => name.startsWith("$"))) {
    return "schema";
  }
  return kinds.find((kind) => members.every((name) => shapeOfMember(kind, name) !== undefined));
}

const kinds = [
  "schema",
  // A callback allows every member.
  ...Object.keys(objects).filter((kind) => !/^(schema|openapi|callback)$/.test(kind)),
];

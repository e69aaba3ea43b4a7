import { shapeOfMember } from "../openapi/object-shapes.ts";
import { objects } from "../openapi/objects.ts";
import { isObject, type Json } from "../openapi/pointer.ts";

/**
 * Guesses an object's kind: `openapi` if the member `openapi` is a text; a schema if `type` is a text or a member's
 * name begins with `$`; otherwise the first kind that allows all members, or undefined. Ignores `x-` members.
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
  // A callback allows every member, so it would match every object.
  // `schema` is already the first kind, and `kindOf` recognizes `openapi` before it uses this list.
  ...Object.keys(objects).filter((kind) => !/^(schema|openapi|callback)$/.test(kind)),
];

import { objects, shapeOfMember } from "../openapi/objects.ts";
import { isObject, type Json } from "../openapi/pointer.ts";

/** The kind of object that a value looks like, before any reference decides it; undefined for a map of anything. */
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
  ...Object.keys(objects).filter((kind) => !/^(schema|openapi)$/.test(kind)),
];

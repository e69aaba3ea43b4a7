import { objects } from "./objects.ts";
import { isObject, type Json, type JsonObject } from "./pointer.ts";

/** The type of a member: the kind of the values, their container, and whether the member is required. */
export interface Shape {
  kind: string;
  held: "alone" | "list" | "map";
  must: boolean;
}

/** The kinds that are plain values. Every other kind is a key of `objects`. */
export const plainKinds: ReadonlySet<string> = new Set(["text", "flag", "any"]);

const shapes: ReadonlyMap<string, ReadonlyMap<string, Shape>> = new Map(
  Object.entries(objects).map(([kind, members]) => [
    kind,
    new Map(Object.entries(members).map(([name, text]) => [name, parseShape(text)])),
  ]),
);

function parseShape(text: string): Shape {
  const held = text.startsWith("[") ? "list" : text.startsWith("{") ? "map" : "alone";
  return { kind: text.replace(/[[\]{}!]/g, ""), held, must: text.endsWith("!") };
}

/** The shape of an object's member, by the object's kind; undefined if the kind has no such member. */
export function shapeOfMember(kind: string, name: string): Shape | undefined {
  const members = shapes.get(kind);
  return members?.get(name) ?? members?.get("*");
}

const needed: ReadonlyMap<string, readonly string[]> = new Map(
  [...shapes].map(([kind, members]) => [
    kind,
    [...members].flatMap(([name, { must }]) => (must ? [name] : [])),
  ]),
);

/** The names of the required members, by the object's kind. */
export function mustHave(kind: string): readonly string[] {
  return needed.get(kind) ?? [];
}

/** The objects directly inside an object, each with its kind and its relative path. */
export function* childrenOf(
  kind: string,
  value: JsonObject,
): Generator<{ kind: string; path: (string | number)[]; value: Json }> {
  for (const [name, member] of Object.entries(value)) {
    const shape = shapeOfMember(kind, name);
    if (shape === undefined || plainKinds.has(shape.kind)) continue;
    // In a callback, every name except `$ref` and `x-…` is an expression for the URL of the request.
    if (kind === "callback" && (name.startsWith("x-") || name === "$ref")) continue;
    if (shape.held === "alone") yield { kind: shape.kind, path: [name], value: member };
    else if (shape.held === "list" && Array.isArray(member)) {
      for (const [index, item] of member.entries()) {
        yield { kind: shape.kind, path: [name, index], value: item };
      }
    } else if (shape.held === "map" && isObject(member)) {
      for (const [key, item] of Object.entries(member)) {
        if (key.startsWith("x-") && kind !== "components" && extensible.has(name)) continue;
        yield { kind: shape.kind, path: [name, key], value: item };
      }
    }
  }
}

/** The maps in which a name that begins with `x-` is an extension, except in `components`, where it is an entry. */
const extensible = new Set(["paths", "responses"]);

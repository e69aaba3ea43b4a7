import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { holds, mapSchema } from "../openapi/schema.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import { mergeScalars } from "./scalars.ts";

const scalars = new Set(["string", "number", "integer", "boolean", "null"]);

/** Keywords that name schemas; nothing but references needs them, and every reference is resolved. */
const naming = new Set(
  "$id $schema $anchor $dynamicAnchor $defs definitions $vocabulary $comment".split(" "),
);

/** Whether a schema is only a scalar with limits: such a schema is copied to the place of each reference. */
export function isScalarSchema(schema: Json | undefined): schema is JsonObject {
  return (
    isObject(schema) &&
    typeof schema.type === "string" &&
    scalars.has(schema.type) &&
    Object.keys(schema).every(holdsNoSchema)
  );
}

/** Makes schemas of a spec plain: see `plainSchemas`. */
export type Plain = (schema: Json | undefined) => JsonObject;

/** Whether an address has a scalar, or a reference to one; only limits may stand next to a reference. */
export function isScalarAt(spec: ResolvedSpec, address: string, hops = 0): boolean {
  const value = spec.at(address);
  if (!isObject(value) || hops > 100) return false;
  const { $ref, ...siblings } = value;
  if (typeof $ref !== "string") return isScalarSchema(value);
  return Object.keys(siblings).every(holdsNoSchema) && isScalarAt(spec, $ref, hops + 1);
}

function holdsNoSchema(keyword: string): boolean {
  if (keyword === "$ref" || keyword === "x-rule") return false;
  return holds(keyword) === undefined || naming.has(keyword);
}

/**
 * Makes plain schemas: every reference to a scalar is replaced by the scalar, merged with the
 * keywords next to the reference, and every other reference is a name: `$ref: "Header"`.
 */
export function plainSchemas(spec: ResolvedSpec, models: ReadonlyMap<string, string>): Plain {
  return (schema) => {
    const plain = inner(schema ?? {});
    if (plain === true) return {};
    return isObject(plain) ? plain : { not: {} };
  };

  function inner(schema: Json): Json {
    if (!isObject(schema)) return schema;
    const entries = Object.entries(schema).filter(([keyword]) => !naming.has(keyword));
    const { $ref, ...rest } = mapSchema(Object.fromEntries(entries), inner);
    if (isObject(schema.discriminator)) rest.discriminator = pointMapping(schema.discriminator);
    if (typeof $ref !== "string") return rest;
    const scalar = scalarBehind($ref);
    const merged = scalar === undefined ? undefined : mergeScalars(scalar, rest);
    return merged ?? { $ref: nameBehind($ref), ...rest };
  }

  function pointMapping(discriminator: JsonObject): JsonObject {
    const { mapping } = discriminator;
    if (!isObject(mapping)) return discriminator;
    const named = Object.entries(mapping).map(([value, address]) => [
      value,
      nameBehind(String(address)),
    ]);
    return { ...discriminator, mapping: Object.fromEntries(named) };
  }

  function nameBehind(address: string): string {
    return models.get(follow(spec, address).address) ?? "";
  }

  /** The scalar that a reference leads to, with the keywords next to the references on the way; undefined for a model. */
  function scalarBehind(address: string): JsonObject | undefined {
    return isScalarAt(spec, address) ? (inner(spec.at(address) ?? {}) as JsonObject) : undefined;
  }
}

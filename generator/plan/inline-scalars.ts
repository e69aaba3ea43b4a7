import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { holds, mapSchema } from "../openapi/schema.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import { mergeScalars } from "./scalars.ts";

const scalars = new Set(["string", "number", "integer", "boolean", "null"]);

/** Keywords that only identify, define or comment on schemas. `plainSchemas` removes these keywords. */
const naming = new Set(
  "$id $schema $anchor $dynamicAnchor $defs definitions $vocabulary $comment".split(" "),
);

/** Whether a schema is a scalar with neither applicators nor `x-rule`. Such a schema replaces every reference to it. */
function isScalarSchema(schema: Json | undefined): schema is JsonObject {
  return (
    isObject(schema) &&
    typeof schema.type === "string" &&
    scalars.has(schema.type) &&
    Object.keys(schema).every(holdsNoSchema)
  );
}

/** A function that makes a schema plain; see `plainSchemas`. */
export type Plain = (schema: Json | undefined) => JsonObject;

/** Whether an address leads to a scalar, by references with neither applicators nor `x-rule` next to them. */
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
 * Returns a function that makes schemas plain. A reference to a scalar becomes the scalar, merged with the
 * keywords next to the reference. Any other reference becomes a model's name, e.g. `$ref: "Header"`. `models`
 * contains the name of each model by the address of its schema.
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
    return merged ?? { $ref: nameBehind($ref), ...defaultBehind($ref), ...rest };
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

  /** Follows the references from `address` to a model; returns the first `default` next to a reference, else `{}`. */
  function defaultBehind(address: string): JsonObject {
    const end = follow(spec, address).address;
    for (let here = address; here !== end; ) {
      const value = spec.at(here);
      if (!isObject(value)) break;
      if (value.default !== undefined) return { default: value.default };
      here = String(value.$ref);
    }
    return {};
  }

  /** The scalar at the end of the references from `address`, with the keywords next to them; undefined for a model. */
  function scalarBehind(address: string): JsonObject | undefined {
    return isScalarAt(spec, address) ? (inner(spec.at(address) ?? {}) as JsonObject) : undefined;
  }
}

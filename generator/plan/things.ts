import { isObject, type Json, type JsonObject } from "../pointer.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import { modelName } from "./names.ts";

const scalars = new Set(["string", "number", "integer", "boolean", "null"]);
const applicators = ["allOf", "anyOf", "oneOf", "not", "if", "$ref", "x-rule", "$dynamicRef"];

/** Whether a schema is only a scalar with limits: such a schema is copied to where it is referred to. */
export function isScalarSchema(schema: Json | undefined): schema is JsonObject {
  return (
    isObject(schema) &&
    typeof schema.type === "string" &&
    scalars.has(schema.type) &&
    applicators.every((keyword) => schema[keyword] === undefined)
  );
}

/**
 * A schema with every reference to a scalar replaced by the scalar (what stands beside the
 * reference wins), and every other reference named: `$ref: "DocumentHeader"`.
 */
export function plainSchema(spec: ResolvedSpec, schema: Json): Json {
  if (Array.isArray(schema)) return schema.map((item) => plainSchema(spec, item));
  if (!isObject(schema)) return schema;
  const { $ref, ...rest } = schema;
  const own: JsonObject = {};
  for (const [key, value] of Object.entries(rest)) {
    Object.defineProperty(own, key, {
      value: literal.has(key) ? value : plainSchema(spec, value),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  if (typeof $ref !== "string") return own;
  const scalar = scalarBehind(spec, $ref);
  if (scalar !== undefined) return { ...scalar, ...own };
  return { $ref: modelName(follow(spec, $ref).address), ...own };
}

/** The scalar that a reference leads to, with what stands beside the references on the way; undefined for a model. */
function scalarBehind(spec: ResolvedSpec, address: string, hops = 0): JsonObject | undefined {
  const value = spec.at(address);
  if (!isObject(value) || hops > 100) return undefined;
  if (typeof value.$ref !== "string") {
    return isScalarSchema(value) ? (plainSchema(spec, value) as JsonObject) : undefined;
  }
  const { $ref, ...beside } = value;
  const scalar = scalarBehind(spec, $ref, hops + 1);
  return scalar === undefined ? undefined : { ...scalar, ...beside };
}

/** Keywords whose values are data, not schemas. */
const literal = new Set(["enum", "const", "default", "examples", "example", "x-titles", "x-rules"]);

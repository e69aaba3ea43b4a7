import type { Json, JsonObject } from "../openapi/pointer.ts";

/**
 * Translates a schema of OpenAPI 3.0 to 3.1: `nullable`, boolean exclusive bounds, and `example`.
 * Applied once, on the first visit of the schema.
 */
export function normalize(schema: JsonObject): void {
  exclusive(schema, "minimum", "exclusiveMinimum");
  exclusive(schema, "maximum", "exclusiveMaximum");
  if (schema.example !== undefined && schema.examples === undefined) {
    schema.examples = [schema.example];
    delete schema.example;
  }
  if (typeof schema.nullable === "boolean") {
    // In 3.0 an enumeration allows null only where it lists null (3.0.3, the proposal on nullable).
    if (schema.nullable) admitNull(schema);
    delete schema.nullable;
  }
}

function exclusive(schema: JsonObject, bound: string, keyword: string): void {
  const flag = schema[keyword];
  if (typeof flag !== "boolean") return;
  delete schema[keyword];
  const limit = schema[bound];
  if (!flag || limit === undefined) return;
  schema[keyword] = limit;
  delete schema[bound];
}

/** Admits null in addition to the other values of a schema; an enumeration stays as it is. */
function admitNull(schema: JsonObject): void {
  const orNull: Json = { type: "null" };
  if (typeof schema.type === "string" && schema.type !== "null") {
    schema.type = [schema.type, "null"];
  } else if (Array.isArray(schema.type) && !schema.type.includes("null")) schema.type.push("null");
  if (Array.isArray(schema.anyOf)) schema.anyOf.push(structuredClone(orNull));
  const whole: JsonObject = {};
  // A branch of `oneOf` may admit null already; then a further branch would make two match.
  const moved = [
    "$ref",
    "allOf",
    "oneOf",
    ...(schema.oneOf === undefined ? [] : ["discriminator"]),
  ];
  for (const keyword of moved) {
    if (schema[keyword] === undefined) continue;
    whole[keyword] = schema[keyword];
    delete schema[keyword];
  }
  if (Object.keys(whole).length === 0) return;
  if (schema.anyOf === undefined) schema.anyOf = [whole, orNull];
  else schema.allOf = [{ anyOf: [whole, orNull] }];
}

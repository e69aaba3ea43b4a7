import type { Json, JsonObject } from "../openapi/pointer.ts";

/** Translates a schema from OpenAPI 3.0 to 3.1: `nullable`, boolean exclusive bounds, and `example`. */
export function normalize(schema: JsonObject): void {
  exclusive(schema, "minimum", "exclusiveMinimum");
  exclusive(schema, "maximum", "exclusiveMaximum");
  if (schema.example !== undefined && schema.examples === undefined) {
    schema.examples = [schema.example];
    delete schema.example;
  }
  if (typeof schema.nullable === "boolean") {
    // In OpenAPI 3.0, an `enum` allows null only if it lists null (3.0.3, proposal "Clarify Nullable").
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

/** Makes a schema also accept null; leaves `enum` unchanged. */
function admitNull(schema: JsonObject): void {
  const orNull: Json = { type: "null" };
  if (typeof schema.type === "string" && schema.type !== "null") {
    schema.type = [schema.type, "null"];
  } else if (Array.isArray(schema.type) && !schema.type.includes("null")) schema.type.push("null");
  if (Array.isArray(schema.anyOf)) schema.anyOf.push(structuredClone(orNull));
  const whole: JsonObject = {};
  // `oneOf` gets no null branch: another branch may already accept null, and two matches are invalid.
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

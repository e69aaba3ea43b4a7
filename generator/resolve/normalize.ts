import type { Json, JsonObject } from "../openapi/pointer.ts";

/**
 * Says in the words of OpenAPI 3.1 what a schema of 3.0 says in its own: `nullable`, exclusive
 * bounds that are true or false, and `example`. Done once, where the schema is first seen.
 */
export function normalize(schema: JsonObject): void {
  exclusive(schema, "minimum", "exclusiveMinimum");
  exclusive(schema, "maximum", "exclusiveMaximum");
  if (schema.example !== undefined && schema.examples === undefined) {
    schema.examples = [schema.example];
    delete schema.example;
  }
  if (typeof schema.nullable === "boolean") {
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

function admitNull(schema: JsonObject): void {
  const orNull: Json = { type: "null" };
  if (typeof schema.type === "string") schema.type = [schema.type, "null"];
  if (Array.isArray(schema.enum) && !schema.enum.includes(null)) schema.enum.push(null);
  for (const list of [schema.anyOf, schema.oneOf]) {
    if (Array.isArray(list)) list.push(structuredClone(orNull));
  }
  const whole: JsonObject = {};
  for (const keyword of ["$ref", "allOf"]) {
    if (schema[keyword] === undefined) continue;
    whole[keyword] = schema[keyword];
    delete schema[keyword];
  }
  if (Object.keys(whole).length === 0) return;
  if (schema.anyOf === undefined) schema.anyOf = [whole, orNull];
  else schema.allOf = [{ anyOf: [whole, orNull] }];
}

import { repeatsBase64 } from "../../keywords/x-base64.ts";
import { knownFormats } from "../../openapi/formats.ts";
import { unicodePattern } from "../../openapi/patterns.ts";
import { escapeSegment, isObject, type Json, type JsonObject } from "../../openapi/pointer.ts";
import { holds, mapSchema, type Step } from "../../openapi/schema.ts";
import { branchesOf } from "../../plan/branches.ts";
import type { Model } from "../../plan/models.ts";

/** Keywords that affect the verdict, contain no schemas, and are passed to Ajv unchanged. */
const deciding = new Set(
  `$ref type const enum required dependentRequired multipleOf maximum exclusiveMaximum minimum
  exclusiveMinimum maxLength minLength maxItems minItems uniqueItems maxContains minContains
  maxProperties minProperties x-decimals x-base64`.split(/\s+/),
);

/** Reduces a schema to the keywords that affect the verdict or an explanation, for Ajv. */
export function bareSchema(schema: Json, models: Models): Json {
  if (!isObject(schema)) return schema;
  if (Array.isArray(schema.enum) && schema.enum.length === 0) return false;
  const { contentSchema: _annotation, ...validated } = withoutProto(schema);
  const bare = mapSchema(validated, (inner) => bareSchema(inner, models));
  for (const [keyword, value] of Object.entries(bare)) {
    if (holds(keyword) !== undefined || deciding.has(keyword)) continue;
    delete bare[keyword];
    if (keyword === "pattern" && repeatsBase64(schema)) continue;
    if (keyword === "pattern") Object.assign(bare, usable(String(value)));
    else if (keyword === "format" && knownFormats.has(String(value))) bare.format = value;
    else if (keyword === "x-titles" && Array.isArray(value)) bare[keyword] = value.map(String);
    else if (keyword === "x-rule" && schema["x-only"] === undefined) bare[keyword] = value;
  }
  const choices = ["anyOf", "oneOf"].flatMap((keyword) => {
    const branches = schema[keyword];
    return Array.isArray(branches) ? [[keyword, branchesOf(schema, branches, models)]] : [];
  });
  if (choices.length > 0) bare["x-branches"] = Object.fromEntries(choices);
  if (isObject(bare.patternProperties)) {
    const members = Object.entries(bare.patternProperties).flatMap(([pattern, member]) => {
      const mended = unicodePattern(pattern);
      return mended === undefined ? [] : [[mended, member]];
    });
    bare.patternProperties = Object.fromEntries(members);
  }
  return bare;
}

/** Moves a property `__proto__` to `patternProperties`, because Ajv ignores a property of that name. */
function withoutProto(schema: JsonObject): JsonObject {
  const { properties, patternProperties } = schema;
  if (!isObject(properties) || !Object.hasOwn(properties, "__proto__")) return schema;
  const { ["__proto__"]: member, ...others } = properties;
  const patterns = isObject(patternProperties) ? patternProperties : {};
  return {
    ...schema,
    properties: others,
    patternProperties: { ...patterns, "^__proto__$": member ?? true },
  };
}

type Models = ReadonlyMap<string, Model>;

function usable(pattern: string): JsonObject {
  const mended = unicodePattern(pattern);
  return mended === undefined ? {} : { pattern: mended };
}

/** The schema path of a subschema, as Ajv writes it. */
export function pathBelow(path: string, [keyword, below]: Step): string {
  const here = below === undefined ? "" : `/${encodeURIComponent(escapeSegment(below))}`;
  return `${path}/${keyword}${here}`;
}

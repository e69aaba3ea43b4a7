import { fits } from "../../openapi/fits.ts";
import { isObject, type Json, type JsonObject } from "../../openapi/pointer.ts";
import type { Model } from "../../plan/models.ts";
import { comment, literal } from "../../templates/layout.ts";

/**
 * The part of a schema that a type can express, as input for json-schema-to-typescript; undefined if nothing
 * remains. A reference becomes the name of a type. A branch that only validates, such as a rule, is omitted,
 * because its type would accept every misspelt member.
 */
export function typeShape(
  schema: Json,
  models: ReadonlyMap<string, Model>,
): JsonObject | undefined {
  if (schema === false) return { tsType: "never" };
  if (!isObject(schema)) return undefined;
  const parts = [ownShape(schema, models), ...combinedShapes(schema, models)].filter(
    (part) => part !== undefined,
  );
  const notes = notesOf(schema);
  if (parts.length === 0) return undefined;
  const [only] = parts;
  return parts.length === 1 ? { ...only, ...notes } : { ...notes, allOf: parts };
}

/** The shape of a schema without its `allOf`, `anyOf` and `oneOf`. */
function ownShape(schema: JsonObject, models: ReadonlyMap<string, Model>): JsonObject | undefined {
  const { $ref, type, enum: values, const: value } = schema;
  const own = shapeOfType(schema, models);
  if (typeof $ref === "string") {
    if (isRuleOnly($ref, models)) return own;
    return own === undefined ? { tsType: $ref } : { allOf: [{ tsType: $ref }, own] };
  }
  const listed = Array.isArray(values) ? values : value === undefined ? undefined : [value];
  if (listed !== undefined) {
    return enumShape(listed.filter((one) => fits(type === undefined ? true : { type }, one, none)));
  }
  return own ?? (type === undefined ? undefined : { type });
}

const none = () => undefined;

function enumShape(values: Json[]): JsonObject {
  if (values.length === 0) return { tsType: "never" };
  const scalar = values.every((value) => value === null || typeof value !== "object");
  return scalar ? { enum: values } : { tsType: eitherOf(values.map(literalType)) };
}

/** A union of types, in parentheses because the union may be the item type of an array. */
function eitherOf(types: string[]): string {
  return types.length === 1 ? types.join() : `(${types.join(" | ")})`;
}

/** The type of exactly one value. */
function literalType(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(literalType).join(", ")}]`;
  if (!isObject(value)) return literal(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${literal(name)}: ${literalType(member)}`,
  );
  return `{ ${members.join("; ")} }`;
}

function shapeOfType(
  schema: JsonObject,
  models: ReadonlyMap<string, Model>,
): JsonObject | undefined {
  const { type } = schema;
  const types = (Array.isArray(type) ? type : [type]).map(String);
  const open = types.includes("object") || schema.additionalProperties !== undefined;
  const isMap = open || isObject(schema.patternProperties);
  const shape: JsonObject = {
    ...(membersOf(schema, types, models) ?? (isMap ? openObject(schema, models) : {})),
    ...itemsOf(schema, models),
  };
  if (Object.keys(shape).length === 0) return undefined;
  return { ...shape, ...(type === undefined ? {} : { type }) };
}

/** The members that a schema describes or requires; undefined if it names no member. */
function membersOf(
  schema: JsonObject,
  types: readonly string[],
  models: ReadonlyMap<string, Model>,
): JsonObject | undefined {
  const { properties, additionalProperties: others, patternProperties: patterns } = schema;
  const described = isObject(properties) ? properties : {};
  const isObjectType = schema.type === undefined || types.includes("object");
  const required = isObjectType ? listOf(schema.required).map(String) : [];
  const undescribed = required.filter((name) => !Object.hasOwn(described, name));
  const other = isObject(others) && patterns === undefined ? others : true;
  const members = [
    ...Object.entries(described),
    ...undescribed.map((name): [string, Json] => [name, other]),
  ];
  if (members.length === 0) return undefined;
  const entries = members.map(([name, member]): [string, Json] => [
    name,
    typeShape(member, models) ?? { ...notesOf(member) },
  ]);
  // The type of an object schema without `properties` accepts undescribed members, unless the schema forbids them.
  const rest = properties === undefined && types.includes("object") && others !== false;
  return {
    type: "object",
    properties: Object.fromEntries(entries),
    required,
    additionalProperties: othersOf(schema, models) ?? rest,
  };
}

function openObject(schema: JsonObject, models: ReadonlyMap<string, Model>): JsonObject {
  const closed = schema.additionalProperties === false && schema.patternProperties === undefined;
  // An interface without members would accept every value except null and undefined.
  const others = closed ? { tsType: "never" } : (othersOf(schema, models) ?? true);
  return { type: "object", additionalProperties: others };
}

/** The shape of the members that `properties` does not list; undefined if the schema does not describe them. */
function othersOf(schema: JsonObject, models: ReadonlyMap<string, Model>): Json | undefined {
  const { additionalProperties: others, patternProperties: patterns } = schema;
  const shapes = Object.values(isObject(patterns) ? patterns : {}).map(
    (member) => typeShape(member, models) ?? {},
  );
  if (isObject(others)) shapes.push(typeShape(others, models) ?? {});
  const isOpen = others === undefined ? leavesMembersOpen(schema) : others === true;
  if (isOpen || shapes.some((shape) => Object.keys(shape).length === 0)) return true;
  const [only] = shapes;
  return shapes.length > 1 ? { anyOf: shapes } : only;
}

/** Whether a schema has patterns, and accepts members whose names match none of them. */
function leavesMembersOpen({ patternProperties, unevaluatedProperties }: JsonObject): boolean {
  if (!isObject(patternProperties) || unevaluatedProperties === false) return false;
  return !Object.keys(patternProperties).some((pattern) => /^\^?(\.?|\.[*+]\$?)$/.test(pattern));
}

function itemsOf(schema: JsonObject, models: ReadonlyMap<string, Model>): JsonObject {
  const { items, prefixItems } = schema;
  const rest = items === undefined ? undefined : (typeShape(items, models) ?? {});
  if (!Array.isArray(prefixItems)) return rest === undefined ? {} : { type: "array", items: rest };
  const most = Number(schema.maxItems ?? Number.POSITIVE_INFINITY);
  const first = prefixItems.slice(0, most).map((item) => typeShape(item, models) ?? {});
  const others = items === false || most <= first.length ? false : (rest ?? true);
  const minItems = Math.min(Number(schema.minItems ?? 0), first.length);
  return { type: "array", items: first, additionalItems: others, minItems };
}

function combinedShapes(
  schema: JsonObject,
  models: ReadonlyMap<string, Model>,
): (JsonObject | undefined)[] {
  const all = listOf(schema.allOf)
    .filter((part) => !(isObject(part) && part["x-rule"] !== undefined))
    .map((part) => typeShape(part, models));
  const choices = [listOf(schema.anyOf), listOf(schema.oneOf)].map((branches) => {
    const shapes = branches.map((branch) => typeShape(branch, models));
    if (shapes.length === 0 || shapes.some((shape) => shape === undefined)) return undefined;
    return { anyOf: shapes as Json[] };
  });
  return [...all, ...choices];
}

/** Whether a model only states rules and therefore has no type. */
function isRuleOnly(name: string, models: ReadonlyMap<string, Model>): boolean {
  const { type = "object", ...schema } = models.get(name)?.schema ?? {};
  if (type !== "object" || shaping.some((keyword) => schema[keyword] !== undefined)) return false;
  const parts = listOf(schema.allOf);
  return (
    parts.some(isNamedRule) && parts.every((part) => isNamedRule(part) || isRuleReference(part))
  );

  function isRuleReference(part: Json): boolean {
    return isObject(part) && isRuleOnly(String(part.$ref), models);
  }
}

/** Each of these keywords gives a model a type, even beside rules. */
const shaping =
  "$ref properties patternProperties additionalProperties items prefixItems enum const anyOf oneOf".split(
    " ",
  );

function isNamedRule(part: Json): boolean {
  return isObject(part) && part["x-rule"] !== undefined;
}

function notesOf(schema: Json): JsonObject {
  if (!isObject(schema)) return {};
  const { description, deprecated } = schema;
  return {
    ...(typeof description === "string" ? { description: comment(description) } : {}),
    ...(deprecated === true ? { deprecated } : {}),
  };
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import type { Model } from "./models.ts";

/** How one alternative differs from the others: the types of its values, and its tag. */
export interface Branch {
  types?: ("string" | "number" | "boolean" | "null" | "object" | "array")[];
  tag?: Tag;
}

/** A member whose values in this alternative occur in no other alternative. */
interface Tag {
  name: string;
  values: (string | number | boolean)[];
  /** The alternative rejects every object in which the tag is missing or has another value. */
  decides?: true;
}

/** Models by name. A `$ref` in a model's schema is the name of a model. */
type Models = ReadonlyMap<string, Model>;

/** The types and the tag of each alternative of a union, in the order of `branches`. */
export function branchesOf(
  schema: JsonObject,
  branches: readonly Json[],
  models: Models,
): Branch[] {
  const tag = tagOf(schema, branches, models);
  return branches.map((branch, index): Branch => {
    const types = typesOf(branch, models);
    const values = tag?.values[index];
    const typed = types === undefined ? {} : { types };
    if (tag === undefined || values === undefined) return typed;
    const { name } = tag;
    const declared = constantsOf(membersOf(branch, models)[name]) !== undefined;
    const decides = declared && requires(branch, name, models);
    return { ...typed, tag: { name, values, ...(decides ? { decides } : {}) } };
  });
}

/** Whether a schema requires a member: in its own `required`, by a reference, or in `allOf`. */
function requires(schema: Json, name: string, models: Models, above: string[] = []): boolean {
  if (!isObject(schema)) return false;
  const { $ref, allOf, required } = schema;
  if (Array.isArray(required) && required.includes(name)) return true;
  const target = typeof $ref === "string" && !above.includes($ref) ? $ref : undefined;
  const behind = target === undefined ? undefined : models.get(target)?.schema;
  return (
    (behind !== undefined && requires(behind, name, models, [...above, String(target)])) ||
    (Array.isArray(allOf) && allOf.some((part) => requires(part, name, models, above)))
  );
}

/**
 * The tag of a union: the discriminator, or a member with different constants in each alternative that accepts objects.
 */
function tagOf(schema: JsonObject, branches: readonly Json[], models: Models) {
  const { discriminator } = schema;
  const named = isObject(discriminator) ? String(discriminator.propertyName) : undefined;
  const objects = branches.map((branch) => membersOf(branch, models));
  const candidates = named === undefined ? Object.keys(Object.assign({}, ...objects)) : [named];
  for (const name of candidates) {
    const values = branches.map((branch, index) => {
      const declared = constantsOf(objects[index]?.[name]);
      return declared ?? (named === undefined ? undefined : mappedTo(branch, schema, models));
    });
    const all = values.flatMap((list) => list ?? []);
    const objectBranches = branches.filter((branch) => !isScalar(branch, models));
    const complete = values.filter((list) => list !== undefined).length >= objectBranches.length;
    if (complete && all.length > 0 && new Set(all).size === all.length) return { name, values };
  }
  return undefined;
}

/** The discriminator values that `mapping` maps to an alternative, or else the name of the alternative's component. */
function mappedTo(branch: Json, { discriminator }: JsonObject, models: Models) {
  const name = isObject(branch) ? branch.$ref : undefined;
  if (typeof name !== "string" || !isObject(discriminator)) return undefined;
  const mapping = isObject(discriminator.mapping) ? discriminator.mapping : {};
  const mapped = Object.keys(mapping).filter((value) => mapping[value] === name);
  const component = models.get(name)?.address.replace(/^.*\//, "");
  return mapped.length > 0 || component === undefined ? mapped : [component];
}

function constantsOf(member: Json | undefined): (string | number | boolean)[] | undefined {
  if (!isObject(member)) return undefined;
  const values = member.const === undefined ? member.enum : [member.const];
  if (!Array.isArray(values)) return undefined;
  const scalars = values.filter((value) => /^(string|number|boolean)$/.test(typeof value));
  return scalars.length === values.length ? (scalars as (string | number | boolean)[]) : undefined;
}

/** The members that a schema declares: its own, those of references, and those in `allOf`. */
function membersOf(schema: Json, models: Models, above: readonly string[] = []): JsonObject {
  if (!isObject(schema)) return {};
  const { $ref, allOf, properties } = schema;
  const behind =
    typeof $ref === "string" && !above.includes($ref)
      ? membersOf(models.get($ref)?.schema ?? {}, models, [...above, $ref])
      : {};
  const parts = (Array.isArray(allOf) ? allOf : []).map((part) => membersOf(part, models, above));
  return Object.assign({}, behind, ...parts, isObject(properties) ? properties : {});
}

/** The types that a value of a schema can have; undefined if the schema does not limit the types. */
function typesOf(schema: Json, models: Models, above: readonly string[] = []): Branch["types"] {
  if (!isObject(schema)) return undefined;
  const { type, $ref, allOf, const: value, enum: values } = schema;
  if (type !== undefined) {
    const types = (Array.isArray(type) ? type : [type]).map((one) =>
      one === "integer" ? "number" : one,
    );
    return types as Branch["types"];
  }
  const constants = Array.isArray(values) ? values : value === undefined ? [] : [value];
  if (constants.length > 0) return [...new Set(constants.map(typeOfValue))] as Branch["types"];
  if (typeof $ref === "string" && !above.includes($ref)) {
    return typesOf(models.get($ref)?.schema ?? {}, models, [...above, $ref]);
  }
  for (const part of Array.isArray(allOf) ? allOf : []) {
    const types = typesOf(part, models, above);
    if (types !== undefined) return types;
  }
  return undefined;
}

function typeOfValue(value: Json): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function isScalar(branch: Json, models: Models): boolean {
  const types = typesOf(branch, models);
  return types !== undefined && !types.includes("object");
}

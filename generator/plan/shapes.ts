import { mediaKind } from "../openapi/media.ts";
import { unicodePattern } from "../openapi/patterns.ts";
import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import type { Model } from "./models.ts";

/** How the text of a parameter or of a form field is decoded. `types` are the types of a scalar. */
export interface DecodeShape {
  types?: string[];
  /** The text `null` means null: the schema allows null, and its `enum` or `const` excludes the string `null`. */
  nullText?: boolean;
  /** The shapes of the first items of a list. */
  prefix?: DecodeShape[];
  /** The shape of all other items. */
  items?: DecodeShape;
  members?: Record<string, DecodeShape>;
  /** The shapes of members whose names match a pattern; the keys are the patterns. */
  patterns?: Record<string, DecodeShape>;
  /** The shape of all other members. */
  others?: DecodeShape;
  /** The text is JSON. */
  json?: true;
  /** The value is the bytes of a file. */
  file?: true;
  /** Only for a file: the `minLength` of its schema. */
  minLength?: number;
}

/** The names of the members of a model that are files or lists of files. */
export function fileMembers(model: string, models: ReadonlyMap<string, Model>): string[] {
  const { members = {} } = decodeShape({ $ref: model }, models, 2);
  return Object.entries(members).flatMap(([name, { file, items }]) =>
    file || items?.file ? [name] : [],
  );
}

const scalarTypes = new Set(["string", "integer", "number", "boolean", "null"]);

/** The shape of a schema, `levels` levels deep. Follows `allOf`, `anyOf`, `oneOf`, and `$ref` (the name of a model). */
export function decodeShape(
  schema: Json | undefined,
  models: ReadonlyMap<string, Model>,
  levels = Number.POSITIVE_INFINITY,
): DecodeShape {
  const shape: DecodeShape = {};
  gather(schema, shape, models, levels, []);
  omitUnused(shape);
  return shape;
}

/** Keeps `minLength` only for files, and `nullText` only if it is true and null is allowed; also in inner shapes. */
function omitUnused(shape: DecodeShape): void {
  if (!shape.file) delete shape.minLength;
  if (!shape.nullText || !shape.types?.includes("null")) delete shape.nullText;
  const { prefix = [], items, members = {}, patterns = {}, others } = shape;
  const named = [...Object.values(members), ...Object.values(patterns)];
  for (const inner of [...prefix, items, ...named, others]) if (inner) omitUnused(inner);
}

/** How a schema treats the members that it does not list. */
interface Others {
  /** Whether the schema rejects these members, or rejects every object. */
  closed: boolean;
  /** Whether the schema evaluates some of these members; `unevaluatedProperties` then applies only to the rest. */
  evaluated: boolean;
}

/** Adds a schema to `shape`, which may already contain other schemas of the same value, e.g. of one `allOf`. */
function gather(
  schema: Json | undefined,
  shape: DecodeShape,
  models: ReadonlyMap<string, Model>,
  levels: number,
  above: readonly string[],
): Others {
  if (levels < 0 || !isObject(schema)) return { closed: schema === false, evaluated: false };
  const wasOpen = shape.others !== undefined;
  const add = (part: Json | undefined, behind = above) =>
    gather(part, shape, models, levels, behind);
  const { $ref } = schema;
  const isNew = typeof $ref === "string" && !above.includes($ref);
  const target = isNew ? [add(models.get($ref)?.schema, [...above, $ref])] : [];
  const all = [...target, ...listOf(schema.allOf).map((part) => add(part))];
  const choices = [schema.anyOf, schema.oneOf].map((list) => listOf(list).map((part) => add(part)));
  const types = typesOf(schema);
  const scalars = types.filter((type) => scalarTypes.has(type));
  if (scalars.length > 0) shape.types = [...new Set([...(shape.types ?? []), ...scalars])];
  if (types.includes("string")) {
    const values = constantsOf(schema) ?? ["null"];
    shape.nullText = shape.nullText !== false && !values.includes("null");
  }
  if (isFile(schema)) shape.file = true;
  const length = Number(schema.minLength ?? 0);
  if (length > 0) shape.minLength = Math.max(length, shape.minLength ?? 0);
  // `items` has no effect if the type excludes lists. `properties` has no effect if the type excludes objects.
  const admits = (type: string) => types.length === 0 || types.includes(type);
  const inside = (inner: Json | undefined, into: DecodeShape) =>
    gather(inner, into, models, levels - 1, above);
  const { items = schema.unevaluatedItems, prefixItems, properties, patternProperties } = schema;
  if (types.includes("array") || ((isObject(items) || prefixItems) && admits("array"))) {
    const first = listOf(prefixItems);
    const prefix = shape.prefix ?? [];
    shape.items ??= {};
    while (prefix.length < first.length) prefix.push(structuredClone(shape.items));
    for (const [index, known] of prefix.entries()) inside(first[index] ?? items, known);
    if (prefix.length > 0) shape.prefix = prefix;
    inside(items, shape.items);
  }
  const { additionalProperties: others = schema.unevaluatedProperties } = schema;
  // These keywords may evaluate members that the shape does not list.
  const hidden = [schema.then, schema.else, schema.dependentSchemas].some(Boolean);
  const evaluated = hidden || [...all, ...choices.flat()].some((part) => part.evaluated);
  const closesItself = others === false && (schema.additionalProperties === false || !evaluated);
  const isListing = [properties, patternProperties, others].some(isObject);
  if (types.includes("object") || (isListing && admits("object"))) {
    shape.members = gatherEach(properties, shape.members, inside);
    if (isObject(patternProperties)) {
      const readable = Object.entries(patternProperties).map(([pattern, inner]) => [
        unicodePattern(pattern) ?? pattern,
        inner,
      ]);
      shape.patterns = gatherEach(Object.fromEntries(readable), shape.patterns, inside);
    }
    if (!closesItself) {
      shape.others ??= {};
      inside(others, shape.others);
    }
  }
  const closed =
    !admits("object") ||
    closesItself ||
    all.some((part) => part.closed) ||
    choices.some((parts) => parts.length > 0 && parts.every((part) => part.closed));
  if (closed && !wasOpen) delete shape.others;
  return { closed, evaluated: evaluated || (others ?? false) !== false };
}

/** Adds each schema to the shape with the same key (a member's name or a pattern); returns all shapes by key. */
function gatherEach(
  schemas: Json | undefined,
  shapes: Record<string, DecodeShape> | undefined,
  gatherOne: (schema: Json, shape: DecodeShape) => void,
): Record<string, DecodeShape> {
  const known = new Map(Object.entries(shapes ?? {}));
  for (const [name, schema] of Object.entries(isObject(schemas) ? schemas : {})) {
    const shape = known.get(name) ?? {};
    gatherOne(schema, shape);
    known.set(name, shape);
  }
  return Object.fromEntries(known);
}

/**
 * Whether a schema describes a file in a form: `format: binary`, or `contentMediaType` without `contentEncoding`.
 * If the type is `string`, this `contentMediaType` must be binary.
 */
export function isFile({ type, format, contentMediaType, contentEncoding }: JsonObject): boolean {
  const types = [type ?? []].flat().filter((one) => one !== "null");
  if (type !== undefined && types.join() !== "string") return false;
  if (format === "binary") return true;
  if (contentMediaType === undefined || contentEncoding !== undefined) return false;
  return type === undefined || mediaKind(String(contentMediaType)) === "binary";
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function typesOf(schema: JsonObject): string[] {
  const { type } = schema;
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) return type.map(String);
  return (constantsOf(schema) ?? []).map((one) => (one === null ? "null" : typeof one));
}

/** The values of `enum` or `const`; undefined without these keywords. */
function constantsOf({ enum: values, const: value }: JsonObject): Json[] | undefined {
  if (Array.isArray(values)) return values;
  return value === undefined ? undefined : [value];
}

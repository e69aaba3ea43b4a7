import { mediaKind } from "../openapi/media.ts";
import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import type { Model } from "./models.ts";

/** How the text of a parameter or of a form field is decoded. `types` are the types of a scalar. */
export interface DecodeShape {
  types?: string[];
  /** Only if `types` contains `string` and `null`: the text `null` is null, because no string may be `null`. */
  nullText?: boolean;
  items?: DecodeShape;
  members?: Record<string, DecodeShape>;
  /** The shape of members that `properties` does not list. */
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

/** The shape of a plain schema down to `levels` levels, including references, `allOf`, `anyOf` and `oneOf`. */
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

/** Omits each `minLength` of a value that is not a file, and each `nullText` of a value that cannot be null. */
function omitUnused(shape: DecodeShape): void {
  if (!shape.file) delete shape.minLength;
  if (!shape.nullText || !shape.types?.includes("null")) delete shape.nullText;
  const { items, members = {}, others } = shape;
  for (const inner of [items, ...Object.values(members), others]) if (inner) omitUnused(inner);
}

/** Adds the shape of a schema to `shape`, which may already contain the shapes of other parts. */
function gather(
  schema: Json | undefined,
  shape: DecodeShape,
  models: ReadonlyMap<string, Model>,
  levels: number,
  above: readonly string[],
): void {
  if (levels < 0 || !isObject(schema)) return;
  if (typeof schema.$ref === "string" && !above.includes(schema.$ref)) {
    gather(models.get(schema.$ref)?.schema, shape, models, levels, [...above, schema.$ref]);
  }
  for (const branch of branchesOf(schema)) gather(branch, shape, models, levels, above);
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
  if (types.includes("array") || (isObject(schema.items) && admits("array"))) {
    shape.items ??= {};
    gather(schema.items, shape.items, models, levels - 1, above);
  }
  if (types.includes("object") || (isObject(schema.properties) && admits("object"))) {
    const properties = isObject(schema.properties) ? schema.properties : {};
    const members = new Map(Object.entries(shape.members ?? {}));
    for (const [name, member] of Object.entries(properties)) {
      const known = members.get(name) ?? {};
      gather(member, known, models, levels - 1, above);
      members.set(name, known);
    }
    shape.members = Object.fromEntries(members);
    if (schema.additionalProperties !== false) {
      shape.others ??= {};
      gather(schema.additionalProperties, shape.others, models, levels - 1, above);
    }
  }
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

function branchesOf(schema: JsonObject): Json[] {
  return ["allOf", "anyOf", "oneOf"].flatMap((keyword) => {
    const list = schema[keyword];
    return Array.isArray(list) ? list : [];
  });
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

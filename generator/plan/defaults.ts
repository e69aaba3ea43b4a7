import { fits } from "../openapi/fits.ts";
import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { setMember } from "../runtime/routes/shapes.ts";
import type { Model } from "./models.ts";

/**
 * The defaults that a schema declares: `values` are the defaults of missing members; `members` and `items` are the
 * defaults inside present members and items. Names are stored in pairs, not as keys of an object, because a member
 * may be named `__proto__`.
 */
export interface DefaultShape {
  values?: [name: string, value: Json][];
  members?: [name: string, shape: DefaultShape][];
  /** Each shape applies from index `from` on: the keyword `items` skips the positions of `prefixItems`. */
  items?: [from: number, shape: DefaultShape][];
  /** Names of the models that the schema or its `allOf` refers to with `$ref`. Their defaults apply, too. */
  models?: string[];
}

type Models = ReadonlyMap<string, Model>;

/** If the completion of a default visits this many schemas, the default is ignored: it is probably recursive. */
const MOST_FILLED = 1000;

/**
 * The defaults of a schema: only those in `properties`, `items`, references and `allOf`. Unlike with Ajv's
 * `useDefaults`, a member without its own `default` takes the default of the schema that it refers to, and a default
 * that may violate its own schema is ignored.
 */
function defaultShape(schema: Json | undefined, models: Models): DefaultShape {
  if (!isObject(schema)) return {};
  const shapes = list(schema.allOf).map((part) => defaultShape(part, models));
  const shape: DefaultShape = {
    values: shapes.flatMap(({ values = [] }) => values),
    members: shapes.flatMap(({ members = [] }) => members),
    items: shapes.flatMap(({ items = [] }) => items),
    models: shapes.flatMap((part) => part.models ?? []),
  };
  if (typeof schema.$ref === "string") shape.models?.push(schema.$ref);
  for (const [name, member] of Object.entries(
    isObject(schema.properties) ? schema.properties : {},
  )) {
    const value = defaultOf(member, models);
    if (value !== undefined) shape.values?.push([name, value]);
    shape.members?.push([name, defaultShape(member, models)]);
  }
  if (isObject(schema.items)) {
    shape.items?.push([list(schema.prefixItems).length, defaultShape(schema.items, models)]);
  }
  return shape;
}

/** A schema's default, completed with its members' defaults. Undefined if there is none, or if it may be invalid. */
export function defaultOf(schema: Json | undefined, models: Models): Json | undefined {
  const behind = (reference: string) => models.get(reference)?.schema;
  const stated = statedDefault(schema, models);
  if (stated === undefined || schema === undefined) return undefined;
  const budget = { left: MOST_FILLED };
  const value = filled(schema, structuredClone(stated), models, budget);
  return budget.left > 0 && fits(schema, value, behind) ? value : undefined;
}

function statedDefault(schema: Json | undefined, models: Models, hops = 0): Json | undefined {
  if (!isObject(schema) || hops > 20) return undefined;
  if (schema.default !== undefined) return schema.default;
  if (typeof schema.$ref !== "string") return undefined;
  return statedDefault(models.get(schema.$ref)?.schema, models, hops + 1);
}

function filled(schema: Json, value: Json, models: Models, budget: { left: number }): Json {
  if (!isObject(schema) || budget.left-- <= 0) return value;
  const parts: Json[] = [...list(schema.allOf)];
  const target = typeof schema.$ref === "string" ? models.get(schema.$ref)?.schema : undefined;
  if (target !== undefined) parts.push(target);
  for (const part of parts) filled(part, value, models, budget);
  if (Array.isArray(value)) {
    for (const item of value.slice(list(schema.prefixItems).length)) {
      filled(schema.items ?? true, item, models, budget);
    }
  }
  if (!isObject(value) || !isObject(schema.properties)) return value;
  for (const [name, member] of Object.entries(schema.properties)) {
    const initial = Object.hasOwn(value, name) ? undefined : statedDefault(member, models);
    if (initial !== undefined) setMember(value, name, structuredClone(initial));
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    if (own !== undefined) filled(member, own, models, budget);
  }
  return value;
}

/** Returns functions that find the defaults of schemas and models. The shapes omit every part without defaults. */
export function planDefaults(models: Models) {
  const shapes = new Map(
    [...models].map(([name, { schema }]) => [name, defaultShape(schema, models)]),
  );
  const holding = new Set<string>();
  const isHolding = (shape: DefaultShape): boolean =>
    (shape.values ?? []).length > 0 ||
    (shape.models ?? []).some((name) => holding.has(name)) ||
    [...(shape.members ?? []), ...(shape.items ?? [])].some(([, inner]) => isHolding(inner));
  for (let before = -1; before < holding.size; ) {
    before = holding.size;
    for (const [name, shape] of shapes) if (isHolding(shape)) holding.add(name);
  }
  const prune = (shape: DefaultShape): DefaultShape => {
    const { values = [] } = shape;
    const below = <K>(shapes: [K, DefaultShape][] = []) =>
      shapes.flatMap(([key, inner]): [K, DefaultShape][] =>
        isHolding(inner) ? [[key, prune(inner)]] : [],
      );
    const members = below(shape.members);
    const items = below(shape.items);
    const behind = (shape.models ?? []).filter((name) => holding.has(name));
    return {
      ...(values.length > 0 ? { values } : {}),
      ...(members.length > 0 ? { members } : {}),
      ...(items.length > 0 ? { items } : {}),
      ...(behind.length > 0 ? { models: behind } : {}),
    };
  };
  return {
    /** The defaults of a schema; undefined if the schema has no defaults. */
    shapeOf: (schema: JsonObject): DefaultShape | undefined => {
      const shape = defaultShape(schema, models);
      return isHolding(shape) ? prune(shape) : undefined;
    },
    /** The shapes, by model name, of the models named in `starts` and of all models that these shapes refer to. */
    tableFor: (starts: Iterable<string>): Record<string, DefaultShape> => {
      const wanted = new Set([...starts].filter((name) => holding.has(name)));
      const table: Record<string, DefaultShape> = {};
      for (const name of wanted) {
        const shape = prune(shapes.get(name) ?? {});
        table[name] = shape;
        for (const other of namesIn(shape)) wanted.add(other);
      }
      return table;
    },
  };
}

/** The names of the models that a shape refers to. */
export function namesIn({ models = [], members = [], items = [] }: DefaultShape): string[] {
  return [...models, ...[...members, ...items].flatMap(([, inner]) => namesIn(inner))];
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

import { isObject, type Json, type JsonObject } from "../pointer.ts";
import { compare } from "../problem.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import { modelName, publishedName } from "./names.ts";
import type { Operation } from "./operations.ts";
import type { Model } from "./plan.ts";

/** One variant of a body: its name, its title for readers, and the model that narrows the shared one. */
export interface Variant {
  name: string;
  title: string;
  model: string;
}

/** One request body, with all its variants. */
export interface Body {
  /** The published name, such as `document-create`; also the name of its validators' module. */
  name: string;
  model: string;
  /** What the variants are by, such as `country`; absent where there are none. */
  by?: string;
  variants: Variant[];
  operations: string[];
}

/** Every request body once, sorted by name. */
export function planBodies(spec: ResolvedSpec, operations: Operation[], models: Model[]): Body[] {
  const bodies = new Map<string, Body>();
  for (const { id, body } of operations) {
    if (body === undefined) continue;
    const media = spec.at(body.address);
    const schema = follow(spec, `${body.address}/schema`);
    const name = publishedName(schema.address);
    const before = bodies.get(name);
    if (before !== undefined) {
      before.operations.push(id);
      continue;
    }
    const variants = isObject(media) && isObject(media["x-variants"]) ? media["x-variants"] : {};
    bodies.set(name, {
      name,
      model: body.model,
      ...(typeof variants.by === "string" ? { by: variants.by } : {}),
      variants: Object.entries(variants)
        .filter(([key]) => key !== "by")
        .map(([key, target]) => planVariant(spec, key, target, models)),
      operations: [id],
    });
  }
  return [...bodies.values()].sort((a, b) => compare(a.name, b.name));
}

function planVariant(spec: ResolvedSpec, name: string, target: Json, models: Model[]): Variant {
  const { address } = follow(spec, String((target as JsonObject).$ref));
  const model = modelName(address);
  const title = models.find((one) => one.name === model)?.schema.title;
  return { name, title: typeof title === "string" ? title : name, model };
}

/**
 * What a variant forbids of the shared schema: a schema that refuses, under the rule of its
 * `x-only`, each member that this variant may not send, and undefined where there is none.
 */
export function scopeSchema(
  models: ReadonlyMap<string, Model>,
  schema: Json | undefined,
  variant: string,
  above: readonly string[] = [],
): JsonObject | undefined {
  if (!isObject(schema)) return undefined;
  if (typeof schema.$ref === "string") {
    if (above.includes(schema.$ref)) return undefined;
    const target = models.get(schema.$ref)?.schema;
    return scopeSchema(models, target, variant, [...above, schema.$ref]);
  }
  const scope: JsonObject = {};
  const properties: JsonObject = {};
  for (const [name, member] of Object.entries(
    isObject(schema.properties) ? schema.properties : {},
  )) {
    const inner = forbidden(member, name, variant) ?? scopeSchema(models, member, variant, above);
    if (inner !== undefined) properties[name] = inner;
  }
  if (Object.keys(properties).length > 0) scope.properties = properties;
  const items = scopeSchema(models, schema.items, variant, above);
  if (items !== undefined) scope.items = items;
  return Object.keys(scope).length > 0 ? scope : undefined;
}

/** The id of the rule that an `x-only` states: its own `x-rule`, or `scope.` and the member's name. */
export function scopeRule(member: JsonObject, name: string): string {
  return typeof member["x-rule"] === "string" ? member["x-rule"] : `scope.${name}`;
}

function forbidden(member: Json, name: string, variant: string): JsonObject | undefined {
  if (!isObject(member) || !Array.isArray(member["x-only"])) return undefined;
  if (member["x-only"].includes(variant)) return undefined;
  const rule = { "x-rule": scopeRule(member, name) };
  return member["x-neutral"] === undefined
    ? { ...rule, not: {} }
    : { ...rule, const: member["x-neutral"] };
}

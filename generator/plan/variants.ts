import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import type { Model } from "./models.ts";

/**
 * A schema that rejects each member that a variant must not send, under the rule of the member's `x-only`. The
 * value of `x-neutral` is still accepted. Undefined if the variant may send every member.
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

/** The rule id of a member's `x-only`: the member's `x-rule`, or else `scope.` and the member's name. */
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

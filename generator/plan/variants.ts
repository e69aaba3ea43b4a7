import { scopeRule } from "../keywords/x-only.ts";
import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import type { Model } from "./models.ts";

/**
 * Schemas that reject the members of `body` that `variant` must not send. Each such member is rejected with the rule id
 * that `scopeRule` returns. A member's `x-neutral` value is still accepted. In the map, the schema of the body has the
 * key `name`; the schema of each recursive model has the key `<name>-<model>`. Ignores members below keywords such as
 * `anyOf`, `oneOf`, `not` and `if`. The map is empty if the variant may send all members.
 */
export function scopeSchemas(
  models: ReadonlyMap<string, Model>,
  body: string,
  variant: string,
  name: string,
): Map<string, JsonObject> {
  const scopes = new Map<string, JsonObject>();
  const done = new Map<string, JsonObject | undefined>();
  const open = new Set<string>();
  const recursive = new Set<string>();
  let rejects = false;
  const scope = ofModel(body);
  return rejects && scope !== undefined ? scopes.set(name, scope) : new Map();

  function ofModel(model: string): JsonObject | undefined {
    const reference = { $ref: `${name}-${model}` };
    if (open.has(model)) {
      recursive.add(model);
      return reference;
    }
    if (done.has(model)) return done.get(model);
    open.add(model);
    const scope = ofSchema(models.get(model)?.schema);
    open.delete(model);
    const isNamed = scope !== undefined && recursive.has(model);
    if (isNamed) scopes.set(reference.$ref, scope);
    done.set(model, isNamed ? reference : scope);
    return done.get(model);
  }

  function ofMember(member: Json, name: string): JsonObject | undefined {
    const rejecting = forbidden(member, name, variant);
    rejects ||= rejecting !== undefined;
    return rejecting ?? ofSchema(member);
  }

  function ofSchema(schema: Json | undefined): JsonObject | undefined {
    if (!isObject(schema)) return undefined;
    const scope: JsonObject = {};
    const others = ofSchema(schema.additionalProperties);
    for (const keyword of ["properties", "patternProperties"]) {
      const members = Object.entries(isObject(schema[keyword]) ? schema[keyword] : {});
      const limited = members.flatMap(([name, member]): [string, Json][] => {
        // Without an entry, `additionalProperties` would apply to the member.
        const inner = ofMember(member, name) ?? (others === undefined ? undefined : true);
        return inner === undefined ? [] : [[name, inner]];
      });
      if (limited.length > 0) scope[keyword] = Object.fromEntries(limited);
    }
    if (others !== undefined) scope.additionalProperties = others;
    const items = ofSchema(schema.items);
    const first = listOf(schema.prefixItems).map((item) => ofSchema(item) ?? true);
    if (first.some((item) => item !== true || items !== undefined)) scope.prefixItems = first;
    if (items !== undefined) scope.items = items;
    const target = typeof schema.$ref === "string" ? ofModel(schema.$ref) : undefined;
    const parts = [target, ...listOf(schema.allOf).map(ofSchema)].filter(isObject);
    if (parts.length === 1 && Object.keys(scope).length === 0) return parts[0];
    if (parts.length > 0) scope.allOf = parts;
    return Object.keys(scope).length > 0 ? scope : undefined;
  }
}

function forbidden(member: Json, name: string, variant: string): JsonObject | undefined {
  if (!isObject(member) || !Array.isArray(member["x-only"])) return undefined;
  if (member["x-only"].includes(variant)) return undefined;
  const rule = { "x-rule": scopeRule(member, name) };
  return member["x-neutral"] === undefined
    ? { ...rule, not: {} }
    : { ...rule, const: member["x-neutral"] };
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

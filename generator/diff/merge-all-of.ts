import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { withoutWords } from "../openapi/schema.ts";
import { behind } from "./behind.ts";
import type { Models } from "./schema-text.ts";

// These keywords have the same meaning in a schema and in a branch of its `allOf`.
const movable =
  /^(type|format|properties|required|enum|const|pattern|items|(min|max)(Length|Items|Properties|imum)|(readOnly|writeOnly|deprecated|default))$/;

// If a schema has one of these keywords beside `allOf`, no branch is merged into the schema. For example, after a
// merge, `additionalProperties` would no longer apply to a member that only a branch declares.
const dependent = /^(additionalProperties|patternProperties|prefixItems|if|contains)$/;

/**
 * Merges the branches of a schema's `allOf` into the schema, so that a comparison finds a member at the same place,
 * whether the schema or a branch declares it. A branch with a keyword that `movable` does not list stays a branch.
 */
export function mergeAllOf(
  schema: JsonObject,
  models: Models,
  within: ReadonlySet<string> = new Set(),
): JsonObject {
  const { allOf, ...own } = schema;
  if (!Array.isArray(allOf) || Object.keys(own).some((name) => dependent.test(name))) return schema;
  let merged: JsonObject = own;
  const left: Json[] = [];
  for (const branch of allOf) {
    const { reference, schema: found } = behind(branch, models);
    const inner = within.has(reference)
      ? undefined
      : mergeAllOf(found, models, reference === "" ? within : new Set([...within, reference]));
    const plain = inner === undefined ? {} : bare(inner);
    const names = Object.keys(plain);
    if (names.length === 0 || !names.every((name) => movable.test(name))) left.push(branch);
    else {
      const { together, rest } = combine(merged, plain);
      merged = together;
      if (Object.keys(rest).length > 0) left.push(rest);
    }
  }
  return left.length === 0 ? merged : { ...merged, allOf: left };
}

/** A schema without titles, descriptions, comments, examples, `xml` and `externalDocs`. */
function bare({ xml: _xml, externalDocs: _docs, ...schema }: JsonObject): JsonObject {
  const plain = withoutWords(schema);
  return isObject(plain) ? plain : {};
}

/** Combines two schemas that apply to the same value. `rest` has the keywords of `other` whose values conflict. */
function combine(one: JsonObject, other: JsonObject): { together: JsonObject; rest: JsonObject } {
  const together: JsonObject = { ...one };
  const rest: JsonObject = {};
  for (const [name, value] of Object.entries(other)) {
    const now = together[name];
    if (now === undefined || JSON.stringify(now) === JSON.stringify(value)) together[name] = value;
    else if (name === "required") together[name] = [...new Set([now, value].flat())];
    else if (name === "properties") together[name] = joined(now, value);
    else if (name === "items") together[name] = { allOf: [now, value] };
    else rest[name] = value;
  }
  return { together, rest };
}

function joined(one: Json, other: Json): JsonObject {
  const members: JsonObject = isObject(one) ? { ...one } : {};
  for (const [name, member] of Object.entries(isObject(other) ? other : {})) {
    const now = Object.hasOwn(members, name) ? members[name] : undefined;
    const same = now === undefined || JSON.stringify(now) === JSON.stringify(member);
    const value = same ? member : { allOf: [now, member] };
    Object.defineProperty(members, name, { value, enumerable: true, configurable: true });
  }
  return members;
}

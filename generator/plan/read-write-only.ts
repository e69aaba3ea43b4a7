import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import type { Model } from "./models.ts";

type Models = ReadonlyMap<string, Model>;

/** The members of a value that are `readOnly` or `writeOnly`, declared by its schema, by a part of `allOf` or behind a reference. */
export function flaggedMembers(
  schema: Json | undefined,
  flag: "readOnly" | "writeOnly",
  models: Models,
  hops = 0,
): string[] {
  if (!isObject(schema) || hops > 20) return [];
  const members = Object.entries(isObject(schema.properties) ? schema.properties : {});
  return [
    ...members.filter(([, member]) => isFlagged(member, flag, models)).map(([name]) => name),
    ...partsOf(schema, models).flatMap((part) => flaggedMembers(part, flag, models, hops + 1)),
  ];
}

function isFlagged(schema: Json | undefined, flag: string, models: Models, hops = 0): boolean {
  if (!isObject(schema) || hops > 20) return false;
  if (schema[flag] !== undefined) return schema[flag] === true;
  return partsOf(schema, models).some((part) => isFlagged(part, flag, models, hops + 1));
}

/** The schemas that apply to the same value without a condition. */
function partsOf({ $ref, allOf }: JsonObject, models: Models): (Json | undefined)[] {
  const behind = typeof $ref === "string" ? [models.get($ref)?.schema] : [];
  return [...behind, ...(Array.isArray(allOf) ? allOf : [])];
}

/** Drops members from all that demands them: `required`, and what the presence of others demands. */
export function demandNone(schema: JsonObject, gone: ReadonlySet<string>): void {
  const { required, dependentRequired } = schema;
  if (gone.size === 0) return;
  const kept = (names: Json) =>
    Array.isArray(names) ? names.filter((name) => !gone.has(String(name))) : names;
  if (required !== undefined) schema.required = kept(required);
  if (!isObject(dependentRequired)) return;
  const lists = Object.entries(dependentRequired).map(([name, names]) => [name, kept(names)]);
  schema.dependentRequired = Object.fromEntries(lists);
}

import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import type { Model } from "./models.ts";

type Models = ReadonlyMap<string, Model>;

/** The names of a schema's members with a flag, including those of its `allOf` parts and of referenced models. */
export function flaggedMembers(
  schema: Json | undefined,
  flag: "readOnly" | "writeOnly",
  models: Models,
  seen = new Set<string>(),
): string[] {
  if (!isObject(schema)) return [];
  const members = Object.entries(isObject(schema.properties) ? schema.properties : {});
  return [
    ...members.filter(([, member]) => isFlagged(member, flag, models)).map(([name]) => name),
    ...partsOf(schema, models, seen).flatMap((part) => flaggedMembers(part, flag, models, seen)),
  ];
}

function isFlagged(
  schema: Json | undefined,
  flag: string,
  models: Models,
  seen = new Set<string>(),
): boolean {
  if (!isObject(schema)) return false;
  if (schema[flag] !== undefined) return schema[flag] === true;
  return partsOf(schema, models, seen).some((part) => isFlagged(part, flag, models, seen));
}

/** The model of `$ref` and the parts of `allOf`: each value of the schema must match them. Omits models in `seen`. */
function partsOf({ $ref, allOf }: JsonObject, models: Models, seen: Set<string>) {
  const parts: (Json | undefined)[] = Array.isArray(allOf) ? allOf : [];
  if (typeof $ref !== "string" || seen.has($ref)) return parts;
  seen.add($ref);
  return [models.get($ref)?.schema, ...parts];
}

/** Removes members from `required` and from the lists of `dependentRequired`. */
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

import { compare } from "../../diagnostics/diagnostic.ts";
import { isObject, type Json, type JsonObject } from "../../openapi/pointer.ts";
import { innerSchemas, mapSchema } from "../../openapi/schema.ts";
import type { Model } from "../../plan/models.ts";

/** The names of the models that a schema refers to directly. A name may repeat. */
export function modelReferences(schema: Json | undefined, found: string[] = []): string[] {
  if (!isObject(schema)) return found;
  if (typeof schema.$ref === "string") found.push(schema.$ref);
  for (const name of Object.values(mappingOf(schema) ?? {})) found.push(String(name));
  for (const inner of innerSchemas(schema)) modelReferences(inner, found);
  return found;
}

/** Replaces the model names in a schema's references by pointers below a prefix, such as `#/$defs/`. */
export function pointReferences(schema: Json, prefix: string): Json {
  if (!isObject(schema)) return schema;
  const pointed = mapSchema(schema, (inner) => pointReferences(inner, prefix));
  if (typeof schema.$ref === "string") pointed.$ref = prefix + encodeName(schema.$ref);
  const mapping = mappingOf(schema);
  if (mapping !== undefined && isObject(schema.discriminator)) {
    const entries = Object.entries(mapping).map(([value, name]) => [
      value,
      prefix + encodeName(String(name)),
    ]);
    pointed.discriminator = { ...schema.discriminator, mapping: Object.fromEntries(entries) };
  }
  return pointed;
}

/** All models that the given schemas refer to, directly or indirectly, sorted by name. */
export function closure(
  models: { get(name: string): Model | undefined },
  roots: readonly JsonObject[],
): Model[] {
  const found = new Map<string, Model>();
  const visit = (schema: Json) => {
    for (const name of modelReferences(schema)) {
      const model = models.get(name);
      if (model === undefined || found.has(name)) continue;
      found.set(name, model);
      visit(model.schema);
    }
  };
  for (const root of roots) visit(root);
  return [...found.values()].sort((a, b) => compare(a.name, b.name));
}

function mappingOf({ discriminator }: JsonObject): JsonObject | undefined {
  const mapping = isObject(discriminator) ? discriminator.mapping : undefined;
  return isObject(mapping) ? mapping : undefined;
}

function encodeName(name: string): string {
  return /^[\w-]+$/.test(name) ? name : encodeURIComponent(name);
}

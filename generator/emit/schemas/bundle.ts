import type { Model } from "../../plan/plan.ts";
import { isObject, type Json, type JsonObject } from "../../pointer.ts";
import { compare } from "../../problem.ts";

/** The names of the models that a schema refers to, directly. */
export function* modelReferences(schema: unknown): Generator<string> {
  if (typeof schema !== "object" || schema === null) return;
  for (const [key, member] of Object.entries(schema)) {
    if (key === "$ref" && typeof member === "string") yield member;
    else if (!data.has(key)) yield* modelReferences(member);
  }
}

/** A schema whose references, given as names of models, are pointers below a prefix such as `#/$defs/`. */
export function pointReferences(schema: Json, prefix: string): Json {
  if (Array.isArray(schema)) return schema.map((item) => pointReferences(item, prefix));
  if (!isObject(schema)) return schema;
  const result: JsonObject = {};
  for (const [key, member] of Object.entries(schema)) {
    const value =
      key === "$ref" && typeof member === "string"
        ? `${prefix}${member}`
        : data.has(key)
          ? member
          : pointReferences(member, prefix);
    Object.defineProperty(result, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return result;
}

/** Every model that some schemas need, transitively, sorted by name. */
export function closure(models: ReadonlyMap<string, Model>, roots: readonly JsonObject[]): Model[] {
  const found = new Map<string, Model>();
  const visit = (schema: unknown) => {
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

const data = new Set(["enum", "const", "default", "examples", "example", "x-titles", "x-rules"]);

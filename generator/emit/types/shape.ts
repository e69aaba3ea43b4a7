import type { Model, Plan } from "../../plan/plan.ts";
import { isObject, type Json, type JsonObject } from "../../pointer.ts";
import { comment } from "../../templates/layout.ts";

/** The models that have a type: every body that is sent or answered, and what these consist of. */
export function typedModels(plan: Plan): Model[] {
  const byName = new Map(plan.models.map((model) => [model.name, model]));
  const wanted = new Map<string, Model>();
  const visit = (name: string | undefined) => {
    const model = byName.get(name ?? "");
    if (model === undefined || wanted.has(model.name)) return;
    const schema = shapeOf(model.schema, byName) as JsonObject;
    wanted.set(model.name, { ...model, schema });
    for (const reference of references(schema)) visit(reference);
  };
  for (const body of plan.bodies) visit(body.model);
  for (const operation of plan.operations)
    for (const answer of operation.answers) visit(answer.model);
  return plan.models.flatMap((model) => wanted.get(model.name) ?? []);
}

/**
 * A schema with only what a type can say: a branch that carries a rule is left out, for as a type
 * it would open the object to every misspelt member.
 */
export function shapeOf(schema: Json, models: ReadonlyMap<string, Model>): Json {
  if (Array.isArray(schema)) return schema.map((item) => shapeOf(item, models));
  if (!isObject(schema)) return schema;
  const shape: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key.startsWith("x-") || dropped.has(key)) continue;
    if (key === "enum" || key === "const" || key === "required") shape[key] = value;
    else if (key === "description") shape[key] = comment(value);
    else if (key === "allOf" && Array.isArray(value)) {
      const parts = value
        .filter((part) => !isRule(part, models))
        .map((part) => shapeOf(part, models));
      if (parts.length > 0) shape[key] = parts;
    } else if (key === "properties" && isObject(value)) {
      const members = Object.entries(value).map(([name, member]) => [
        name,
        shapeOf(member, models),
      ]);
      shape[key] = Object.fromEntries(members);
    } else shape[key] = shapeOf(value, models);
  }
  return shape;
}

const dropped = new Set([
  "title",
  "if",
  "then",
  "else",
  "examples",
  "example",
  "default",
  "$comment",
]);

function isRule(part: Json, models: ReadonlyMap<string, Model>): boolean {
  if (!isObject(part)) return false;
  if (part["x-rule"] !== undefined) return true;
  const target = typeof part.$ref === "string" ? models.get(part.$ref)?.schema : undefined;
  return target !== undefined && target.properties === undefined && target.items === undefined;
}

function* references(schema: unknown): Generator<string> {
  if (typeof schema !== "object" || schema === null) return;
  for (const [key, member] of Object.entries(schema)) {
    if (key === "$ref" && typeof member === "string") yield member;
    else yield* references(member);
  }
}

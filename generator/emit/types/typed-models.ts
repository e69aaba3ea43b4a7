import { isObject, type Json, type JsonObject } from "../../openapi/pointer.ts";
import { type Model, modelsOf } from "../../plan/models.ts";
import type { Plan } from "../../plan/plan.ts";
import { typeShape } from "./shape.ts";

/** A model's name, and its schema as input for json-schema-to-typescript. */
export interface TypedModel {
  name: string;
  shape: JsonObject;
}

/** The models that get a TypeScript type: the models of `rootNames`, and every model that one of these uses. */
export function typedModels(plan: Plan, document: JsonObject): TypedModel[] {
  const byName = modelsOf(plan);
  const wanted = new Map<string, TypedModel>();
  const queue = rootNames(plan, document);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const model = byName.get(name);
    if (model === undefined || wanted.has(name)) continue;
    const shape = typeShape(model.typed ?? model.schema, byName) ?? {};
    wanted.set(name, { name, shape });
    queue.push(...typeNames(shape));
  }
  return [...plan.models, ...plan.derived].flatMap(({ name }) => wanted.get(name) ?? []);
}

// The components, the derived forms, and the models that bodies, responses, parameters or `document` refer to.
function rootNames(plan: Plan, document: JsonObject): string[] {
  const { components, ...rest } = document;
  const { schemas: _schemas, ...others } = isObject(components) ? components : {};
  const named = [...pointedNames(rest), ...pointedNames(others)];
  const own = plan.models.filter(isComponent).map(({ name }) => name);
  const bodies = plan.bodies.map(({ model }) => model);
  const responses = plan.operations.flatMap(({ responses }) =>
    responses.flatMap(({ contents }) => contents.flatMap(({ model }) => model ?? [])),
  );
  const parameters = plan.operations.flatMap(({ parameters }) =>
    parameters.flatMap(({ schema }) => (typeof schema.$ref === "string" ? [schema.$ref] : [])),
  );
  const forms = plan.derived.map(({ name }) => name);
  return [...own, ...forms, ...bodies, ...responses, ...parameters, ...named];
}

function isComponent({ address }: Model): boolean {
  return /#\/components\/schemas\/[^/]+$/.test(address);
}

function* pointedNames(value: Json): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* pointedNames(item);
  if (!isObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    const prefix = "#/components/schemas/";
    if (key === "$ref" && typeof member === "string" && member.startsWith(prefix)) {
      yield decodeURIComponent(member.slice(prefix.length));
    } else if (key !== "x-variants") yield* pointedNames(member); // The type of a body ignores variants.
  }
}

function* typeNames(shape: Json): Generator<string> {
  if (Array.isArray(shape)) for (const item of shape) yield* typeNames(item);
  if (!isObject(shape)) return;
  for (const [key, member] of Object.entries(shape)) {
    if (key === "tsType" && typeof member === "string") yield member;
    else yield* typeNames(member);
  }
}

import { compare } from "../../diagnostics/diagnostic.ts";
import { isObject, type JsonObject } from "../../openapi/pointer.ts";
import type { Body } from "../../plan/bodies.ts";
import { formOf } from "../../plan/forms.ts";
import { type Model, modelsOf } from "../../plan/models.ts";
import { type Parameter, placesOf } from "../../plan/parameters.ts";
import type { Plan } from "../../plan/plan.ts";
import { scopeSchemas } from "../../plan/variants.ts";
import { bareSchema } from "./bare-schema.ts";
import { modelReferences } from "./bundle.ts";

/** `schemas`: bare schemas by key, such as a model's name. `keys`: the key of each exported validator's schema. */
export interface Prepared {
  schemas: Map<string, JsonObject>;
  keys: Map<string, string>;
}

/** The models in `names`, and all models that they refer to, as bare schemas. */
function prepareModels(plan: Plan, names: readonly string[]): Prepared {
  const prepared: Prepared = { schemas: new Map(), keys: new Map() };
  addModels(plan, prepared, names);
  return prepared;
}

/** Adds the models in `names`, and all models that they refer to. */
function addModels(plan: Plan, { schemas }: Prepared, names: Iterable<string>): void {
  const wanted = new Set(names);
  // The loop also visits names that are added to the set while it runs.
  for (const name of wanted) {
    const model = modelsOf(plan).get(name);
    if (schemas.has(name) || model === undefined) continue;
    const { schema, references } = bareModels.get(model) ?? bareModel(plan, model);
    schemas.set(name, schema);
    for (const reference of references) wanted.add(reference);
  }
}

/** A cache of bare schemas, each with the names of the models that it refers to. */
const bareModels = new WeakMap<Model, ReturnType<typeof bareModel>>();

function bareModel(plan: Plan, model: Model) {
  const bare = bareSchema(model.schema, modelsOf(plan));
  const schema: JsonObject = isObject(bare) ? bare : { not: {} };
  const made = { schema, references: modelReferences(model.schema) };
  bareModels.set(model, made);
  return made;
}

/** The name, in `keys`, of the validator for a body's shared schema. A variant's validator has the variant's name. */
export const sharedKey = "";

/**
 * The schemas of a body and its variants. The schema of a variant combines the body's shared schema and the variant's
 * own schema. If `x-only` reserves members for other variants, a schema of `scopeSchemas` is added to reject them.
 */
export function prepareBody(plan: Plan, body: Body): Prepared {
  const shared = formOf(plan, body.model, "write");
  const names = [shared, ...body.variants.map((variant) => variant.model)];
  const prepared = prepareModels(plan, names);
  const models = modelsOf(plan);
  prepared.keys.set(sharedKey, shared);
  for (const { name, model } of body.variants) {
    const key = `${body.name}/${name}`;
    const parts: JsonObject[] = [{ $ref: shared }, { $ref: model }];
    const scopes = scopeSchemas(models, body.model, name, `${key}-scope`);
    for (const [scope, schema] of scopes) {
      prepared.schemas.set(scope, bareSchema(schema, models) as JsonObject);
    }
    if (scopes.size > 0) parts.push({ $ref: `${key}-scope` });
    prepared.schemas.set(key, { allOf: parts });
    prepared.keys.set(name, key);
  }
  return prepared;
}

/** The key of an operation's parameters in one place, such as `query`. */
export function parameterKey(operation: string, place: string): string {
  return `${operation} ${place}`;
}

/** The parameters of each operation, as one object schema for each place. */
export function prepareParameters(plan: Plan): Prepared {
  const prepared = prepareModels(plan, []);
  const add = (key: string, parameters: readonly Parameter[]) => {
    const schema: JsonObject = {
      type: "object",
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    };
    for (const { schema } of parameters) addModels(plan, prepared, modelReferences(schema));
    prepared.schemas.set(key, bareSchema(schema, modelsOf(plan)) as JsonObject);
    prepared.keys.set(key, key);
  };
  add(parameterKey("", "none"), []);
  for (const operation of plan.operations) {
    for (const place of placesOf(operation)) {
      const here = operation.parameters.filter((parameter) => parameter.in === place);
      add(parameterKey(operation.id, place), here);
    }
  }
  return prepared;
}

/** The models of JSON and text responses. */
export function prepareResponses(plan: Plan): Prepared {
  const contents = plan.operations.flatMap(({ responses }) =>
    responses.flatMap((one) => one.contents),
  );
  const names = contents.flatMap(({ kind, model }) =>
    /^(json|text)$/.test(kind) && model ? [formOf(plan, model, "read")] : [],
  );
  const models = [...new Set(names)].sort(compare);
  const prepared = prepareModels(plan, models);
  for (const model of models) prepared.keys.set(model, model);
  return prepared;
}

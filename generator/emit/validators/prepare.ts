import type { Body } from "../../plan/bodies.ts";
import type { Model } from "../../plan/models.ts";
import type { Plan } from "../../plan/plan.ts";
import { scopeSchema } from "../../plan/variants.ts";
import { isObject, type JsonObject } from "../../pointer.ts";
import { modelReferences } from "../schemas/bundle.ts";
import { bareSchema, schemaKey } from "./bare-schema.ts";

/** Schemas ready for Ajv under the keys that begin their schema paths, and the key behind each exported name. */
export interface Prepared {
  schemas: Map<string, JsonObject>;
  keys: Map<string, string>;
}

/** Some models and all that they refer to, bare. */
export function prepareModels(plan: Plan, names: readonly string[]): Prepared {
  const prepared: Prepared = { schemas: new Map(), keys: new Map() };
  addModels(plan, prepared, names);
  return prepared;
}

/** Adds some models and all that they refer to. */
export function addModels(plan: Plan, prepared: Prepared, names: Iterable<string>): void {
  for (const name of names) {
    const key = schemaKey(name);
    const model = modelsOf(plan).get(name);
    if (prepared.schemas.has(key) || model === undefined) continue;
    const bare = bareModel(plan, model);
    prepared.schemas.set(key, bare.schema);
    addModels(plan, prepared, bare.references);
  }
}

interface BareModel {
  schema: JsonObject;
  references: readonly string[];
}

const bareModels = new WeakMap<Model, BareModel>();

/** A model, bare; it is made once, however many modules need it. */
function bareModel(plan: Plan, model: Model): BareModel {
  const before = bareModels.get(model);
  if (before !== undefined) return before;
  const bare = bareSchema(model.schema, modelsOf(plan));
  const schema = isObject(bare) ? bare : { not: {} };
  const made = { schema, references: [...modelReferences(model.schema)] };
  bareModels.set(model, made);
  return made;
}

/** The name under which a body's shared schema is exported; variants have their own names. */
export const sharedKey = "";

/** A body and its variants: each variant is the shared schema, its own, and what is out of its scope. */
export function prepareBody(plan: Plan, body: Body): Prepared {
  const names = [body.model, ...body.variants.map((variant) => variant.model)];
  const prepared = prepareModels(plan, names);
  const models = modelsOf(plan);
  const shared = schemaKey(body.model);
  prepared.keys.set(sharedKey, shared);
  for (const { name, model } of body.variants) {
    const key = `${shared}-${name}`;
    const parts: JsonObject[] = [{ $ref: shared }, { $ref: schemaKey(model) }];
    const scope = scopeSchema(models, { $ref: body.model }, name);
    if (scope !== undefined) {
      const bare = bareSchema(scope, models) as JsonObject;
      prepared.schemas.set(`${key}-scope`, bare);
      parts.push({ $ref: `${key}-scope` });
    }
    prepared.schemas.set(key, { allOf: parts });
    prepared.keys.set(name, key);
  }
  return prepared;
}

const byPlan = new WeakMap<Plan, ReadonlyMap<string, Model>>();

/** The models of a plan by name. */
export function modelsOf(plan: Plan): ReadonlyMap<string, Model> {
  const known = byPlan.get(plan) ?? new Map(plan.models.map((model) => [model.name, model]));
  byPlan.set(plan, known);
  return known;
}

import type { Body } from "../../plan/bodies.ts";
import type { Model } from "../../plan/models.ts";
import type { Plan } from "../../plan/plan.ts";
import { scopeSchema } from "../../plan/variants.ts";
import { isObject, type JsonObject } from "../../pointer.ts";
import { modelReferences } from "../schemas/bundle.ts";
import { bareSchema, emptyTables, schemaKey, type Tables } from "./tables.ts";

/** Schemas ready for Ajv under the keys that begin their schema paths, and the key behind each exported name. */
export interface Prepared {
  schemas: Map<string, JsonObject>;
  keys: Map<string, string>;
  tables: Tables;
}

/** Some models and all that they refer to, bare. */
export function prepareModels(plan: Plan, names: readonly string[]): Prepared {
  const prepared: Prepared = { schemas: new Map(), keys: new Map(), tables: emptyTables() };
  addModels(plan, prepared, names);
  return prepared;
}

/** Adds some models and all that they refer to. */
export function addModels(plan: Plan, prepared: Prepared, names: Iterable<string>): void {
  for (const name of names) {
    const key = schemaKey(name);
    const model = modelsOf(plan).get(name);
    if (prepared.schemas.has(key) || model === undefined) continue;
    prepared.schemas.set(key, {});
    const bare = bareSchema(model.schema, `${key}#`, prepared.tables, modelsOf(plan));
    prepared.schemas.set(key, isObject(bare) ? bare : { not: {} });
    addModels(plan, prepared, modelReferences(model.schema));
  }
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
      const bare = bareSchema(scope, `${key}-scope#`, prepared.tables, models) as JsonObject;
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

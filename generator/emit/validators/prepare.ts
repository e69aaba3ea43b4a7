import type { Plan } from "../../plan/plan.ts";
import type { Body } from "../../plan/variants.ts";
import { scopeSchema } from "../../plan/variants.ts";
import type { JsonObject } from "../../pointer.ts";
import { modelReferences } from "../schemas/bundle.ts";
import { bareSchema, emptyTables, type Tables } from "./tables.ts";

/** Schemas ready for Ajv under the keys that begin their schema paths, and the key behind each exported name. */
export interface Prepared {
  schemas: Map<string, JsonObject>;
  keys: Map<string, string>;
  tables: Tables;
}

/** Some models and all that they refer to, bare. */
export function prepareModels(plan: Plan, names: readonly string[]): Prepared {
  const models = new Map(plan.models.map((model) => [model.name, model]));
  const prepared: Prepared = { schemas: new Map(), keys: new Map(), tables: emptyTables() };
  const need = (name: string): void => {
    const model = models.get(name);
    if (prepared.schemas.has(name) || model === undefined) return;
    const bare = bareSchema(model.schema, `${name}#`, prepared.tables) as JsonObject;
    prepared.schemas.set(name, bare);
    for (const reference of modelReferences(bare)) need(reference);
  };
  for (const name of names) need(name);
  return prepared;
}

/** The name under which a body's shared schema is exported; variants have their own names. */
export const sharedKey = "";

/** A body and its variants: each variant is the shared schema, its own, and what is out of its scope. */
export function prepareBody(plan: Plan, body: Body): Prepared {
  const models = new Map(plan.models.map((model) => [model.name, model]));
  const names = [body.model, ...body.variants.map((variant) => variant.model)];
  const prepared = prepareModels(plan, names);
  prepared.keys.set(sharedKey, body.model);
  for (const { name, model } of body.variants) {
    const key = `${body.model}-${name}`;
    const parts: JsonObject[] = [{ $ref: body.model }, { $ref: model }];
    const scope = scopeSchema(models, { $ref: body.model }, name);
    if (scope !== undefined) {
      const bare = bareSchema(scope, `${key}-scope#`, prepared.tables) as JsonObject;
      prepared.schemas.set(`${key}-scope`, bare);
      parts.push({ $ref: `${key}-scope` });
    }
    prepared.schemas.set(key, { allOf: parts });
    prepared.keys.set(name, key);
  }
  return prepared;
}

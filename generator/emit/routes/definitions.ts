import type { Content } from "../../plan/contents.ts";
import { modelsOf } from "../../plan/models.ts";
import type { Operation } from "../../plan/operations.ts";
import type { Plan } from "../../plan/plan.ts";
import { decodeShape } from "../../plan/shapes.ts";

/** The parameters of an operation as the router decodes them. */
export function parameterDefinitions(plan: Plan, { parameters }: Operation) {
  const models = modelsOf(plan);
  return parameters.map(({ name, in: place, style, explode, json, schema }) => ({
    name,
    in: place,
    style,
    explode,
    ...(json ? { json } : {}),
    shape: decodeShape(schema, models),
  }));
}

/** One content of a body as the router reads it. */
export function contentDefinition(plan: Plan, { mediaType, kind, model, arrays }: Content) {
  if (kind !== "form" && kind !== "multipart") return { mediaType, kind };
  const shape = decodeShape(model === undefined ? {} : { $ref: model }, modelsOf(plan));
  return { mediaType, kind, shape, ...(arrays === undefined ? {} : { arrays }) };
}

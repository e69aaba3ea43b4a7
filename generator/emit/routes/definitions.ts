import type { Content } from "../../plan/contents.ts";
import type { Operation } from "../../plan/operations.ts";
import type { Plan } from "../../plan/plan.ts";
import { decodeShape } from "../../plan/shapes.ts";

/** The parameters of an operation as the router decodes them. */
export function parameterDefinitions(plan: Plan, { parameters }: Operation) {
  const models = new Map(plan.models.map((model) => [model.name, model]));
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
  const models = new Map(plan.models.map((one) => [one.name, one]));
  const shape = decodeShape(model === undefined ? {} : { $ref: model }, models);
  return { mediaType, kind, shape, ...(arrays === undefined ? {} : { arrays }) };
}

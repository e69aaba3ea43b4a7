import type { Content } from "../../plan/contents.ts";
import { planDefaults } from "../../plan/defaults.ts";
import { modelsOf } from "../../plan/models.ts";
import type { Operation } from "../../plan/operations.ts";
import type { Plan } from "../../plan/plan.ts";
import { decodeShape } from "../../plan/shapes.ts";

/** For each parameter of an operation, how the router decodes the parameter. */
export function parameterDefinitions(plan: Plan, { parameters }: Operation) {
  const models = modelsOf(plan);
  return parameters.map(({ name, in: place, style, explode, json, mayBeEmpty, schema }) => ({
    name,
    in: place,
    style,
    explode,
    ...(json ? { json } : {}),
    ...(mayBeEmpty ? { mayBeEmpty } : {}),
    shape: decodeShape(schema, models),
  }));
}

/** For each place (`path`, …), the defaults of absent parameters; undefined if no parameter has a default. */
export function parameterDefaults(plan: Plan, { parameters }: Operation) {
  const found = (["path", "query", "header", "cookie"] as const).flatMap((place) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]));
    const shape = defaultsOf(plan).shapeOf({ properties });
    return shape === undefined ? [] : [[place, shape] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

const known = new WeakMap<Plan, ReturnType<typeof planDefaults>>();

/** The defaults of a plan, computed once. */
export function defaultsOf(plan: Plan): ReturnType<typeof planDefaults> {
  const defaults = known.get(plan) ?? planDefaults(modelsOf(plan));
  known.set(plan, defaults);
  return defaults;
}

/** How the router reads a body in one media type. */
export function contentDefinition(plan: Plan, { mediaType, kind, model, arrays }: Content) {
  const filled = model === undefined ? undefined : defaultsOf(plan).shapeOf({ $ref: model });
  const defaults = filled === undefined ? {} : { defaults: filled };
  if (kind !== "form" && kind !== "multipart") return { mediaType, kind, ...defaults };
  const shape = decodeShape(model === undefined ? {} : { $ref: model }, modelsOf(plan));
  return { mediaType, kind, shape, ...(arrays === undefined ? {} : { arrays }), ...defaults };
}

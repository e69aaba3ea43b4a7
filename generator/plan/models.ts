import { compare } from "../diagnostics/diagnostic.ts";
import type { JsonObject } from "../openapi/pointer.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import type { Plain } from "./inline-scalars.ts";
import { publishedFrom } from "./names.ts";
import type { Operation } from "./operations.ts";

/** A schema with its own name. References inside the schema are names of models. */
export interface Model {
  name: string;
  address: string;
  schema: JsonObject;
  /** The schema of the TypeScript type; absent if `schema`, the schema for validation, also describes the type. */
  typed?: JsonObject;
  /** The published name, such as `document-create`; only for models of bodies and responses. */
  published?: string;
}

interface Holder {
  models: readonly Model[];
  derived?: readonly Model[];
}

const byHolder = new WeakMap<object, ReadonlyMap<string, Model>>();

/** The models of a plan by name, including the derived models. */
export function modelsOf(plan: Holder): ReadonlyMap<string, Model> {
  const all = [...plan.models, ...(plan.derived ?? [])];
  const known = byHolder.get(plan) ?? new Map(all.map((model) => [model.name, model]));
  byHolder.set(plan, known);
  return known;
}

/** Published names that no model may have, because other entries of `schemas/` or `validators/` have these names. */
const reserved = ["index", "parameters", "answers", "runtime"];

/** All models, sorted by name. */
export function planModels(
  spec: ResolvedSpec,
  names: ReadonlyMap<string, string>,
  plain: Plain,
  operations: readonly Operation[],
): Model[] {
  const published = publishedNames(names, operations);
  const models = [...names].map(([address, name]): Model => {
    const shown = published.get(name);
    const schema = plain(spec.at(address));
    return { name, address, schema, ...(shown === undefined ? {} : { published: shown }) };
  });
  return models.sort((a, b) => compare(a.name, b.name));
}

function publishedNames(
  names: ReadonlyMap<string, string>,
  operations: readonly Operation[],
): Map<string, string> {
  const roots = new Set(
    operations.flatMap(({ body, responses }) =>
      [...(body?.contents ?? []), ...responses.flatMap(({ contents }) => contents)].map(
        ({ model }) => model,
      ),
    ),
  );
  const taken = new Set(reserved);
  const published = new Map<string, string>();
  const sorted = [...names].sort(([, a], [, b]) => compare(a, b));
  for (const [address, name] of sorted) {
    if (!roots.has(name)) continue;
    const wanted = publishedFrom(address, name);
    let chosen = wanted;
    for (let number = 2; taken.has(chosen.toLowerCase()); number++) chosen = `${wanted}-${number}`;
    taken.add(chosen.toLowerCase());
    published.set(name, chosen);
  }
  return published;
}

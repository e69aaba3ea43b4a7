import { isObject, type JsonObject } from "../pointer.ts";
import { compare, type Problem, SpecError } from "../problem.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import { modelName } from "./names.ts";
import { type Operation, planOperations, planSchemes, type Scheme } from "./operations.ts";
import { planRules, type Rule } from "./rules.ts";
import { isScalarSchema, plainSchema } from "./things.ts";
import { type Body, planBodies } from "./variants.ts";
import { planVectors, type VectorFile } from "./vectors.ts";

/** A schema with a name of its own; its references are names of other models. */
export interface Model {
  name: string;
  address: string;
  schema: JsonObject;
}

/** Everything that the emitters need, decided: names, shapes and order. Plain data. */
export interface Plan {
  title: string;
  version: string;
  /** The identifier of the licence (SPDX), where the spec names one. */
  license?: string;
  package: { name: string; id: string };
  models: Model[];
  bodies: Body[];
  operations: Operation[];
  rules: Rule[];
  vectors: VectorFile[];
  /** How each security scheme is read from a request. */
  schemes: Record<string, Scheme>;
}

/** Decides every name and shape. @throws SpecError when two things want one name. */
export function plan(spec: ResolvedSpec): Plan {
  const info = isObject(spec.document.info) ? spec.document.info : {};
  const named = isObject(spec.document["x-package"]) ? spec.document["x-package"] : {};
  const problems: Problem[] = [];
  const vectors = planVectors(spec.vectors, problems);
  if (problems.length > 0) throw new SpecError(problems);
  const models = planModels(spec);
  const operations = planOperations(spec);
  const bodies = planBodies(spec, operations, models);
  return {
    title: String(info.title ?? "API"),
    version: String(info.version ?? "0.0.0"),
    ...licenseOf(info),
    package: { name: String(named.name ?? "api"), id: String(named.id ?? "urn:api") },
    models,
    bodies,
    operations,
    rules: planRules(spec, bodies, models),
    vectors,
    schemes: planSchemes(spec),
  };
}

function licenseOf({ license }: JsonObject): { license?: string } {
  const identifier = isObject(license) ? license.identifier : undefined;
  return typeof identifier === "string" ? { license: identifier } : {};
}

function planModels(spec: ResolvedSpec): Model[] {
  const byName = new Map<string, Model>();
  const problems: Problem[] = [];
  const add = (address: string) => {
    const target = follow(spec, address);
    if (!isObject(target.value) || isScalarSchema(target.value)) return;
    const name = modelName(target.address);
    const before = byName.get(name);
    if (before === undefined) {
      const schema = plainSchema(spec, target.value) as JsonObject;
      byName.set(name, { name, address: target.address, schema });
    } else if (before.address !== target.address) {
      const { file, line } = spec.locate(before.address);
      problems.push({
        code: "spec/name-collision",
        kind: "mistake",
        message: `this and the schema at ${file}:${line} would both be named ${name}`,
        fix: "Rename one of them.",
        location: spec.locate(target.address),
      });
    }
  };
  for (const visit of spec.visits) {
    if (visit.kind !== "schema" || !isObject(visit.value)) continue;
    if (typeof visit.value.$ref === "string") add(visit.value.$ref);
    if (visit.address.includes("#/components/schemas/") && visit.address.split("/").length === 4) {
      add(visit.address);
    }
  }
  for (const media of spec.visits) {
    if (media.kind !== "media" || !isObject(media.value)) continue;
    for (const target of Object.values(
      isObject(media.value["x-variants"]) ? media.value["x-variants"] : {},
    )) {
      if (isObject(target) && typeof target.$ref === "string") add(target.$ref);
    }
  }
  if (problems.length > 0) throw new SpecError(problems);
  return [...byName.values()].sort((a, b) => compare(a.name, b.name));
}

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { isObject, type JsonObject } from "../openapi/pointer.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { type Body, planBodies } from "./bodies.ts";
import { plainSchemas } from "./inline-scalars.ts";
import { type Model, planModels } from "./models.ts";
import { type Names, planNames } from "./naming.ts";
import { type Operation, planOperations } from "./operations.ts";
import { planRules, type Rule } from "./rules.ts";
import { planSchemes, type Scheme } from "./security.ts";
import { planVectors, type VectorFile } from "./vectors.ts";

/** Everything that the emitters need, decided: names, shapes and order. Plain data. */
export interface Plan {
  title: string;
  version: string;
  /** The identifier of the licence (SPDX), where the spec names one. */
  license?: string;
  package: { name: string; id: string };
  /** The name of each model by the address of its schema. */
  names: ReadonlyMap<string, string>;
  models: Model[];
  bodies: Body[];
  operations: Operation[];
  /** What the service itself asks of others; each is typed and judged, and has no route. */
  webhooks: Operation[];
  /** The same, of an address that a request told. */
  callbacks: Operation[];
  rules: Rule[];
  vectors: VectorFile[];
  /** How each security scheme is read from a request. */
  schemes: Record<string, Scheme>;
}

/** What is decided before anything else, and can go wrong: names, and the recipes of vectors. */
export interface Outline {
  names: Names;
  vectors: VectorFile[];
}

/** Names everything and follows the recipes of vectors; what goes wrong is reported, not thrown. */
export function outline(spec: ResolvedSpec): { outlined: Outline; problems: Diagnostic[] } {
  const { names, problems } = planNames(spec);
  const vectors = planVectors(spec.vectors, problems);
  return { outlined: { names, vectors }, problems };
}

/** Decides every shape; the spec and its outline have been found free of problems. */
export function plan(spec: ResolvedSpec, { names, vectors }: Outline): Plan {
  const info = isObject(spec.document.info) ? spec.document.info : {};
  const named = isObject(spec.document["x-package"]) ? spec.document["x-package"] : {};
  const plain = plainSchemas(spec, names.models);
  const operations = planOperations(spec, names, plain);
  const webhooks = planOperations(spec, names, plain, "webhooks");
  const callbacks = planOperations(spec, names, plain, "callbacks");
  const asking = [...webhooks, ...callbacks];
  const models = planModels(spec, names.models, plain, [...operations, ...asking]);
  const bodies = planBodies(spec, names.models, models, operations, asking);
  return {
    title: String(info.title ?? "API"),
    version: String(info.version ?? "0.0.0"),
    ...licenseOf(info),
    package: { name: String(named.name ?? "api"), id: String(named.id ?? "urn:api") },
    names: names.models,
    models,
    bodies,
    operations,
    webhooks,
    callbacks,
    rules: planRules(spec, bodies, models),
    vectors,
    schemes: planSchemes(spec, operations),
  };
}

function licenseOf({ license }: JsonObject): { license?: string } {
  const identifier = isObject(license) ? license.identifier : undefined;
  return typeof identifier === "string" ? { license: identifier } : {};
}

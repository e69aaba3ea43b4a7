import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { type Body, planBodies } from "./bodies.ts";
import { type Enumeration, planEnums } from "./enums.ts";
import { type FormNames, planForms } from "./forms.ts";
import { plainSchemas } from "./inline-scalars.ts";
import { type Model, planModels } from "./models.ts";
import { type Names, planNames } from "./naming.ts";
import { type Operation, planOperations } from "./operations.ts";
import { planRules, type Rule } from "./rules.ts";
import { planSchemes, type Scheme } from "./security.ts";
import { planTables, type Table } from "./tables.ts";
import { planVectors, type VectorFile } from "./vectors.ts";

/** All the facts that the emitters need, as plain data: names, shapes and order. */
export interface Plan {
  title: string;
  version: string;
  /** The SPDX identifier of the license; absent if the spec states none. */
  license?: string;
  package: { name: string; id: string };
  /** The name of each model by the address of its schema. */
  names: ReadonlyMap<string, string>;
  models: Model[];
  /**
   * Models derived from other models. For requests: without readOnly members, and with or without defaults.
   * For responses: without writeOnly members.
   */
  derived: Model[];
  forms: FormNames;
  /** Named scalars with a list of values. */
  enums: Enumeration[];
  bodies: Body[];
  operations: Operation[];
  /** Requests that the service itself sends. Each has types and validators, and no route. */
  webhooks: Operation[];
  /** Requests that the service sends to a URL from an earlier request. */
  callbacks: Operation[];
  rules: Rule[];
  vectors: VectorFile[];
  /** Tables of plain data, sorted by name. */
  tables: Table[];
  /**
   * `{start: [synonyms]}`: a search for a synonym also finds the rules with a word that begins with `start`. `start` is
   * in lower case.
   */
  synonyms: Record<string, string[]>;
  /** By name of a security scheme: how the credential is read from a request. */
  schemes: Record<string, Scheme>;
}

/** The first part of a plan: the names, and the vectors (test bodies). Only this part can have problems. */
export interface Outline {
  names: Names;
  vectors: VectorFile[];
}

/** Names schemas and operations, and makes the bodies of vectors. Returns problems instead of throwing them. */
export function outline(spec: ResolvedSpec): { outlined: Outline; problems: Diagnostic[] } {
  const { names, problems } = planNames(spec);
  const vectors = planVectors(spec.vectors, problems);
  return { outlined: { names, vectors }, problems };
}

/** The whole plan. The caller must first report or repair all problems of the spec and of the outline. */
export function plan(spec: ResolvedSpec, { names, vectors }: Outline): Plan {
  const info = isObject(spec.document.info) ? spec.document.info : {};
  const named = isObject(spec.document["x-package"]) ? spec.document["x-package"] : {};
  const plain = plainSchemas(spec, names.models);
  const operations = planOperations(spec, names, plain);
  const webhooks = planOperations(spec, names, plain, "webhooks");
  const callbacks = planOperations(spec, names, plain, "callbacks");
  const asking = [...webhooks, ...callbacks];
  const models = planModels(spec, names.models, plain, [...operations, ...asking]);
  const byName = new Map(models.map((model) => [model.name, model]));
  const enums = planEnums(spec, plain, names.models);
  const taken = new Set([...names.models.values(), ...enums.map(({ name }) => name)]);
  const { derived, forms } = planForms(byName, { operations }, taken);
  const bodies = planBodies(spec, names.models, models, operations, asking);
  return {
    title: String(info.title ?? "API"),
    version: String(info.version ?? "0.0.0"),
    ...licenseOf(info),
    package: { name: String(named.name ?? "api"), id: String(named.id ?? "urn:api") },
    names: names.models,
    models,
    derived,
    forms,
    enums,
    bodies,
    operations,
    webhooks,
    callbacks,
    rules: planRules(spec, bodies, models),
    vectors,
    tables: planTables(spec),
    synonyms: planSynonyms(spec.document["x-synonyms"]),
    schemes: planSchemes(spec, operations),
  };
}

function planSynonyms(stated: Json | undefined): Record<string, string[]> {
  const lists = isObject(stated) ? Object.entries(stated) : [];
  return Object.fromEntries(
    lists.map(([word, others]) => [word, Array.isArray(others) ? others.map(String) : []]),
  );
}

function licenseOf({ license }: JsonObject): { license?: string } {
  const identifier = isObject(license) ? license.identifier : undefined;
  return typeof identifier === "string" ? { license: identifier } : {};
}

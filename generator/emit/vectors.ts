import { compare } from "../diagnostics/diagnostic.ts";
import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import type { Plan } from "../plan/plan.ts";
import type { VectorFile } from "../plan/vectors.ts";
import type { Files } from "./files.ts";
import { printJson } from "./schemas/schemas.ts";

/** The published vectors: for each schema with vectors, a file of bodies and verdicts; `index.json` lists schemas. */
export function emitVectors(plan: Plan): Files {
  const bySchema = new Map<string, VectorFile[]>();
  for (const file of plan.vectors) {
    const schema = schemaOf(file);
    bySchema.set(schema, [...(bySchema.get(schema) ?? []), file]);
  }
  const serviceRules = new Set(
    plan.rules.filter(({ kind }) => kind === "refusal").map(({ id }): Json => id),
  );
  const files: Files = new Map();
  for (const [schema, parts] of bySchema) {
    const bases = parts.flatMap(({ bases }) =>
      bases.map(({ title, value }) => ({
        name: title,
        valid: true,
        decided: "schema",
        body: value,
      })),
    );
    const vectors = parts.flatMap((part) =>
      part.vectors.map(({ name, shows, valid, decided, errors, warnings, body }) => ({
        name,
        ...ruleOf(shows, errors),
        valid,
        decided,
        ...(errors.length > 0 ? { errors: errors.map((one) => finding(one, serviceRules)) } : {}),
        ...(warnings.length > 0 ? { warnings: warnings.map((one) => finding(one)) } : {}),
        body,
      })),
    );
    files.set(`vectors/${schema}.json`, printJson({ schema, vectors: [...bases, ...vectors] }));
  }
  files.set("vectors/index.json", printJson([...bySchema.keys()].sort(compare)));
  return files;
}

/** The members `rule` (the first id in `shows`, or else the rule of the first error) and `shows` (absent if empty). */
function ruleOf(shows: readonly string[], errors: readonly JsonObject[]): JsonObject {
  const rule = shows[0] ?? errors[0]?.rule;
  return rule === undefined ? {} : { rule, ...(shows.length > 0 ? { shows: [...shows] } : {}) };
}

/** A published error or warning. An error has `decided: "service"` if only the service can decide its rule. */
function finding(
  { pointer, parameter, rule, code }: JsonObject,
  serviceRules: ReadonlySet<Json> = new Set(),
): JsonObject {
  return {
    ...(pointer === undefined ? { parameter: parameter ?? "" } : { pointer }),
    rule: rule ?? "",
    ...(code === undefined ? {} : { code }),
    ...(serviceRules.has(rule ?? "") ? { decided: "service" } : {}),
  };
}

/** The complete bodies from which the vectors are made: `examples/<body>[/<variant>]/<name>.json`. */
export function emitExamples(plan: Plan): Files {
  return new Map(
    plan.vectors.flatMap(({ body, variant, bases }) =>
      bases.map(({ name, value }): [string, string] => [
        `examples/${[body, variant, name].filter((part) => part !== undefined).join("/")}.json`,
        printJson(value),
      ]),
    ),
  );
}

/**
 * Names of vectors by rule id. `refused` vectors break the rule (error or warning). `accepted` vectors show the rule
 * without breaking it, and have no errors.
 */
export function vectorsByRule(
  plan: Plan,
): ReadonlyMap<string, { accepted: string[]; refused: string[] }> {
  const byRule = new Map<string, { accepted: string[]; refused: string[] }>();
  for (const file of plan.vectors) {
    for (const vector of file.vectors) {
      const broken = new Set([...vector.errors, ...vector.warnings].map((one) => String(one.rule)));
      for (const rule of new Set([...vector.shows, ...broken])) {
        const known = byRule.get(rule) ?? { accepted: [], refused: [] };
        const name = `${schemaOf(file)}: ${vector.name}`;
        if (broken.has(rule)) known.refused.push(name);
        else if (vector.errors.length === 0) known.accepted.push(name);
        byRule.set(rule, known);
      }
    }
  }
  return byRule;
}

/** The named examples of a body: the first base of each variant, and every base without a variant. */
function examplesOf(plan: Plan, body: string): JsonObject {
  const examples = new Map<string, JsonObject>();
  for (const { variant, bases } of plan.vectors.filter((file) => file.body === body)) {
    for (const { name, title, value } of variant === undefined ? bases : bases.slice(0, 1)) {
      const key = variant ?? name;
      if (!examples.has(key)) examples.set(key, { summary: title, value });
    }
  }
  return Object.fromEntries(examples);
}

/** Adds the examples of a body to a media type object that has neither `example` nor `examples`. */
export function withExamples(plan: Plan, body: string, media: JsonObject): JsonObject {
  if (media.example !== undefined || isObject(media.examples)) return media;
  const examples = examplesOf(plan, body);
  return Object.keys(examples).length === 0 ? media : { ...media, examples };
}

/** The name of the published schema for a vector file. */
export function schemaOf({ body, variant }: VectorFile): string {
  return variant === undefined ? body : `${body}.${variant}`;
}

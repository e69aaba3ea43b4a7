import { compare } from "../diagnostics/diagnostic.ts";
import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { innerSchemas, mapSchema } from "../openapi/schema.ts";
import type { Content } from "./contents.ts";
import { defaultOf } from "./defaults.ts";
import type { Model } from "./models.ts";
import { demandNone, flaggedMembers } from "./read-write-only.ts";

/**
 * The forms of a model. `write`: a request as sent, without readOnly members. `filled`: a request as received by
 * a handler, without readOnly members and with defaults. `read`: a response, without writeOnly members.
 */
export type Form = "write" | "filled" | "read";

const flags = { write: "readOnly", filled: "readOnly", read: "writeOnly" } as const;
const endings = { write: "Write", filled: "Filled", read: "Read" } as const;

type Models = ReadonlyMap<string, Model>;

/** For each form, a map from a model's name to the name of the derived model; models without that form are absent. */
export type FormNames = Readonly<Record<Form, ReadonlyMap<string, string>>>;

interface Users {
  operations: readonly { body?: { contents: Content[] }; responses: { contents: Content[] }[] }[];
}

/**
 * Returns a derived model for each form that differs from its model, and the names of these forms. Only bodies,
 * responses and their parts have forms. A model without defaults has no form `filled` if it has the form `write`.
 */
export function planForms(
  models: Models,
  { operations }: Users,
  taken: ReadonlySet<string>,
): { derived: Model[]; forms: FormNames } {
  const received = rootsOf(operations.flatMap(({ body }) => body?.contents ?? []));
  const sent = rootsOf(
    operations.flatMap(({ responses }) => responses.flatMap(({ contents }) => contents)),
  );
  const used = new Set(taken);
  const forms = { write: new Map(), filled: new Map(), read: new Map() } as Record<
    Form,
    Map<string, string>
  >;
  for (const form of ["write", "filled", "read"] as const) {
    const reached = reachedFrom(form === "read" ? sent : received, models);
    for (const name of differing(form, reached, models)) {
      const other = forms.write.get(name);
      if (form === "filled" && other !== undefined && !hasDefaults(name, models)) continue;
      forms[form].set(name, free(name + endings[form], used));
    }
  }
  const derived = (["write", "filled", "read"] as const).flatMap((form) =>
    [...forms[form]].flatMap(([of, name]): Model[] => {
      const model = models.get(of);
      if (model === undefined) return [];
      const { published: _published, ...rest } = model;
      const schema = formed(model.schema, form, forms, models, false);
      const typed = formed(model.schema, form, forms, models, true);
      return [{ ...rest, name, schema, typed }];
    }),
  );
  return { derived: derived.sort((a, b) => compare(a.name, b.name)), forms };
}

/** The name of a model's form. `filled` falls back to the `write` form; `write` and `read` fall back to the model. */
export function formOf({ forms }: { forms: FormNames }, model: string, form: Form): string {
  return forms[form].get(model) ?? (form === "filled" ? formOf({ forms }, model, "write") : model);
}

function rootsOf(contents: readonly Content[]): string[] {
  return contents.flatMap(({ model }) => model ?? []);
}

function reachedFrom(starts: readonly string[], models: Models): Set<string> {
  const reached = new Set(starts);
  for (const name of reached) {
    for (const reference of referencesIn(models.get(name)?.schema)) reached.add(reference);
  }
  return reached;
}

/** The models whose form differs from the model itself, directly or because of a model that they refer to. */
function differing(form: Form, names: ReadonlySet<string>, models: Models): string[] {
  const none: FormNames = { write: new Map(), filled: new Map(), read: new Map() };
  const words = form === "filled" ? ["readOnly", "default"] : [flags[form]];
  const mentioning = new Set(
    [...names].filter((name) => {
      const text = JSON.stringify(models.get(name)?.schema);
      return words.some((word) => text.includes(`"${word}":`));
    }),
  );
  const references = new Map(
    [...names].map((name) => [name, referencesIn(models.get(name)?.schema)]),
  );
  const found = new Set(
    [...names].filter((name) => {
      const schema = models.get(name)?.schema;
      if (schema === undefined) return false;
      const near = new Set([name, ...(references.get(name) ?? [])]);
      for (const one of near) for (const part of partsIn(models.get(one)?.schema)) near.add(part);
      if (![...near].some((one) => mentioning.has(one))) return false;
      return JSON.stringify(formed(schema, form, none, models, true)) !== JSON.stringify(schema);
    }),
  );
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [name, referred] of references) {
      if (referred.some((one) => found.has(one))) found.add(name);
    }
  }
  return [...found].sort(compare);
}

/**
 * A schema in a form. Members with the form's flag (`readOnly` or `writeOnly`) are not required.
 * If `typed`, the schema describes the TypeScript type. Then the flagged members are omitted, unless
 * `additionalProperties` or `patternProperties` is an object; and the form `filled` requires members with a default.
 * Below keywords other than `properties`, `items` and `allOf`, the form `write` replaces the form `filled`.
 */
function formed(
  schema: JsonObject,
  form: Form,
  forms: FormNames,
  models: Models,
  typed: boolean,
  above?: ReadonlySet<string>,
): JsonObject {
  const gone = above ?? new Set(flaggedMembers(schema, flags[form], models));
  const inner = (one: Json, [keyword]: readonly [string, (string | number)?]): Json => {
    const below = form === "filled" && !/^(properties|items|allOf)$/.test(keyword);
    const same = keyword === "allOf" ? gone : undefined;
    return isObject(one) ? formed(one, below ? "write" : form, forms, models, typed, same) : one;
  };
  const mapped = mapSchema(schema, inner);
  const named = (name: string) => formOf({ forms }, name, form);
  if (typeof mapped.$ref === "string") mapped.$ref = named(mapped.$ref);
  const { discriminator } = mapped;
  if (isObject(discriminator) && isObject(discriminator.mapping)) {
    const mapping = Object.entries(discriminator.mapping).map(([value, name]) => [
      value,
      named(String(name)),
    ]);
    mapped.discriminator = { ...discriminator, mapping: Object.fromEntries(mapping) };
  }
  if (typed && isObject(schema.properties)) {
    const members = Object.entries(schema.properties);
    const given = members.filter(
      ([, one]) => form === "filled" && defaultOf(one, models) !== undefined,
    );
    const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
    const demanded = [...new Set([...required, ...given.map(([name]) => name)])];
    if (given.length > 0) mapped.required = demanded;
    // An index signature would describe the values of omitted members wrongly.
    const isIndexed = isObject(schema.additionalProperties) || isObject(schema.patternProperties);
    const kept = Object.entries(Object(mapped.properties)).filter(
      ([name]) => isIndexed || !gone.has(name),
    );
    mapped.properties = Object.fromEntries(kept) as JsonObject;
  }
  demandNone(mapped, gone);
  return mapped;
}

function hasDefaults(name: string, models: Models): boolean {
  for (const reached of reachedFrom([name], models)) {
    if (JSON.stringify(models.get(reached)?.schema).includes('"default":')) return true;
  }
  return false;
}

function referencesIn(schema: Json | undefined, found: string[] = []): string[] {
  if (!isObject(schema)) return found;
  if (typeof schema.$ref === "string") found.push(schema.$ref);
  for (const inner of innerSchemas(schema)) referencesIn(inner, found);
  return found;
}

/** The names of the models that describe the same value as a schema: its `$ref` and the references in its `allOf`. */
function partsIn(schema: Json | undefined): string[] {
  if (!isObject(schema)) return [];
  const { $ref, allOf } = schema;
  const parts = (Array.isArray(allOf) ? allOf : []).flatMap(partsIn);
  return typeof $ref === "string" ? [$ref, ...parts] : parts;
}

function free(wanted: string, used: Set<string>): string {
  let chosen = wanted;
  for (let number = 2; used.has(chosen); number++) chosen = `${wanted}${number}`;
  used.add(chosen);
  return chosen;
}

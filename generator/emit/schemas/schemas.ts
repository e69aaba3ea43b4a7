import { compare } from "../../diagnostics/diagnostic.ts";
import { isObject, type Json, type JsonObject } from "../../openapi/pointer.ts";
import { mapSchema } from "../../openapi/schema.ts";
import type { Model } from "../../plan/models.ts";
import type { Plan } from "../../plan/plan.ts";
import type { Files } from "../files.ts";
import { closure, pointReferences } from "./bundle.ts";
import { endText } from "./end-of-text.ts";

/** The published schemas, self-contained and with a versioned `$id`, and `index.json` with their names. */
export function emitSchemas(plan: Plan): Files {
  const files: Files = new Map();
  const models = new Map(plan.models.map((model) => [model.name, model]));
  const whole = seenThrough(models, (schema) => schema);
  const publish = (name: string, root: JsonObject, seen: Seen) => {
    const needed = closure(seen, [root]);
    const schema = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: `${plan.package.id}:${plan.version}:${name}`,
      ...(printable(root) as JsonObject),
      ...(needed.length === 0
        ? {}
        : { $defs: Object.fromEntries(needed.map((model) => [model.name, seen.print(model)])) }),
    };
    files.set(`schemas/${name}.json`, printJson(schema));
  };
  for (const model of publishedModels(plan)) {
    publish(model.published ?? model.name, model.schema, whole);
  }
  for (const body of plan.bodies) {
    for (const variant of body.variants) {
      const narrowed = seenThrough(models, (schema) => narrow(schema, variant.name) as JsonObject);
      const shared = models.get(body.model)?.schema ?? {};
      const root = {
        title: `${variant.title}: ${String(shared.title ?? body.name)}`,
        ...(typeof shared.description === "string" ? { description: shared.description } : {}),
        allOf: [{ $ref: body.model }, { $ref: variant.model }],
      };
      publish(`${body.name}.${variant.name}`, root, narrowed);
    }
  }
  const names = [...files.keys()].map((file) => file.slice("schemas/".length, -".json".length));
  files.set("schemas/index.json", printJson(names.sort(compare)));
  return files;
}

/** A view of the models in which `change` has replaced each schema. `get` calls `change` once per model. */
function seenThrough(
  models: ReadonlyMap<string, Model>,
  change: (schema: JsonObject) => JsonObject,
): Seen {
  const changed = new Map<string, Model>();
  const printed = new Map<Model, Json>();
  return {
    get(name) {
      const model = models.get(name);
      const seen = changed.get(name) ?? (model && { ...model, schema: change(model.schema) });
      if (seen !== undefined) changed.set(name, seen);
      return seen;
    },
    print(model) {
      const text = printed.get(model) ?? printable(model.schema);
      printed.set(model, text);
      return text;
    },
  };
}

interface Seen {
  get(name: string): Model | undefined;
  print(model: Model): Json;
}

function printable(schema: JsonObject): Json {
  return endText(pointReferences(schema, "#/$defs/"));
}

/** The published models: the bodies of all requests and responses. */
function publishedModels(plan: Plan): Model[] {
  return plan.models.filter((model) => model.published !== undefined);
}

/** A schema for one variant. Members of other variants are rejected, or accept only their neutral value. */
export function narrow(schema: Json, variant: string): Json {
  if (!isObject(schema)) return schema;
  // In a closed object, removing the schema of a member is enough to reject the member.
  const isClosed = schema.additionalProperties === false && schema.patternProperties === undefined;
  return mapSchema(schema, (inner, [keyword]) => {
    const only = isObject(inner) ? inner["x-only"] : undefined;
    if (keyword !== "properties" || !isObject(inner) || !Array.isArray(only)) {
      return narrow(inner, variant);
    }
    if (only.includes(variant)) return narrow(inner, variant);
    if (inner["x-neutral"] === undefined) return isClosed ? undefined : false;
    const { enum: _values, "x-titles": _titles, ...rest } = inner;
    return { ...rest, const: inner["x-neutral"] };
  });
}

/** JSON text, indented by two spaces, with a newline at the end. */
export function printJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

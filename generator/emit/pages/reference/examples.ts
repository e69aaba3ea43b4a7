import { fits } from "../../../openapi/fits.ts";
import { isObject, type Json, type JsonObject } from "../../../openapi/pointer.ts";
import { bodyOf } from "../../../plan/bodies.ts";
import type { Content } from "../../../plan/contents.ts";
import type { Plan } from "../../../plan/plan.ts";
import { join } from "../../../resolve/address.ts";
import { follow, type ResolvedSpec } from "../../../resolve/resolve.ts";
import { writeBody } from "../../../runtime/client/write-body.js";
import { clip } from "../html.ts";
import type { Context } from "./context.ts";

/** An example of a body. `variant` is the variant of the body, if the example is for one variant. */
export interface BodyExample {
  title: string;
  text: string;
  variant?: string;
}

/** The maximum length of an example, in characters. Longer examples are shortened. */
const longest = 8_000;

/** The examples of a request body: the bases of its vectors or, if no base exists, the examples in the spec. */
export function requestExamples(
  spec: ResolvedSpec,
  plan: Plan,
  operation: string,
  content: Content,
): BodyExample[] {
  const body = bodyOf(plan.bodies, operation, content);
  const files = plan.vectors.filter((file) => file.body === body?.name);
  const own = files.flatMap(({ variant, bases }) =>
    bases.slice(0, variant === undefined ? 6 : 1).map(({ title, value }) => ({
      title,
      text: print(value, content),
      ...(variant === undefined ? {} : { variant }),
    })),
  );
  // The examples are sorted in the order of the variants in the body.
  const order = (body?.variants ?? []).map(({ name }) => name);
  const rank = ({ variant }: { variant?: string }) =>
    variant === undefined ? order.length : order.indexOf(variant);
  return own.length > 0 ? own.sort((a, b) => rank(a) - rank(b)) : statedExamples(spec, content);
}

/** The examples in the spec for a media type, at most three. */
export function statedExamples(spec: ResolvedSpec, content: Content): BodyExample[] {
  const { address } = content;
  const media = spec.at(address);
  if (!isObject(media)) return [];
  if (media.example !== undefined)
    return [{ title: "Example", text: print(media.example, content) }];
  const named = Object.keys(isObject(media.examples) ? media.examples : {}).slice(0, 3);
  return named.flatMap((name) => {
    const { value } = follow(spec, join(address, "examples", name));
    if (!isObject(value) || value.value === undefined) return [];
    const title = typeof value.summary === "string" ? value.summary : name;
    return [{ title, text: print(value.value, content) }];
  });
}

/**
 * Prints an example for a media type. Unless the media type is JSON, a string stays unchanged. A form becomes
 * `name=value` pairs. Any other value becomes JSON. Cuts the result after `longest` characters.
 */
function print(value: Json, { kind, mediaType, fields = [] }: Content): string {
  if (kind !== "json" && typeof value === "string") return clip(value, longest, "\n…");
  if (kind !== "form" || !isObject(value)) return printJson(value);
  const { body } = writeBody([{ type: mediaType, as: kind, fields }], value, undefined);
  return clip(String(body), longest, "…");
}

/** Prints indented JSON. If that is too long, keeps only the first item of each list, then cuts the text. */
function printJson(value: Json): string {
  const whole = JSON.stringify(value, null, 2);
  if (whole.length <= longest) return whole;
  const short = JSON.stringify(firstItems(value), null, 2);
  return clip(short, longest, "\n…");
}

function firstItems(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, 1).map(firstItems);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, firstItems(member)]),
  );
}

/** Up to eight scalars for each member name, from bases of vectors. Of a body's variants, only the first is used. */
export function examplePool(plan: Plan): ReadonlyMap<string, readonly Json[]> {
  const pool = new Map<string, Json[]>();
  const add = (value: Json): void => {
    if (Array.isArray(value)) for (const item of value) add(item);
    if (!isObject(value)) return;
    for (const [name, member] of Object.entries(value)) {
      const known = pool.get(name) ?? [];
      if (typeof member !== "object" && known.length < 8) pool.set(name, [...known, member]);
      add(member);
    }
  };
  for (const { body, variant, bases } of plan.vectors) {
    const validated = plan.bodies.find(({ name }) => name === body);
    if (variant === undefined || variant === validated?.variants[0]?.name) {
      for (const { value } of bases) add(value);
    }
  }
  return pool;
}

/**
 * An example of a response, as JSON: the required members, and the optional members with a value in the pool, or with
 * an `example`, `examples` or `const` in the spec. Undefined if no example can be made.
 */
export function responseExample(
  context: Context,
  pool: ReadonlyMap<string, readonly Json[]>,
  model: string,
): string | undefined {
  const [first] = context.facts.titles.keys();
  const value = make({ $ref: model }, "", [], true);
  return value === undefined ? undefined : printJson(value);

  function make(
    schema: Json | undefined,
    name: string,
    above: readonly string[],
    isNeeded: boolean,
    needed: readonly string[] = [],
  ): Json | undefined {
    if (!isObject(schema)) return undefined;
    const required = [...needed, ...requiredIn(schema)];
    if (typeof schema.$ref === "string") {
      if (above.includes(schema.$ref) || above.length > 8) return undefined;
      const within = [...above, schema.$ref];
      return make(context.models.get(schema.$ref)?.schema, name, within, isNeeded, required);
    }
    const stated = statedValue(schema);
    if (stated !== undefined) return stated;
    if (isObject(schema.properties) || Array.isArray(schema.allOf)) {
      return makeObject(schema, above, isNeeded, required);
    }
    const choice = choiceIn(schema.oneOf ?? schema.anyOf);
    if (choice !== undefined) return make(choice, name, above, isNeeded, required);
    const types = [schema.type].flat();
    if (types.includes("array")) {
      const item = make(schema.items, name, above, isNeeded);
      return item === undefined ? (isNeeded ? [] : undefined) : [item];
    }
    const made = scalar(schema, name, pool, isNeeded);
    return made ?? (isNeeded && types.includes("object") ? {} : undefined);
  }

  function makeObject(
    schema: JsonObject,
    above: readonly string[],
    isNeeded: boolean,
    needed: readonly string[],
  ): Json | undefined {
    const all = [schema.allOf ?? []].flat().filter(isObject).filter(isShape);
    const chosen = [schema.oneOf, schema.anyOf].map(choiceIn).filter(isObject);
    const required = [...needed, ...[...all, ...chosen].flatMap(requiredIn)];
    const made: JsonObject = {};
    const merge = (part: JsonObject) => {
      const inner = make(part, "", above, true, required);
      if (isObject(inner)) Object.assign(made, inner);
    };
    all.forEach(merge);
    for (const [name, member] of Object.entries(
      isObject(schema.properties) ? schema.properties : {},
    )) {
      const only = isObject(member) ? member["x-only"] : undefined;
      if (Array.isArray(only) && !only.includes(first ?? "")) continue;
      const value = make(member, name, above, required.includes(name));
      if (value !== undefined) made[name] = value;
    }
    chosen.forEach(merge);
    return Object.keys(made).length === 0 && !isNeeded ? undefined : made;
  }
}

/** The first branch that allows more than null. */
function choiceIn(branches: Json | undefined): Json | undefined {
  return [branches].flat().find((one) => isObject(one) && one.type !== "null");
}

function requiredIn({ required }: JsonObject): string[] {
  return Array.isArray(required) ? required.map(String) : [];
}

/** Whether an `allOf` part describes the value itself, and is neither a condition nor a rule. */
function isShape(part: JsonObject): boolean {
  return part.if === undefined && part["x-rule"] === undefined;
}

function statedValue(schema: JsonObject): Json | undefined {
  if (schema.example !== undefined) return schema.example;
  if (Array.isArray(schema.examples) && schema.examples[0] !== undefined) return schema.examples[0];
  return schema.const;
}

function scalar(
  schema: JsonObject,
  name: string,
  pool: ReadonlyMap<string, readonly Json[]>,
  isNeeded: boolean,
): Json | undefined {
  const found = (pool.get(name) ?? []).find((value) => fits(schema, value, () => undefined));
  if (found !== undefined || !isNeeded) return found;
  if (schema.default !== undefined) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const type = [schema.type].flat().find((one) => one !== "null");
  if (type === "integer" || type === "number") {
    return typeof schema.minimum === "number" && schema.minimum > 0 ? schema.minimum : 1;
  }
  if (type === "boolean") return true;
  return type === "string" ? (formats[String(schema.format)] ?? "…") : undefined;
}

const formats: Readonly<Record<string, string>> = {
  "date-time": "2026-01-31T12:00:00Z",
  date: "2026-01-31",
  time: "12:00:00Z",
  uuid: "123e4567-e89b-42d3-a456-426614174000",
  email: "someone@example.com",
  uri: "https://example.com/",
};

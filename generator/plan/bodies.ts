import { compare } from "../diagnostics/diagnostic.ts";
import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import type { Content } from "./contents.ts";
import type { Model } from "./models.ts";
import type { Operation } from "./operations.ts";

/** One variant of a body. `title` is for readers; `model` narrows the model that all variants share. */
export interface Variant {
  name: string;
  title: string;
  model: string;
}

/** One validated request body, with all its variants. */
export interface Body {
  /** The published name, such as `document-create`, which is also the name of the validators' module. */
  name: string;
  model: string;
  /** The word that pages show instead of "variant", such as `plan`; absent if the body has no variants. */
  by?: string;
  variants: Variant[];
  /** The ids of the operations that accept the body. */
  operations: string[];
  /** The addresses of the media type objects with this body. */
  contents: string[];
}

/** The distinct request bodies with a model, sorted by name. `asking`: the requests that the service itself sends. */
export function planBodies(
  spec: ResolvedSpec,
  names: ReadonlyMap<string, string>,
  models: readonly Model[],
  operations: readonly Operation[],
  asking: readonly Operation[],
): Body[] {
  const byName = new Map(models.map((model) => [model.name, model]));
  const taken = new Set(models.map(({ published = "" }) => published.toLowerCase()));
  const bodies: Body[] = [];
  const add = (content: Content, operation: string[]) => {
    const model = byName.get(content.model ?? "");
    if (model?.published === undefined) return;
    const body = planBody(spec, names, byName, model, content);
    const known = bodies.filter((one) => one.model === model.name);
    const same = known.find((one) => sameVariants(one, body));
    if (same !== undefined) {
      same.operations.push(...operation);
      same.contents.push(content.address);
    } else {
      const name = known.length === 0 ? body.name : free(body.name, taken);
      bodies.push({ ...body, name, operations: operation, contents: [content.address] });
    }
  };
  for (const { id, body } of operations) {
    for (const content of body?.contents ?? []) add(content, [id]);
  }
  for (const { body } of asking) {
    for (const content of body?.contents ?? []) add(content, []);
  }
  return bodies.sort((a, b) => compare(a.name, b.name));
}

/** Makes a taken name unique, ignoring case, by adding a number. Reserves and returns the new name. */
function free(name: string, taken: Set<string>): string {
  let number = 2;
  while (taken.has(`${name}-${number}`.toLowerCase())) number++;
  taken.add(`${name}-${number}`.toLowerCase());
  return `${name}-${number}`;
}

/** The body whose validators apply to one content of an operation; undefined if no validators apply. */
export function bodyOf(
  bodies: readonly Body[],
  operation: string,
  { address }: Content,
): Body | undefined {
  return bodies.find(
    ({ operations, contents }) => operations.includes(operation) && contents.includes(address),
  );
}

function planBody(
  spec: ResolvedSpec,
  names: ReadonlyMap<string, string>,
  models: ReadonlyMap<string, Model>,
  model: Model,
  { address }: Content,
): Body {
  const media = spec.at(address);
  const variants = isObject(media) && isObject(media["x-variants"]) ? media["x-variants"] : {};
  return {
    name: model.published ?? "",
    model: model.name,
    ...(typeof variants.by === "string" ? { by: variants.by } : {}),
    variants: Object.entries(variants).flatMap(([key, target]) =>
      key === "by" ? [] : [planVariant(spec, names, models, key, target)],
    ),
    operations: [],
    contents: [],
  };
}

function planVariant(
  spec: ResolvedSpec,
  names: ReadonlyMap<string, string>,
  models: ReadonlyMap<string, Model>,
  name: string,
  target: Json,
): Variant {
  const { address } = follow(spec, String((target as JsonObject).$ref));
  const model = names.get(address) ?? "";
  const title = models.get(model)?.schema.title;
  return { name, title: typeof title === "string" ? title : name, model };
}

function sameVariants(a: Body, b: Body): boolean {
  return JSON.stringify([a.by, a.variants]) === JSON.stringify([b.by, b.variants]);
}

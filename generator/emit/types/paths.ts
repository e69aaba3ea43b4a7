import openapiTs, { astToString } from "openapi-typescript";
import ts from "typescript";
import { plainKinds, shapeOfMember } from "../../objects.ts";
import { isObject, type Json, type JsonObject } from "../../pointer.ts";
import type { Files } from "../files.ts";
import type { TypedModel } from "./typed-models.ts";

/** Paths and operations as types, by openapi-typescript; a model is a reference to the one in `models`. */
export async function emitPaths(
  models: readonly TypedModel[],
  openapi: JsonObject,
): Promise<Files> {
  const schemas = Object.fromEntries(
    models.map(({ name }) => [name, { type: "object", "x-model": name }]),
  );
  const components = isObject(openapi.components) ? openapi.components : {};
  const slim = typed("openapi", { ...openapi, components: { ...components, schemas } });
  const text = JSON.stringify(slim);
  const marks = { percent: markFor(text, "percent"), inherited: markFor(text, "inherited") };
  const nodes = await openapiTs(odd.test(text) ? JSON.stringify(marked(slim, marks)) : text, {
    alphabetize: false,
    silent: true,
    inject: 'import type * as Models from "./models.d.ts";',
    transform: (schema) => {
      const name = Reflect.get(schema, "x-model");
      return typeof name === "string"
        ? ts.factory.createTypeReferenceNode(`Models.${name}`)
        : undefined;
    },
  });
  const printed = astToString(nodes).replaceAll(marks.inherited, "").replaceAll(marks.percent, "%");
  return new Map([
    ["types/openapi.d.ts", `// Generated; do not edit. Paths and operations.\n${printed}`],
  ]);
}

/**
 * What openapi-typescript trips over in a name: a percent sign, because it decodes names as parts
 * of URIs, and names that every object inherits. Until it is done a mark stands in their place.
 */
const odd = new RegExp(`%|"(${Object.getOwnPropertyNames(Object.prototype).join("|")})"`);

/** A text of its own in a spec; it begins no identifier, so a name that holds it is quoted. */
function markFor(text: string, word: string): string {
  let number = 0;
  while (text.includes(`-${word}${number}-`)) number++;
  return `-${word}${number}-`;
}

interface Marks {
  percent: string;
  inherited: string;
}

function marked(value: Json, marks: Marks): Json {
  if (typeof value === "string") return value.replaceAll("%", marks.percent);
  if (Array.isArray(value)) return value.map((item) => marked(item, marks));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, member]) => [
    markedName(key.replaceAll("%", marks.percent), marks),
    key === "$ref" && typeof member === "string"
      ? member
          .split("/")
          .map((segment) => markedName(segment.replaceAll("%25", marks.percent), marks))
          .join("/")
      : marked(member, marks),
  ]);
  return Object.fromEntries(entries);
}

function markedName(name: string, { inherited }: Marks): string {
  return name in Object.prototype ? inherited + name : name;
}

/** A part of a document with only what has a type: no examples, no extensions. */
function typed(kind: string, value: Json): Json {
  if (!isObject(value) || (kind === "schema" && value["x-model"] !== undefined)) return value;
  const entries = Object.entries(value).flatMap(([name, member]): [string, Json][] => {
    const shape = shapeOfMember(kind, name);
    if (name === "$ref" && kind !== "schema") return [[name, member]];
    if (shape === undefined || /^examples?$/.test(name)) return [];
    if (plainKinds.has(shape.kind)) return [[name, member]];
    if (shape.held === "list" && Array.isArray(member)) {
      return [[name, member.map((item) => typed(shape.kind, item))]];
    }
    if (shape.held !== "map" || !isObject(member)) return [[name, typed(shape.kind, member)]];
    const members = Object.entries(member).map(([key, item]) => [key, typed(shape.kind, item)]);
    return [[name, Object.fromEntries(members)]];
  });
  return Object.fromEntries(entries);
}

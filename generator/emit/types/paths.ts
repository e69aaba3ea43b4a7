import openapiTs, { astToString } from "openapi-typescript";
import ts from "typescript";
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
  const slim = withoutExamples({ ...openapi, components: { ...components, schemas } });
  const text = JSON.stringify(slim);
  const mark = markFor(text);
  const nodes = await openapiTs(text.includes("%") ? JSON.stringify(marked(slim, mark)) : text, {
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
  return new Map([
    [
      "types/openapi.d.ts",
      `// Generated; do not edit. Paths and operations.\n${astToString(nodes).replaceAll(mark, "%")}`,
    ],
  ]);
}

/** What stands for a percent sign meanwhile: openapi-typescript decodes names as parts of URIs. It begins no identifier. */
function markFor(text: string): string {
  let number = 0;
  while (text.includes(`-percent${number}-`)) number++;
  return `-percent${number}-`;
}

function marked(value: Json, mark: string): Json {
  if (typeof value === "string") return value.replaceAll("%", mark);
  if (Array.isArray(value)) return value.map((item) => marked(item, mark));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, member]) => [
    key.replaceAll("%", mark),
    key === "$ref" && typeof member === "string"
      ? member.replaceAll("%25", mark)
      : marked(member, mark),
  ]);
  return Object.fromEntries(entries);
}

function withoutExamples(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(
    ([key, member]) => key !== "x-variants" && !(/^examples?$/.test(key) && !isNamedSchema(member)),
  );
  return Object.fromEntries(entries.map(([key, member]) => [key, withoutExamples(member)]));
}

/** A property may have the name `example`; then a schema stands there. */
function isNamedSchema(member: Json): boolean {
  return isObject(member) && (typeof member.type === "string" || typeof member.$ref === "string");
}

import openapiTs, { astToString } from "openapi-typescript";
import ts from "typescript";
import type { Plan } from "../../plan/plan.ts";
import { isObject, type Json, type JsonObject } from "../../pointer.ts";
import type { Files } from "../files.ts";
import { typedModels } from "./shape.ts";

/** Paths and operations as types, by openapi-typescript; a model is a reference to the one in `models`. */
export async function emitPaths(plan: Plan, openapi: JsonObject): Promise<Files> {
  const names = new Set(typedModels(plan).map((model) => model.name));
  const schemas = Object.fromEntries(
    [...names].map((name) => [name, { type: "object", "x-model": name }]),
  );
  const components = isObject(openapi.components) ? openapi.components : {};
  const slim = withoutExamples({ ...openapi, components: { ...components, schemas } });
  const nodes = await openapiTs(JSON.stringify(slim), {
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
      `// Generated; do not edit. Paths and operations.\n${astToString(nodes)}`,
    ],
  ]);
}

function withoutExamples(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(
    ([key]) => key !== "examples" && !key.startsWith("x-variants"),
  );
  return Object.fromEntries(entries.map(([key, member]) => [key, withoutExamples(member)]));
}

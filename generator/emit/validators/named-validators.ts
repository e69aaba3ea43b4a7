import { compare } from "../../diagnostics/diagnostic.ts";
import type { JsonObject } from "../../openapi/pointer.ts";
import { formOf } from "../../plan/forms.ts";
import { modelsOf } from "../../plan/models.ts";
import { type Parameter, placesOf } from "../../plan/parameters.ts";
import type { Plan } from "../../plan/plan.ts";
import { layout, literal } from "../../templates/layout.ts";
import type { Files } from "../files.ts";
import { modelReferences } from "../schemas/bundle.ts";
import { bareSchema } from "./bare-schema.ts";
import { addModels, type Prepared, prepareModels } from "./prepare.ts";
import { type Pool, printModule } from "./print-module.ts";

/** Fast modules stop at the first failure; explaining ones collect every error. */
export type Mode = "fast" | "explain";

/** Every module is printed in both. */
export const modes: readonly Mode[] = ["fast", "explain"];

/** The validators of parameters and of responses, in a fast module and an explaining one each. */
export function emitNamedValidators(plan: Plan, pool: Pool): Files {
  const files: Files = new Map();
  const add = (name: string, title: string, prepared: Prepared, mode: Mode) => {
    const { functions, tables, ...printed } = printModule(prepared, mode, pool);
    const validators = [...functions].map(([key, name]) => ({
      name: literal(key),
      function: name,
    }));
    const shapes = literal({ ...tables, rules: {}, named: {} });
    const facts = { ...printed, title, validators, tables: shapes };
    const stem = `validators/${name}${mode === "fast" ? "" : ".explain"}`;
    files.set(`${stem}.js`, layout(`named-validators-${mode}.js`, facts));
    files.set(`${stem}.d.ts`, layout(`named-validators-${mode}.d.ts`, facts));
  };
  const [parameters, responses] = [parameterSchemas(plan), responseSchemas(plan)];
  for (const mode of modes) {
    add("parameters", "The validators of an operation's parameters", parameters, mode);
    add("answers", "The validators of response bodies", responses, mode);
  }
  return files;
}

/** The key of the validator of an operation's parameters in one place. */
export function parameterKey(operation: string, place: string): string {
  return `${operation} ${place}`;
}

function parameterSchemas(plan: Plan): Prepared {
  const prepared = prepareModels(plan, []);
  const add = (key: string, parameters: readonly Parameter[]) => {
    const schema: JsonObject = {
      type: "object",
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    };
    for (const { schema } of parameters) addModels(plan, prepared, modelReferences(schema));
    prepared.schemas.set(key, bareSchema(schema, modelsOf(plan)) as JsonObject);
    prepared.keys.set(key, key);
  };
  add(parameterKey("", "none"), []);
  for (const operation of plan.operations) {
    for (const place of placesOf(operation)) {
      const here = operation.parameters.filter((parameter) => parameter.in === place);
      add(parameterKey(operation.id, place), here);
    }
  }
  return prepared;
}

function responseSchemas(plan: Plan): Prepared {
  const contents = plan.operations.flatMap(({ responses }) =>
    responses.flatMap((one) => one.contents),
  );
  const names = contents.flatMap(({ kind, model }) =>
    /^(json|text)$/.test(kind) && model ? [formOf(plan, model, "read")] : [],
  );
  const models = [...new Set(names)].sort(compare);
  const prepared = prepareModels(plan, models);
  for (const model of models) prepared.keys.set(model, model);
  return prepared;
}

import type { Plan } from "../../plan/plan.ts";
import type { JsonObject } from "../../pointer.ts";
import { compare } from "../../problem.ts";
import { layout, literal } from "../../templates/layout.ts";
import type { Files } from "../files.ts";
import { compileSchemas, errorBound } from "./ajv.ts";
import { type Prepared, prepareModels } from "./prepare.ts";
import { bareSchema } from "./tables.ts";

/** The judges of parameters and of answers: for each of the two a fast module and an explaining one. */
export function emitJudges(plan: Plan): { files: Files; formats: boolean } {
  const parameters = emitModule(
    "parameters",
    "What the parameters of an operation may be",
    parameterSchemas(plan),
  );
  const answers = emitModule("answers", "What the body of an answer may be", answerSchemas(plan));
  return {
    files: new Map([...parameters.files, ...answers.files]),
    formats: parameters.formats || answers.formats,
  };
}

/** The key of the judge of an operation's parameters in one place. */
export function parameterKey(operation: string, place: string): string {
  return `${operation} ${place}`;
}

function parameterSchemas(plan: Plan): Prepared {
  const prepared = prepareModels(plan, []);
  for (const operation of plan.operations) {
    for (const place of ["path", "query", "header"]) {
      const here = operation.parameters.filter((parameter) => parameter.in === place);
      const schema: JsonObject = {
        type: "object",
        properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
        required: here.filter(({ required }) => required).map(({ name }) => name),
        additionalProperties: false,
      };
      const key = parameterKey(operation.id, place);
      const id = key.replace(" ", "-");
      prepared.schemas.set(id, bareSchema(schema, `${id}#`, prepared.tables) as JsonObject);
      prepared.keys.set(key, id);
    }
  }
  return prepared;
}

function answerSchemas(plan: Plan): Prepared {
  const names = new Set(
    plan.operations.flatMap(({ answers }) => answers.map(({ model }) => model)),
  );
  names.delete(undefined);
  const models = [...names].map(String).sort(compare);
  const prepared = prepareModels(plan, models);
  for (const model of models) prepared.keys.set(model, model);
  return prepared;
}

function emitModule(
  name: string,
  title: string,
  prepared: Prepared,
): { files: Files; formats: boolean } {
  const files: Files = new Map();
  const { schemas, keys, tables } = prepared;
  let formats = false;
  for (const mode of ["fast", "explain"] as const) {
    const compiled = compileSchemas(schemas, [...keys.values()], mode);
    formats ||= compiled.imports.some((one) => one.file === "formats.js");
    const judges = [...keys].map(([key, id]) => ({
      name: literal(key),
      function: compiled.functions.get(id) ?? "",
    }));
    const facts = {
      title,
      imports: compiled.imports,
      code: compiled.code,
      judges,
      bound: errorBound,
      tables: literal({
        rules: {},
        named: {},
        titles: Object.fromEntries(tables.titles),
        members: Object.fromEntries(tables.members),
      }),
    };
    const stem = `validators/${name}${mode === "fast" ? "" : ".explain"}`;
    files.set(`${stem}.js`, layout(`judges-${mode}.js`, facts));
    files.set(`${stem}.d.ts`, layout(`judges-${mode}.d.ts`, facts));
  }
  return { files, formats };
}

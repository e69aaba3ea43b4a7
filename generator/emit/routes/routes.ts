import type { Answer, Operation, Parameter } from "../../plan/operations.ts";
import type { Plan } from "../../plan/plan.ts";
import type { JsonObject } from "../../pointer.ts";
import { layout, literal } from "../../templates/layout.ts";
import type { Files } from "../files.ts";
import { runtimeFiles } from "../runtime.ts";
import { parameterKey } from "../validators/judges.ts";

/** The routes: the interface that the server implements, the table of operations, and the router they run on. */
export function emitRoutes(plan: Plan): Files {
  const files: Files = new Map();
  const schemes = [
    ...new Set(plan.operations.flatMap(({ security }) => security.flat().map((one) => one.scheme))),
  ];
  const facts = {
    title: plan.title,
    bodies: plan.bodies.map(({ name }, index) => ({ name, local: `body${index}` })),
    operations: plan.operations.map((operation) => operationFacts(plan, operation)),
    schemes: schemes.sort().map((id) => ({ id: literal(id) })),
    schemeTable: literal(Object.fromEntries(schemes.map((id) => [id, plan.schemes[id]]))),
  };
  files.set("routes.ts", layout("routes.ts", facts));
  for (const [name, text] of runtimeFiles("routes")) files.set(`runtime/${name}`, text);
  return files;
}

function operationFacts(plan: Plan, operation: Operation): Record<string, unknown> {
  const { id, name, method, path, summary, parameters, security, answers } = operation;
  const index = plan.bodies.findIndex((body) => body.operations.includes(id));
  const body = plan.bodies[index];
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place);
  return {
    id,
    name,
    method,
    path,
    summary,
    secured: security.length > 0,
    params: parametersType(inPlace("path")),
    query: parametersType(inPlace("query")),
    headers: inPlace("header").length > 0 ? parametersType(inPlace("header")) : undefined,
    body: body?.model,
    bodyLocal: `body${index}`,
    bodyExplain: literal(`./validators/${body?.name}.explain.js`),
    bodyRequired: operation.body?.required ?? false,
    mediaType: literal(operation.body?.mediaType ?? ""),
    variants: body?.variants.map((variant) => literal(variant.name)).join(" | "),
    variantNames: body?.variants.map((variant) => variant.name) ?? [],
    answers: answers.map(answerType),
    checked: answers.map(({ status, mediaType, model }) => ({
      status: literal(status),
      mediaType: mediaType === undefined ? undefined : literal(mediaType),
      judge: model === undefined ? undefined : literal(model),
    })),
    security: literal(security),
    parameters: literal(
      parameters.map(({ name, in: place, schema }) => ({
        name,
        in: place,
        type: scalarType(schema),
      })),
    ),
    pathJudge: literal(parameterKey(id, "path")),
    queryJudge: literal(parameterKey(id, "query")),
    headerJudge: literal(parameterKey(id, "header")),
  };
}

function parametersType(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return "Record<never, never>";
  const members = parameters.map(
    ({ name, required, schema }) => `${literal(name)}${required ? "" : "?"}: ${typeOf(schema)}`,
  );
  return `{ ${members.join("; ")} }`;
}

function typeOf(schema: JsonObject): string {
  if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(" | ");
  if (schema.const !== undefined) return literal(schema.const);
  const type = scalarType(schema);
  return type === "integer" ? "number" : type;
}

function scalarType(schema: JsonObject): string {
  const type = String(schema.type ?? "string");
  return ["integer", "number", "boolean"].includes(type) ? type : "string";
}

function answerType({ status, mediaType, model, headers }: Answer): string {
  const members = [`status: ${/^[0-9]{3}$/.test(status) ? status : "number"}`];
  if (mediaType === "application/problem+json") members.push("problem: ProblemMembers");
  else if (model !== undefined) members.push(`body: Models.${model}`);
  else if (mediaType !== undefined) members.push("body: unknown");
  const required = headers.filter((header) => header.required);
  const types = headers.map(
    ({ name, required: must }) => `${literal(name)}${must ? "" : "?"}: string`,
  );
  if (types.length > 0)
    members.push(`headers${required.length > 0 ? "" : "?"}: { ${types.join("; ")} }`);
  return `{ ${members.join("; ")} }`;
}

import { bodyOf } from "../../plan/bodies.ts";
import type { Content } from "../../plan/contents.ts";
import { namesIn } from "../../plan/defaults.ts";
import { type ErrorBody, errorBodies, invalidStatus } from "../../plan/error-bodies.ts";
import { formOf } from "../../plan/forms.ts";
import { modelsOf } from "../../plan/models.ts";
import type { Operation } from "../../plan/operations.ts";
import { placesOf } from "../../plan/parameters.ts";
import type { Plan } from "../../plan/plan.ts";
import { layout, literal } from "../../templates/layout.ts";
import type { Files } from "../files.ts";
import { runtimeFiles } from "../runtime.ts";
import { parameterKey } from "../schemas/prepare.ts";
import {
  contentDefinition,
  defaultsOf,
  parameterDefaults,
  parameterDefinitions,
} from "./definitions.ts";
import { requestFacts } from "./request-types.ts";
import { responseTypes } from "./response-types.ts";
import { withUsedImports } from "./used-imports.ts";

/** The routes: the interface that a server implements, the table of operations, and the router. */
export function emitRoutes(plan: Plan): Files {
  const files: Files = new Map();
  const operations = plan.operations.filter(({ method }) => method !== "trace");
  const demanded = operations.flatMap(({ security }) => security.flat());
  const schemes = [...new Set(demanded.map(({ scheme }) => scheme))].sort();
  const facts = {
    title: plan.title,
    bodies: plan.bodies.map(({ name }, index) => ({ name, local: `body${index}` })),
    operations: operations.map((operation) => operationFacts(plan, operation)),
    validated: operations.some(({ responses }) =>
      responses.flatMap((one) => one.contents).some(isValidated),
    ),
    fillers: fillersOf(plan, operations),
    defaultTable: literal(
      defaultsOf(plan).tableFor(operations.flatMap((operation) => filledModels(plan, operation))),
    ),
    resolved: operations.some((operation) => resolves(plan, operation)),
    guarded: operations.some(
      (operation) => resolves(plan, operation) || operation.security.length > 0,
    ),
    schemes: schemes.map((id) => ({ id: literal(id), credential: credentialType(plan, id) })),
    schemeTable: table(Object.fromEntries(schemes.map((id) => [id, plan.schemes[id]]))),
  };
  const code = layout("routes-types.ts", facts) + layout("routes.ts", facts);
  files.set("routes.ts", withUsedImports(code));
  for (const [name, text] of runtimeFiles("routes")) files.set(`runtime/${name}`, text);
  return files;
}

function operationFacts(plan: Plan, operation: Operation): Record<string, unknown> {
  const { id, name, method, path, summary, description, deprecated, security, responses, body } =
    operation;
  const contents = (body?.contents ?? []).map((content) => contentFacts(plan, operation, content));
  const variants = contents.flatMap((content) => content.variants);
  const places = new Set(placesOf(operation));
  const errors = errorBodies(operation, modelsOf(plan));
  const defaults = parameterDefaults(plan, operation);
  return {
    id,
    name,
    method,
    path,
    summary,
    description,
    deprecated,
    ...requestFacts(plan, operation),
    secured: security.length > 0,
    resolved: variants.length > 0,
    variants: variants.map(({ key }) => key).join(" | "),
    invalidStatus: invalidStatus(responses) === 400 ? undefined : invalidStatus(responses),
    ignoresUnknownQuery: operation.ignoresUnknownQuery,
    defaults: defaults === undefined ? undefined : literal(defaults),
    responses: responses.flatMap((response) => responseTypes(plan, response, responses)),
    hasProblem: responses.some(({ contents }) => contents.some(isProblem)),
    security: literal(security),
    notices: Object.keys(operation.notices).length > 0 ? literal(operation.notices) : undefined,
    parameters: table(parameterDefinitions(plan, operation)),
    validators: ["path", "query", "header", "cookie"]
      .filter((place) => place === "query" || places.has(place))
      .map((place) => ({
        place,
        key: literal(places.has(place) ? parameterKey(id, place) : parameterKey("", "none")),
      })),
    body: body !== undefined,
    bodyRequired: body?.required ?? false,
    bodyLimits: body?.limits === undefined ? undefined : literal(body.limits),
    contents,
    definitions: responses.map(({ status, contents, headers }) => ({
      status: literal(status),
      error: errorFacts(errors.get(status)),
      contents: contents.map(({ mediaType, kind, model, stream }) => ({
        facts: literal({ mediaType, kind, ...(stream === undefined ? {} : { stream }) }),
        validator:
          isValidated({ kind, model }) && model !== undefined
            ? literal(formOf(plan, model, "read"))
            : undefined,
      })),
      headers: headers.some(({ required }) => required)
        ? literal(headers.filter(({ required }) => required).map((header) => header.name))
        : undefined,
    })),
  };
}

/** The code for `error` in a response definition; undefined if the router sends `application/problem+json`. */
function errorFacts(error: ErrorBody | undefined): string | undefined {
  if (error === undefined) return undefined;
  const { mediaType, model } = error.content;
  return literal(error.isFilled ? { mediaType } : { mediaType, filler: model });
}

/** The names of an operation's body models, and of the models to which the defaults of its parameters refer. */
function filledModels(plan: Plan, operation: Operation): string[] {
  const bodies = operation.body?.contents.flatMap(({ model }) => model ?? []) ?? [];
  return [...bodies, ...Object.values(parameterDefaults(plan, operation) ?? {}).flatMap(namesIn)];
}

/** The models of error bodies that the service must build, because not every problem (RFC 9457) fits them. */
function fillersOf(plan: Plan, operations: readonly Operation[]) {
  const errors = operations.flatMap((operation) => [
    ...errorBodies(operation, modelsOf(plan)).values(),
  ]);
  const names = errors.flatMap(({ content, isFilled }) => (isFilled ? [] : (content.model ?? [])));
  return [...new Set(names)].sort().map((name) => ({ name, type: formOf(plan, name, "read") }));
}

function contentFacts(plan: Plan, { id }: Operation, content: Content) {
  const body = bodyOf(plan.bodies, id, content);
  return {
    facts: literal(contentDefinition(plan, content)),
    validated: body !== undefined,
    local: `body${body === undefined ? "" : plan.bodies.indexOf(body)}`,
    explain: literal(`./validators/${body?.name}.explain.js`),
    variants: (body?.variants ?? []).map(({ name }) => ({ key: literal(name) })),
  };
}

function resolves(plan: Plan, { id, body }: Operation): boolean {
  return (body?.contents ?? []).some(
    (content) => (bodyOf(plan.bodies, id, content)?.variants.length ?? 0) > 0,
  );
}

function isValidated({ kind, model }: { kind: string; model?: string | undefined }): boolean {
  return (kind === "json" || kind === "text") && model !== undefined;
}

function isProblem({ mediaType }: Content): boolean {
  return mediaType === "application/problem+json";
}

function credentialType(plan: Plan, scheme: string): string {
  return plan.schemes[scheme]?.type === "basic"
    ? "{ username: string; password: string }"
    : "string";
}

/**
 * A TypeScript literal. In a literal with a member `constructor`, TypeScript widens inner types; `as const`
 * prevents this.
 */
function table(value: object): string {
  const text = literal(value);
  return text.includes('"constructor":') ? `${text} as const` : text;
}

import { isObject, type Json, type JsonObject } from "../../openapi/pointer.ts";
import type { Content } from "../../plan/contents.ts";
import type { Operation } from "../../plan/operations.ts";
import type { Parameter } from "../../plan/parameters.ts";
import type { Plan } from "../../plan/plan.ts";
import { decodeShape } from "../../plan/shapes.ts";
import { literal } from "../../templates/layout.ts";

/** The types of what a handler is given: parameters by place, the body in each of its media types, the principal. */
export function requestFacts(plan: Plan, operation: Operation): Record<string, unknown> {
  const { parameters, security, body } = operation;
  const at = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const open = security.some((alternative) => alternative.length === 0);
  const bodies = (body?.contents ?? []).map((content) => ({
    mediaType: literal(content.mediaType),
    type: contentType(plan, content),
  }));
  const optional = body?.required === true ? "" : "?";
  return {
    params: parametersType(at("path")),
    query: parametersType(at("query")),
    headers: at("header").length > 0 ? parametersType(at("header")) : undefined,
    cookies: at("cookie").length > 0 ? parametersType(at("cookie")) : undefined,
    context:
      security.length === 0
        ? 'Omit<RequestContext<P>, "principal">'
        : open
          ? "RequestContext<P | undefined>"
          : "RequestContext<P>",
    principal: open ? "P | undefined" : "P",
    bodyMember: bodies.length === 1 ? `body${optional}: ${bodies[0]?.type}` : undefined,
    bodyMembers:
      bodies.length > 1
        ? bodies.map(({ mediaType, type }) => `{ contentType: ${mediaType}; body: ${type} }`)
        : undefined,
    bodyOptional: optional !== "",
  };
}

/** The type of a body in one of its media types. */
function contentType(plan: Plan, { kind, model }: Content): string {
  if (kind === "text") return model === undefined ? "string" : `Models.${model}`;
  if (kind === "binary") return "Uint8Array<ArrayBuffer>";
  if (model === undefined) return kind === "json" ? "unknown" : "Record<string, unknown>";
  if (kind !== "multipart") return `Models.${model}`;
  const models = new Map(plan.models.map((one) => [one.name, one]));
  const { members = {} } = decodeShape({ $ref: model }, models);
  const files = Object.entries(members).flatMap(([name, shape]) =>
    shape.file || shape.items?.file ? [literal(name)] : [],
  );
  return files.length === 0
    ? `Models.${model}`
    : `WithFiles<Models.${model}, ${files.join(" | ")}>`;
}

function parametersType(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return "Record<never, never>";
  const members = parameters.map(
    ({ name, required, schema }) => `${literal(name)}${required ? "" : "?"}: ${typeOf(schema)}`,
  );
  return `{ ${members.join("; ")} }`;
}

/** The type of a parameter or header: a scalar, a list of scalars, or a model. */
export function typeOf(schema: Json | undefined): string {
  if (!isObject(schema)) return "unknown";
  if (typeof schema.$ref === "string") return `Models.${schema.$ref}`;
  if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(" | ") || "never";
  if (schema.const !== undefined) return literal(schema.const);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? "string"];
  return types.map((type) => scalarType(String(type), schema)).join(" | ");
}

function scalarType(type: string, schema: JsonObject): string {
  if (type === "array") return `(${typeOf(schema.items)})[]`;
  if (type === "integer") return "number";
  return ["number", "boolean", "null"].includes(type) ? type : "string";
}

import { isObject, type Json, type JsonObject } from "../../openapi/pointer.ts";
import type { Content } from "../../plan/contents.ts";
import { defaultOf } from "../../plan/defaults.ts";
import { formOf } from "../../plan/forms.ts";
import { modelsOf } from "../../plan/models.ts";
import type { Operation } from "../../plan/operations.ts";
import type { Parameter } from "../../plan/parameters.ts";
import type { Plan } from "../../plan/plan.ts";
import { fileMembers } from "../../plan/shapes.ts";
import { comment, literal } from "../../templates/layout.ts";

/** A handler's input as TypeScript types: path, query, header and cookie parameters, bodies, context, principal. */
export function requestFacts(plan: Plan, operation: Operation): Record<string, unknown> {
  const { parameters, security, body } = operation;
  const typeAt = (place: string) => parametersType(plan, parameters, place);
  const open = security.some((alternative) => alternative.length === 0);
  const bodies = (body?.contents ?? []).map((content) => ({
    mediaType: literal(content.mediaType),
    type: contentType(plan, content),
  }));
  const optional = body?.required === true ? "" : "?";
  return {
    params: typeAt("path") ?? noParameters,
    query: typeAt("query") ?? noParameters,
    headers: typeAt("header"),
    cookies: typeAt("cookie"),
    context:
      security.length === 0
        ? 'Omit<RequestContext<P, E>, "principal">'
        : open
          ? "RequestContext<P | undefined, E>"
          : "RequestContext<P, E>",
    principal: open || security.length === 0 ? "P | undefined" : "P",
    bodyMember: bodies.length === 1 ? `body${optional}: ${bodies[0]?.type}` : undefined,
    bodyMembers:
      bodies.length > 1
        ? bodies.map(({ mediaType, type }) => `{ contentType: ${mediaType}; body: ${type} }`)
        : undefined,
    bodyOptional: optional !== "",
  };
}

/** The type of a body in one media type, as a handler receives it. */
function contentType(plan: Plan, { kind, model: declared }: Content): string {
  const model = declared === undefined ? undefined : formOf(plan, declared, "filled");
  if (kind === "text") return model === undefined ? "string" : `Models.${model}`;
  if (kind === "binary") return "Bytes";
  if (model === undefined) return kind === "json" ? "unknown" : "Record<string, unknown>";
  if (kind !== "multipart") return `Models.${model}`;
  const files = fileMembers(model, modelsOf(plan)).map(literal);
  return files.length === 0
    ? `Models.${model}`
    : `WithFiles<Models.${model}, ${files.join(" | ")}>`;
}

const noParameters = "Record<never, never>";

/** The type of all parameters in `place`, such as `query`, as a handler receives them; undefined if none is there. */
function parametersType(
  plan: Plan,
  parameters: readonly Parameter[],
  place: string,
): string | undefined {
  const here = parameters.filter((parameter) => parameter.in === place);
  if (here.length === 0) return undefined;
  const members = here.map(({ name, description, deprecated, required, schema }) => {
    const present = required || defaultOf(schema, modelsOf(plan)) !== undefined;
    const note = comment([description, ...(deprecated ? ["@deprecated"] : [])].join(" "));
    const doc = note === "" ? "" : `    /** ${note} */\n`;
    return `${doc}    ${literal(name)}${present ? "" : "?"}: ${typeOf(schema)};\n`;
  });
  return `{\n${members.join("")}  }`;
}

/** The type of a parameter or header, as TypeScript code. */
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

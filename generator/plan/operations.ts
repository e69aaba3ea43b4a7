import { operationsOf, parameterAddresses } from "../check/operations.ts";
import { isObject, type Json, type JsonObject } from "../pointer.ts";
import { compare } from "../problem.ts";
import { follow, join, type ResolvedSpec } from "../resolve/resolve.ts";
import { modelName, pascalCase } from "./names.ts";
import { isScalarSchema, plainSchema } from "./things.ts";

/** One parameter of an operation; its schema is a scalar with limits. */
export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required: boolean;
  schema: JsonObject;
}

/** One declared answer: its status, its media type and the model of its body, if it has one. */
export interface Answer {
  status: string;
  description: string;
  mediaType?: string;
  model?: string;
  headers: { name: string; required: boolean; schema: JsonObject }[];
}

/** One operation, with everything decided that its stub needs. */
export interface Operation {
  id: string;
  /** PascalCase of the id, for the names of types. */
  name: string;
  method: string;
  path: string;
  address: string;
  summary: string;
  parameters: Parameter[];
  body?: { mediaType: string; address: string; model: string; required: boolean };
  answers: Answer[];
  /** OR of ANDs: each alternative names schemes and the roles that they must bring. Empty: open to all. */
  security: { scheme: string; roles: string[] }[][];
}

/** Every operation of the spec, sorted by path and method. */
export function planOperations(spec: ResolvedSpec): Operation[] {
  const operations = [...operationsOf(spec)].map(({ path, method, address, value, shared }) => {
    const body = planBody(spec, value, address);
    return {
      id: String(value.operationId),
      name: pascalCase(String(value.operationId)),
      method,
      path,
      address,
      summary: String(value.summary ?? value.operationId),
      parameters: planParameters(spec, [...shared, ...parameterAddresses(value, address)]),
      ...(body === undefined ? {} : { body }),
      answers: planAnswers(spec, value, address),
      security: planSecurity(value.security ?? spec.document.security),
    };
  });
  return operations.sort((a, b) => compare(a.path, b.path) || compare(a.method, b.method));
}

function planParameters(spec: ResolvedSpec, addresses: string[]): Parameter[] {
  const byKey = new Map<string, Parameter>();
  for (const address of addresses) {
    const { value } = follow(spec, address);
    if (!isObject(value)) continue;
    const place = String(value.in) as Parameter["in"];
    byKey.set(`${place} ${value.name}`, {
      name: String(value.name),
      in: place,
      required: value.required === true,
      schema: plainSchema(spec, value.schema ?? {}) as JsonObject,
    });
  }
  return [...byKey.values()];
}

function planBody(spec: ResolvedSpec, operation: JsonObject, address: string): Operation["body"] {
  if (operation.requestBody === undefined) return undefined;
  const body = follow(spec, join(address, "requestBody"));
  if (!isObject(body.value) || !isObject(body.value.content)) return undefined;
  const [mediaType] = Object.keys(body.value.content);
  if (mediaType === undefined) return undefined;
  const media = join(body.address, "content", mediaType);
  return {
    mediaType,
    address: media,
    model: modelName(follow(spec, join(media, "schema")).address),
    required: body.value.required === true,
  };
}

function planAnswers(spec: ResolvedSpec, operation: JsonObject, address: string): Answer[] {
  const responses = isObject(operation.responses) ? Object.keys(operation.responses) : [];
  return responses
    .filter((status) => !status.startsWith("x-"))
    .map((status) => {
      const response = follow(spec, join(address, "responses", status));
      const value = isObject(response.value) ? response.value : {};
      const content = isObject(value.content) ? value.content : {};
      const [mediaType] = Object.keys(content);
      const schema =
        mediaType === undefined
          ? undefined
          : follow(spec, join(response.address, "content", mediaType, "schema"));
      return {
        status,
        description: String(value.description ?? ""),
        ...(mediaType === undefined ? {} : { mediaType }),
        ...(schema === undefined || !isObject(schema.value) || isScalarSchema(schema.value)
          ? {}
          : { model: modelName(schema.address) }),
        headers: Object.keys(isObject(value.headers) ? value.headers : {}).map((name) => {
          const header = follow(spec, join(response.address, "headers", name)).value;
          return {
            name,
            required: isObject(header) && header.required === true,
            schema: plainSchema(
              spec,
              (isObject(header) ? header.schema : undefined) ?? {},
            ) as JsonObject,
          };
        }),
      };
    })
    .sort((a, b) => compare(a.status, b.status));
}

function planSecurity(security: Json | undefined): Operation["security"] {
  if (!Array.isArray(security)) return [];
  return security.filter(isObject).map((alternative) =>
    Object.entries(alternative).map(([scheme, roles]) => ({
      scheme,
      roles: Array.isArray(roles) ? roles.map(String) : [],
    })),
  );
}

/** How one security scheme is read from a request. */
export type Scheme =
  | { type: "bearer" | "basic" }
  | { type: "apiKey"; in: "header" | "query" | "cookie"; name: string };

/** Every security scheme of the spec, by name. */
export function planSchemes(spec: ResolvedSpec): Record<string, Scheme> {
  const components = isObject(spec.document.components) ? spec.document.components : {};
  const names = Object.keys(isObject(components.securitySchemes) ? components.securitySchemes : {});
  return Object.fromEntries(
    names.map((name) => {
      const { value } = follow(spec, join(spec.entry, "components", "securitySchemes", name));
      return [name, schemeOf(isObject(value) ? value : {})];
    }),
  );
}

function schemeOf(scheme: JsonObject): Scheme {
  if (scheme.type === "apiKey") {
    const place = scheme.in === "query" || scheme.in === "cookie" ? scheme.in : "header";
    return { type: "apiKey", in: place, name: String(scheme.name) };
  }
  return { type: String(scheme.scheme).toLowerCase() === "basic" ? "basic" : "bearer" };
}

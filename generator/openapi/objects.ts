import { isObject, type Json, type JsonObject } from "./pointer.ts";

/**
 * The objects of OpenAPI 3.1 and JSON Schema 2020-12 by kind, with the type of each member. A type is `text`,
 * `flag` (a boolean), `any` (any value), the kind of an object, `[kind]` (a list) or `{kind}` (a map by name).
 * The member `*` matches any name. A type ends in `!` if the member is required. `itemSchema` comes from OpenAPI 3.2.
 * Source: https://spec.openapis.org/oas/v3.1.1 and https://json-schema.org/draft/2020-12.
 */
export const objects: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  openapi: {
    openapi: "text!",
    info: "info!",
    jsonSchemaDialect: "text",
    servers: "[server]",
    paths: "{path}",
    webhooks: "{path}",
    components: "components",
    security: "[any]",
    tags: "[tag]",
    externalDocs: "externalDocs",
  },
  info: {
    title: "text!",
    summary: "text",
    description: "text",
    termsOfService: "text",
    contact: "contact",
    license: "license",
    version: "text!",
  },
  contact: { name: "text", url: "text", email: "text" },
  license: { name: "text!", identifier: "text", url: "text" },
  server: { url: "text!", description: "text", variables: "{serverVariable}" },
  serverVariable: { enum: "[text]", default: "text!", description: "text" },
  tag: { name: "text!", description: "text", externalDocs: "externalDocs" },
  externalDocs: { description: "text", url: "text!" },
  components: {
    schemas: "{schema}",
    responses: "{response}",
    parameters: "{parameter}",
    examples: "{example}",
    requestBodies: "{requestBody}",
    headers: "{header}",
    securitySchemes: "{securityScheme}",
    links: "{link}",
    callbacks: "{callback}",
    pathItems: "{path}",
  },
  path: {
    summary: "text",
    description: "text",
    servers: "[server]",
    parameters: "[parameter]",
    get: "operation",
    put: "operation",
    post: "operation",
    delete: "operation",
    options: "operation",
    head: "operation",
    patch: "operation",
    trace: "operation",
  },
  operation: {
    tags: "[text]",
    summary: "text",
    description: "text",
    externalDocs: "externalDocs",
    operationId: "text",
    parameters: "[parameter]",
    requestBody: "requestBody",
    responses: "{response}",
    callbacks: "{callback}",
    deprecated: "flag",
    security: "[any]",
    servers: "[server]",
  },
  parameter: {
    name: "text!",
    in: "text!",
    description: "text",
    required: "flag",
    deprecated: "flag",
    allowEmptyValue: "flag",
    style: "text",
    explode: "flag",
    allowReserved: "flag",
    schema: "schema",
    example: "any",
    examples: "{example}",
    content: "{media}",
  },
  header: {
    description: "text",
    required: "flag",
    deprecated: "flag",
    allowEmptyValue: "flag",
    style: "text",
    explode: "flag",
    allowReserved: "flag",
    schema: "schema",
    example: "any",
    examples: "{example}",
    content: "{media}",
  },
  requestBody: { description: "text", content: "{media}!", required: "flag" },
  media: {
    schema: "schema",
    itemSchema: "schema",
    example: "any",
    examples: "{example}",
    encoding: "{encoding}",
  },
  encoding: {
    contentType: "text",
    headers: "{header}",
    style: "text",
    explode: "flag",
    allowReserved: "flag",
  },
  response: {
    description: "text!",
    headers: "{header}",
    content: "{media}",
    links: "{link}",
  },
  callback: { "*": "path" },
  link: {
    operationRef: "text",
    operationId: "text",
    parameters: "any",
    requestBody: "any",
    description: "text",
    server: "server",
  },
  example: { summary: "text", description: "text", value: "any", externalValue: "text" },
  securityScheme: {
    type: "text!",
    description: "text",
    name: "text",
    in: "text",
    scheme: "text",
    bearerFormat: "text",
    flows: "flows",
    openIdConnectUrl: "text",
  },
  flows: {
    implicit: "flow",
    password: "flow",
    clientCredentials: "flow",
    authorizationCode: "flow",
  },
  flow: { authorizationUrl: "text", tokenUrl: "text", refreshUrl: "text", scopes: "any!" },
  discriminator: { propertyName: "text!", mapping: "any" },
  xml: { name: "text", namespace: "text", prefix: "text", attribute: "flag", wrapped: "flag" },
  schema: {
    $id: "any",
    $schema: "any",
    $ref: "any",
    $anchor: "any",
    $dynamicRef: "any",
    $dynamicAnchor: "any",
    $vocabulary: "any",
    $comment: "any",
    $defs: "{schema}",
    definitions: "{schema}",
    type: "any",
    const: "any",
    enum: "any",
    multipleOf: "any",
    maximum: "any",
    exclusiveMaximum: "any",
    minimum: "any",
    exclusiveMinimum: "any",
    maxLength: "any",
    minLength: "any",
    pattern: "any",
    maxItems: "any",
    minItems: "any",
    uniqueItems: "any",
    maxContains: "any",
    minContains: "any",
    maxProperties: "any",
    minProperties: "any",
    required: "any",
    dependentRequired: "any",
    prefixItems: "[schema]",
    items: "schema",
    contains: "schema",
    properties: "{schema}",
    patternProperties: "{schema}",
    additionalProperties: "schema",
    propertyNames: "schema",
    dependentSchemas: "{schema}",
    unevaluatedItems: "schema",
    unevaluatedProperties: "schema",
    allOf: "[schema]",
    anyOf: "[schema]",
    oneOf: "[schema]",
    not: "schema",
    if: "schema",
    // biome-ignore lint/suspicious/noThenProperty: it is the keyword's name
    then: "schema",
    else: "schema",
    title: "any",
    description: "any",
    default: "any",
    deprecated: "any",
    readOnly: "any",
    writeOnly: "any",
    examples: "any",
    format: "any",
    contentEncoding: "any",
    contentMediaType: "any",
    contentSchema: "schema",
    discriminator: "discriminator",
    xml: "xml",
    externalDocs: "externalDocs",
    example: "any",
  },
};

/** The type of a member: the kind of the values, their container, and whether the member is required. */
export interface Shape {
  kind: string;
  held: "alone" | "list" | "map";
  must: boolean;
}

/** The kinds that are plain values. Every other kind is a key of `objects`. */
export const plainKinds: ReadonlySet<string> = new Set(["text", "flag", "any"]);

const shapes: ReadonlyMap<string, ReadonlyMap<string, Shape>> = new Map(
  Object.entries(objects).map(([kind, members]) => [
    kind,
    new Map(Object.entries(members).map(([name, text]) => [name, parseShape(text)])),
  ]),
);

function parseShape(text: string): Shape {
  const held = text.startsWith("[") ? "list" : text.startsWith("{") ? "map" : "alone";
  return { kind: text.replace(/[[\]{}!]/g, ""), held, must: text.endsWith("!") };
}

/** The shape of an object's member, by the object's kind; undefined if the kind has no such member. */
export function shapeOfMember(kind: string, name: string): Shape | undefined {
  const members = shapes.get(kind);
  return members?.get(name) ?? members?.get("*");
}

const needed: ReadonlyMap<string, readonly string[]> = new Map(
  [...shapes].map(([kind, members]) => [
    kind,
    [...members].flatMap(([name, { must }]) => (must ? [name] : [])),
  ]),
);

/** The names of the required members, by the object's kind. */
export function mustHave(kind: string): readonly string[] {
  return needed.get(kind) ?? [];
}

/** The objects directly inside an object, each with its kind and its relative path. */
export function* childrenOf(
  kind: string,
  value: JsonObject,
): Generator<{ kind: string; path: (string | number)[]; value: Json }> {
  for (const [name, member] of Object.entries(value)) {
    const shape = shapeOfMember(kind, name);
    if (shape === undefined || plainKinds.has(shape.kind)) continue;
    // In a callback, every name except `$ref` and `x-…` is an expression for the URL of the request.
    if (kind === "callback" && (name.startsWith("x-") || name === "$ref")) continue;
    if (shape.held === "alone") yield { kind: shape.kind, path: [name], value: member };
    else if (shape.held === "list" && Array.isArray(member)) {
      for (const [index, item] of member.entries()) {
        yield { kind: shape.kind, path: [name, index], value: item };
      }
    } else if (shape.held === "map" && isObject(member)) {
      for (const [key, item] of Object.entries(member)) {
        if (key.startsWith("x-") && kind !== "components" && extensible.has(name)) continue;
        yield { kind: shape.kind, path: [name, key], value: item };
      }
    }
  }
}

/** The maps in which a name that begins with `x-` is an extension, except in `components`, where it is an entry. */
const extensible = new Set(["paths", "responses"]);

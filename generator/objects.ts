import { isObject, type Json, type JsonObject } from "./pointer.ts";

/**
 * The objects of OpenAPI 3.1 and of JSON Schema 2020-12 and what stands in their members:
 * `""` a plain value, `kind` an object of that kind, `[kind]` a list, `{kind}` a map by name.
 * The member `*` stands for any name.
 * Source: https://spec.openapis.org/oas/v3.1.1 and https://json-schema.org/draft/2020-12.
 */
export const objects: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  openapi: {
    openapi: "",
    info: "info",
    jsonSchemaDialect: "",
    servers: "[server]",
    paths: "{path}",
    webhooks: "{path}",
    components: "components",
    security: "",
    tags: "[tag]",
    externalDocs: "externalDocs",
  },
  info: {
    title: "",
    summary: "",
    description: "",
    termsOfService: "",
    contact: "contact",
    license: "license",
    version: "",
  },
  contact: { name: "", url: "", email: "" },
  license: { name: "", identifier: "", url: "" },
  server: { url: "", description: "", variables: "{serverVariable}" },
  serverVariable: { enum: "", default: "", description: "" },
  tag: { name: "", description: "", externalDocs: "externalDocs" },
  externalDocs: { description: "", url: "" },
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
    summary: "",
    description: "",
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
    tags: "",
    summary: "",
    description: "",
    externalDocs: "externalDocs",
    operationId: "",
    parameters: "[parameter]",
    requestBody: "requestBody",
    responses: "{response}",
    callbacks: "{callback}",
    deprecated: "",
    security: "",
    servers: "[server]",
  },
  parameter: {
    name: "",
    in: "",
    description: "",
    required: "",
    deprecated: "",
    allowEmptyValue: "",
    style: "",
    explode: "",
    allowReserved: "",
    schema: "schema",
    example: "",
    examples: "{example}",
    content: "{media}",
  },
  header: {
    description: "",
    required: "",
    deprecated: "",
    style: "",
    explode: "",
    schema: "schema",
    example: "",
    examples: "{example}",
    content: "{media}",
  },
  requestBody: { description: "", content: "{media}", required: "" },
  media: { schema: "schema", example: "", examples: "{example}", encoding: "{encoding}" },
  response: { description: "", headers: "{header}", content: "{media}", links: "{link}" },
  encoding: {
    contentType: "",
    headers: "{header}",
    style: "",
    explode: "",
    allowReserved: "",
  },
  callback: { "*": "path" },
  link: {
    operationRef: "",
    operationId: "",
    parameters: "",
    requestBody: "",
    description: "",
    server: "server",
  },
  example: { summary: "", description: "", value: "", externalValue: "" },
  securityScheme: {
    type: "",
    description: "",
    name: "",
    in: "",
    scheme: "",
    bearerFormat: "",
    flows: "flows",
    openIdConnectUrl: "",
  },
  flows: {
    implicit: "flow",
    password: "flow",
    clientCredentials: "flow",
    authorizationCode: "flow",
  },
  flow: { authorizationUrl: "", tokenUrl: "", refreshUrl: "", scopes: "" },
  discriminator: { propertyName: "", mapping: "" },
  xml: { name: "", namespace: "", prefix: "", attribute: "", wrapped: "" },
  schema: {
    $id: "",
    $schema: "",
    $ref: "",
    $anchor: "",
    $dynamicRef: "",
    $dynamicAnchor: "",
    $vocabulary: "",
    $comment: "",
    $defs: "{schema}",
    type: "",
    const: "",
    enum: "",
    multipleOf: "",
    maximum: "",
    exclusiveMaximum: "",
    minimum: "",
    exclusiveMinimum: "",
    maxLength: "",
    minLength: "",
    pattern: "",
    maxItems: "",
    minItems: "",
    uniqueItems: "",
    maxContains: "",
    minContains: "",
    maxProperties: "",
    minProperties: "",
    required: "",
    dependentRequired: "",
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
    title: "",
    description: "",
    default: "",
    deprecated: "",
    readOnly: "",
    writeOnly: "",
    examples: "",
    format: "",
    contentEncoding: "",
    contentMediaType: "",
    contentSchema: "schema",
    discriminator: "discriminator",
    xml: "xml",
    externalDocs: "externalDocs",
    example: "",
  },
};

/** The objects directly inside one object, with kinds and pointers below it. */
export function* childrenOf(
  kind: string,
  value: JsonObject,
): Generator<{ kind: string; path: (string | number)[]; value: Json }> {
  const members = objects[kind] ?? {};
  const any = members["*"];
  for (const [name, member] of Object.entries(value)) {
    const shape = Object.hasOwn(members, name) ? (members[name] ?? "") : (any ?? "");
    if (shape === "" || (any !== undefined && name.startsWith("x-"))) continue;
    const inner = shape.replace(/[[\]{}]/g, "");
    if (shape.startsWith("[") && Array.isArray(member)) {
      for (const [index, item] of member.entries()) {
        yield { kind: inner, path: [name, index], value: item };
      }
    } else if (shape.startsWith("{") && isObject(member)) {
      for (const [key, item] of Object.entries(member)) {
        if (key.startsWith("x-") && extensible.has(name)) continue;
        yield { kind: inner, path: [name, key], value: item };
      }
    } else if (shape === inner) {
      yield { kind: inner, path: [name], value: member };
    }
  }
}

/** Maps in which a name that begins with `x-` is an extension, not an entry. */
const extensible = new Set(["paths", "responses"]);

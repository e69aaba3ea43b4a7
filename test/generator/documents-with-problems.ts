import type { DiagnosticCode } from "../../generator/diagnostics/diagnostics.ts";

const head = 'openapi: 3.1.1\ninfo: { title: t, version: "1" }\n';
const done = 'responses: { "204": { description: d } }';
const schema = (text: string) => `${head}components:\n  schemas:\n    A: ${text}\n`;
/** A document with one operation. `text` adds members to the operation. */
const operation = (text: string, path = "/a", method = "post") =>
  `${head}paths:\n  ${path}:\n    ${method}:\n      operationId: one\n      ${done}\n      ${text}\n`;
const parameter = (text: string) => operation(`parameters: [${text}]`);
const body = (mediaType: string, text: string) =>
  operation(`requestBody: { content: { ${mediaType}: { ${text} } } }`);
const old = (text: string) => body("application/json", text).replace("3.1.1", "3.0.3");

/** For each code, a document with the problem, and the line of each report. */
export const shown: Readonly<Record<DiagnosticCode, [text: string, ...lines: number[]]>> = {
  "spec/annotation": [schema("{ x-message: m }"), 5],
  "spec/answer-body": [
    `${head}paths:\n  /a:\n    get:\n      responses: { "204": { description: d, content: { text/plain: {} } } }\n`,
    6,
  ],
  "spec/backtracking": [schema('{ type: string, pattern: "^(a+)+$" }'), 5],
  "spec/charset": [
    body("text/plain; charset=iso-8859-1", "").replace(
      "content: {",
      "content: { text/csv;charset=UTF-8: {}, image/png;charset=a: {},",
    ),
    8,
  ],
  "spec/dangling-ref": [schema('{ $ref: "#/nowhere" }'), 5],
  "spec/description-type": [
    "openapi: 3.1.1\ninfo: { title: t, version: '1', description: { $ref: intro.md } }\n",
    2,
  ],
  "spec/dialect": [schema('{ $schema: "https://example.com/mine" }'), 5],
  "spec/duplicate-operation-id": [
    `${operation("")}\n    patch: { operationId: one, ${done} }\n`,
    10,
  ],
  "spec/duplicate-parameter": [
    parameter("{ name: p, in: query, schema: {} }, { name: p, in: query, schema: {} }"),
    8,
  ],
  "spec/duplicate-path": [
    `${head}paths:\n  /{a}:\n    get: { operationId: a, parameters: [{ name: a, in: path, required: true, schema: {} }], ${done} }\n  /{b}:\n    get: { operationId: b, parameters: [{ name: b, in: path, required: true, schema: {} }], ${done} }\n`,
    7,
  ],
  "spec/duplicate-rule-id": [
    schema("{ x-rule: a.b, x-message: m }\n    B: { x-rule: a.b, x-message: m }"),
    6,
  ],
  "spec/dynamic-ref": [
    schema('{ $dynamicRef: "#n", $dynamicAnchor: n }\n    B: { $dynamicAnchor: n }'),
    6,
  ],
  "spec/encoding": [
    body(
      "multipart/form-data",
      "schema: { type: object }, encoding: { a: { contentType: image/png, headers: {} }, b: { style: form, explode: false, allowReserved: true } }",
    ),
    8,
    8,
    8,
    8,
    8,
  ],
  "spec/endless-ref": [schema('{ $ref: "#/components/schemas/A" }'), 5],
  "spec/endless-schema": [
    schema(
      '{ oneOf: [{ $ref: "#/components/schemas/B" }] }\n    B: { allOf: [{ $ref: "#/components/schemas/A" }] }',
    ),
    6,
  ],
  "spec/error-schema": [
    `${head}paths:\n  /a:\n    get:\n      responses:\n        default:\n          description: d\n          content: { application/json: { schema: { type: object, required: [code] } } }\n`,
    9,
  ],
  "spec/form": [
    body("multipart/form-data", "schema: { type: array }").concat(
      body("application/x-www-form-urlencoded", "schema: { type: [string, 'null'] }")
        .slice(operation("").indexOf("  /a:"))
        .replace("/a:", "/b:")
        .replace("one", "two"),
    ),
    8,
    13,
  ],
  "spec/header-name": [
    `${head}paths:\n  /a:\n    get:\n      parameters: [{ name: "a b", in: header, schema: {} }]\n      responses: { "200": { description: d, headers: { 'X-"': {} } } }\n`,
    6,
    7,
  ],
  "spec/interim-answer": [
    `${head}paths:\n  /a:\n    get:\n      responses: { "101": { description: d }, "1XX": { description: d } }\n`,
    6,
    6,
  ],
  "spec/invalid-pattern": [schema('{ type: string, pattern: "(" }'), 5],
  "spec/invalid-schema": [schema("{ type: strin }"), 5],
  "spec/media-type": [body("json", ""), 8],
  "spec/method": [operation(`\n    trace: { operationId: t, ${done} }`), 9],
  "spec/missing-description": [`${head}paths:\n  /a:\n    get: { responses: { "204": {} } }\n`, 5],
  "spec/missing-file": [schema("{ $ref: b.yaml }"), 5],
  "spec/missing-member": ["openapi: 3.1.1\ninfo: { title: t }\n", 2],
  "spec/name-collision": [schema("{ type: object }\n    a: { type: object }"), 6],
  "spec/old-keyword": [
    schema("{ type: string, nullable: true }\n    B: { minimum: 1, exclusiveMinimum: true }"),
    5,
    6,
  ],
  "spec/openapi-3.2": [
    `openapi: 3.2.0\ninfo: { title: t, version: "1" }\npaths:\n  /a:\n    query: { ${done} }\n`,
    5,
  ],
  "spec/openapi-3.2-hint": [
    body("text/event-stream", "itemSchema: {}").replace("3.1.1", "3.2.0"),
    8,
  ],
  "spec/openapi-version": ["swagger: '2.0'\n", 1],
  "spec/parameter": [parameter("{ name: p, in: query }"), 8],
  "spec/parameter-style": [
    parameter(
      "{ name: p, in: query, style: matrix, schema: {} }, { name: q, in: query, schema: { properties: { a: { properties: { b: {} } } } } }, { name: r, in: query, content: { application/xml: { schema: { type: object } } } }, { name: s, in: query, content: { application/x-www-form-urlencoded: { schema: { type: object } } } }",
    ),
    8,
    8,
    8,
    8,
  ],
  "spec/path": [operation("", "a"), 4],
  "spec/path-parameter": [operation("", "/{a}/{a}"), 5],
  "spec/path-query": [operation("", "/a?b=c"), 4],
  "spec/read-only": [
    old("schema: { type: object, required: [id], properties: { id: { readOnly: true } } }"),
    8,
  ],
  "spec/ref-outside": [schema("{ $ref: ../b.yaml }"), 5],
  "spec/ref-sibling": [old('schema: { $ref: "#/info", nullable: true, maxLength: 2 }'), 8, 8],
  "spec/remote-ref": [schema("{ $ref: 'https://example.com/b.yaml' }"), 5],
  "spec/repeated-name": [schema("{ required: [a, b, a, a] }"), 5, 5],
  "spec/request-body": [
    operation(
      "requestBody: { content: { text/plain: { schema: { type: string } } } }",
      "/a",
      "get",
    ),
    8,
  ],
  "spec/required-unlisted": [schema("{ additionalProperties: false, required: [a] }"), 5],
  "spec/rule-without-id": [
    schema("{ allOf: [{ x-rule: a.b, x-message: m }, { required: [b] }] }"),
    5,
  ],
  "spec/security": [operation("security: [key]"), 8],
  "spec/security-type": [
    `${head}components: { securitySchemes: { a: { type: mutualTLS }, b: { type: http, scheme: digest } } }\n`,
    3,
    3,
  ],
  "spec/status": [
    `${head}paths:\n  /a:\n    get:\n      responses: { "20": { description: d } }\n`,
    6,
  ],
  "spec/syntax": ["openapi: [\n", 2],
  "spec/undeclared-parameter": [operation("", "/{a}"), 5],
  "spec/unjudged-content": [
    body("application/xml", "schema: { type: object, properties: { a: { type: string } } }"),
    8,
  ],
  "spec/unknown-format": [schema("{ type: string, format: colour }"), 5],
  "spec/unknown-keyword": [schema("{ typ: string }"), 5],
  "spec/unknown-security": [operation("security: [{ key: [] }]"), 8],
  "spec/vector": [`${head}x-vectors: vectors\n`, 3],
  "spec/vectors": [`${head}x-vectors: vectors\n`, 1],
  "spec/webhook-status": [
    `${head}paths: {}\nwebhooks:\n  due:\n    post:\n      responses: { "2xx": { description: d } }\n`,
    7,
  ],
  "spec/wrong-type": ["openapi: 3.1.1\ninfo: { title: 1, version: '1' }\n", 2],
};

/** The file of vectors to which a document with `x-vectors` refers, by code. */
export const vectors: Readonly<Record<string, string>> = {
  "spec/vector": "body: a\nvectors:\n  - { base: b }\n",
  "spec/vectors": "vectors: []\n",
};

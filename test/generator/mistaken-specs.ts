/** The first lines of a valid spec. */
export const head = 'openapi: 3.1.1\ninfo: { title: t, version: "1" }\n';
/** The responses of a valid operation. */
export const ok = 'responses: { "204": { description: d } }';

/** Specs with mistakes, each with the expected positions and codes of its diagnostics. */
export const mistakes: Readonly<Record<string, { text: string; expected: string[] }>> = {
  "a dangling reference": {
    text: `${head}components:\n  schemas:\n    A: { $ref: "#/components/schemas/B" }\n`,
    expected: ["openapi.yaml:5:10 spec/dangling-ref"],
  },
  "references that form a cycle": {
    text: `${head}components:\n  schemas:\n    A: { $ref: "#/components/schemas/B" }\n    B: { $ref: "#/components/schemas/A" }\n`,
    expected: ["openapi.yaml:5:10 spec/endless-ref", "openapi.yaml:6:10 spec/endless-ref"],
  },
  "a reference to a missing file": {
    text: `${head}components:\n  schemas:\n    A: { $ref: "b.yaml" }\n`,
    expected: ["openapi.yaml:5:10 spec/missing-file"],
  },
  "a reference to a file outside the spec's folder": {
    text: `${head}components:\n  schemas:\n    A: { $ref: "../../../package.json" }\n`,
    expected: ["openapi.yaml:5:10 spec/ref-outside"],
  },
  "references to URLs": {
    text: `${head}components:\n  schemas:\n    A: { $ref: "https://example.com/a.json" }\n    B: { $ref: "file:///etc/passwd" }\n`,
    expected: ["openapi.yaml:5:10 spec/remote-ref", "openapi.yaml:6:10 spec/remote-ref"],
  },
  "a path that names one parameter twice": {
    text: `${head}paths:\n  /a/{id}/b/{id}:\n    get:\n      parameters: [{ name: id, in: path, required: true, schema: {} }]\n      ${ok}\n`,
    expected: ["openapi.yaml:5:5 spec/path-parameter"],
  },
  "two equal operationIds": {
    text: `${head}paths:\n  /a:\n    get:\n      operationId: x\n      ${ok}\n    put:\n      operationId: x\n      ${ok}\n`,
    expected: ["openapi.yaml:9:7 spec/duplicate-operation-id"],
  },
  "two operations whose ids give the same name in code": {
    text: `${head}paths:\n  /a:\n    get:\n      operationId: get-thing\n      ${ok}\n    put:\n      operationId: getThing\n      ${ok}\n`,
    expected: ["openapi.yaml:9:7 spec/name-collision"],
  },
  "two schemas whose names give the same name in code": {
    text: `${head}components:\n  schemas:\n    Loan-Item: { type: object }\n    LoanItem: { type: object }\n`,
    expected: ["openapi.yaml:6:5 spec/name-collision"],
  },
  "unknown keywords, and a keyword of OpenAPI 3.0": {
    text: `${head}components:\n  schemas:\n    A:\n      type: string\n      maxLenght: 3\n      nullable: true\n      x-rulez: a\n      x-vendor: fine\n`,
    expected: [
      "openapi.yaml:7:7 spec/unknown-keyword",
      "openapi.yaml:8:7 spec/old-keyword",
      "openapi.yaml:9:7 spec/unknown-keyword",
    ],
  },
  "a rule without an id": {
    text: `${head}components:\n  schemas:\n    A:\n      type: object\n      allOf:\n        - { x-rule: a.b, x-message: m, required: [a] }\n        - { required: [b] }\n`,
    expected: ["openapi.yaml:9:11 spec/rule-without-id"],
  },
  "members with the same name, but with x-only for different variants and without x-rule": {
    text: `${head}components:\n  schemas:\n    A: { properties: { code: { x-only: [a, b] } } }\n    B: { properties: { code: { x-only: [b, a] } } }\n    C:\n      properties:\n        code: { x-only: [c] }\n    D: { properties: { code: { x-only: [c], x-rule: scope.code-of-d } } }\n`,
    expected: ["openapi.yaml:9:17 spec/duplicate-rule-id"],
  },
  "a message without a rule, a rule without a message, a repeated rule id": {
    text: `${head}components:\n  schemas:\n    A:\n      x-message: m\n    B:\n      x-rule: a.b\n    C:\n      x-rule: a.b\n      x-message: m\n`,
    expected: [
      "openapi.yaml:6:7 spec/annotation",
      "openapi.yaml:8:7 spec/annotation",
      "openapi.yaml:10:7 spec/duplicate-rule-id",
    ],
  },
  "x-only with the misspelt name of a variant": {
    text: `${head}paths:\n  /a:\n    post:\n      requestBody:\n        content:\n          application/json:\n            schema: { $ref: "#/components/schemas/A" }\n            x-variants: { by: plan, gold: { $ref: "#/components/schemas/B" } }\n      ${ok}\ncomponents:\n  schemas:\n    A:\n      type: object\n      properties:\n        b: { x-only: [gold] }\n        c: { x-only: [gold, glod] }\n    B: { type: object }\n`,
    expected: ["openapi.yaml:18:14 spec/annotation"],
  },
  "the code of a rule as a number, and the description of a rule as a list": {
    text: `${head}components:\n  schemas:\n    A: { x-rules: [{ id: a.b, message: m, kind: refusal, code: 3116 }] }\n    B: { x-rules: [{ id: a.c, message: m, kind: refusal, description: [d] }] }\n`,
    expected: ["openapi.yaml:5:10 spec/annotation", "openapi.yaml:6:10 spec/annotation"],
  },
  "the code of a rule as an empty string, and x-variants without a variant": {
    text: `${head}components:\n  schemas:\n    A: { x-rules: [{ id: a.b, message: m, kind: refusal, code: "" }] }\n  requestBodies:\n    B: { content: { application/json: { x-variants: { by: plan } } } }\n`,
    expected: ["openapi.yaml:5:10 spec/annotation", "openapi.yaml:7:41 spec/annotation"],
  },
  "x-synonyms for a word with capital letters": {
    text: `${head}x-synonyms: { IVA: [vat] }\n`,
    expected: ["openapi.yaml:3:1 spec/annotation"],
  },
  "an OAuth flow without scopes": {
    text: `${head}components:\n  securitySchemes:\n    a: { type: oauth2, flows: { password: { tokenUrl: /t } } }\n`,
    expected: ["openapi.yaml:5:33 spec/missing-member"],
  },
  "patterns that are not regular expressions": {
    text: `${head}components:\n  schemas:\n    A: { type: string, pattern: "(" }\n    B: { patternProperties: { "[": true } }\n`,
    expected: ["openapi.yaml:5:24 spec/invalid-pattern", "openapi.yaml:6:31 spec/invalid-pattern"],
  },
  "an unknown format": {
    text: `${head}components:\n  schemas:\n    A: { type: string, format: dat }\n`,
    expected: ["openapi.yaml:5:24 spec/unknown-format"],
  },
  "a schema that the meta-schema rejects": {
    text: `${head}components:\n  schemas:\n    A: { type: strin, required: name, properties: { b: { maxLength: -1 } } }\n`,
    expected: [
      "openapi.yaml:5:10 spec/invalid-schema",
      "openapi.yaml:5:23 spec/invalid-schema",
      "openapi.yaml:5:58 spec/invalid-schema",
    ],
  },
  "a required member that a closed schema does not list": {
    text: `${head}components:\n  schemas:\n    A: { additionalProperties: false, required: [a] }\n`,
    expected: ["openapi.yaml:5:50 spec/required-unlisted"],
  },
  "a path whose parameters differ from the declared parameters": {
    text: `${head}paths:\n  /a/{id}:\n    get:\n      parameters:\n        - { name: ident, in: path, required: true, schema: { type: string } }\n      ${ok}\n`,
    expected: ["openapi.yaml:5:5 spec/path-parameter", "openapi.yaml:7:11 spec/path-parameter"],
  },
  "two paths that match the same requests": {
    text: `${head}paths:\n  /a/{x}:\n    get:\n      operationId: one\n      parameters: [{ name: x, in: path, required: true, schema: {} }]\n      ${ok}\n  /a/{y}:\n    get:\n      operationId: two\n      parameters: [{ name: y, in: path, required: true, schema: {} }]\n      ${ok}\n`,
    expected: ["openapi.yaml:10:5 spec/duplicate-path"],
  },
  "invalid parameters": {
    text: `${head}paths:\n  /a:\n    get:\n      parameters:\n        - { name: a, in: body, schema: {} }\n        - { name: b, in: query }\n        - { name: c, in: query, style: matrix, schema: {} }\n        - { name: d, in: query, schema: {} }\n        - { name: d, in: query, schema: {} }\n        - { name: E, in: header, schema: {} }\n        - { name: e, in: header, schema: {} }\n        - { name: f, in: query, style: matrix, content: { application/json: {} } }\n      ${ok}\n`,
    expected: [
      "openapi.yaml:7:22 spec/parameter",
      "openapi.yaml:8:11 spec/parameter",
      "openapi.yaml:9:33 spec/parameter-style",
      "openapi.yaml:11:11 spec/duplicate-parameter",
      "openapi.yaml:13:11 spec/duplicate-parameter",
      "openapi.yaml:14:33 spec/unknown-keyword",
    ],
  },
  "undeclared, unsupported and malformed security schemes": {
    text: `${head}security: [{ nobody: [] }]\ncomponents:\n  securitySchemes:\n    a: { type: mutualTLS }\n    b: { type: http, scheme: digest }\n    c: { type: apiKey, in: body, name: k }\n`,
    expected: [
      "openapi.yaml:3:14 spec/unknown-security",
      "openapi.yaml:6:10 spec/security-type",
      "openapi.yaml:7:5 spec/security-type",
      "openapi.yaml:8:5 spec/security",
    ],
  },
  "an undeclared security scheme in a webhook and in a callback": {
    text: `${head}paths:\n  /a:\n    post:\n      ${ok}\n      callbacks:\n        due: { /due: { post: { security: [{ nobody: [] }], ${ok} } } }\nwebhooks:\n  due:\n    post: { security: [{ nobody: [] }], ${ok} }\n`,
    expected: [
      "openapi.yaml:8:45 spec/unknown-security",
      "openapi.yaml:11:26 spec/unknown-security",
    ],
  },
  "missing members, and members of a wrong type": {
    text: 'openapi: 3.1.1\ninfo: { title: 1 }\ntags: {}\npaths:\n  /a:\n    get: { deprecated: "no", responses: { "200": {} } }\n',
    expected: [
      "openapi.yaml:2:1 spec/missing-member",
      "openapi.yaml:2:9 spec/wrong-type",
      "openapi.yaml:3:1 spec/wrong-type",
      "openapi.yaml:6:12 spec/wrong-type",
      "openapi.yaml:6:43 spec/missing-description",
    ],
  },
  "an invalid status and an invalid media type": {
    text: `${head}paths:\n  /a:\n    get:\n      responses: { "20": { description: d, content: { json: {} } } }\n`,
    expected: ["openapi.yaml:6:20 spec/status", "openapi.yaml:6:55 spec/media-type"],
  },
  "a webhook with an invalid status and the valid status 101, and a callback whose 204 response has a body":
    {
      text: `${head}paths:\n  /a:\n    post:\n      ${ok}\n      callbacks:\n        due:\n          /due:\n            post: { responses: { "204": { description: d, content: { text/plain: {} } } } }\nwebhooks:\n  due:\n    post: { responses: { "101": { description: d }, "99": { description: d } } }\n`,
      expected: ["openapi.yaml:10:34 spec/answer-body", "openapi.yaml:13:53 spec/webhook-status"],
    },
  "a schema of another JSON Schema dialect": {
    text: `${head}components:\n  schemas:\n    A: { $schema: "http://json-schema.org/draft-07/schema#" }\n`,
    expected: ["openapi.yaml:5:10 spec/dialect"],
  },
  "a text that is not YAML": {
    text: `${head}paths: { a: [ }\n`,
    expected: ["openapi.yaml:3:15 spec/syntax"],
  },
  "a document of Swagger 2.0": {
    text: "swagger: '2.0'\n",
    expected: ["openapi.yaml:1:1 spec/openapi-version"],
  },
  "an operation that only OpenAPI 3.2 has": {
    text: 'openapi: 3.2.0\n$self: /a\ninfo: { title: t, version: "1" }\npaths:\n  /a:\n    query: { responses: {} }\n',
    expected: ["openapi.yaml:6:5 spec/openapi-3.2"],
  },
};

/** The description of one kind of problem. */
export interface DiagnosticKind {
  /** `mistake`: the spec is wrong. `unsupported`: the generator does not support the feature yet. */
  kind: "mistake" | "unsupported";
  /** `warning`: the output is still written. An absent level means an error. */
  level?: "warning";
  cause: string;
  fix: string;
  /** The effect of the problem if it does not stop the run; absent if the code cannot be allowed (`--allow`). */
  allowed?: string;
  /** Whether `repair` removes the faulty part from the spec if the problem does not stop the run. */
  omit?: true;
  /** Whether `repair` breaks the reference cycle in the spec if the problem does not stop the run. */
  breakCycle?: true;
}

const takenOut =
  "The $ref is removed. A schema with only this $ref accepts every value; a parameter with only this $ref is omitted.";

/** Every problem that a spec can have, by its stable code. */
export const diagnostics = {
  "spec/annotation": {
    kind: "mistake",
    cause:
      "An x- keyword of this toolkit has a malformed value, or stands where it has no meaning.",
    fix: "Give the keyword the value or the place that the message names.",
    allowed: "The keyword is omitted.",
    omit: true,
  },
  "spec/answer-body": {
    kind: "mistake",
    level: "warning",
    cause:
      "HTTP allows no body in a response of status 204, 205 or 304, but this response declares a body.",
    fix: "Remove the content, or declare status 200.",
    allowed: "The response has no body.",
  },
  "spec/backtracking": {
    kind: "mistake",
    cause:
      "If a text almost matches the pattern, each character of the text can double the matching time. One such text can block the server.",
    fix: "Write each repetition so that it can match a text in only one way.",
    allowed: "The pattern is used unchanged.",
  },
  "spec/charset": {
    kind: "unsupported",
    level: "warning",
    cause:
      "The routes decode the text of a request body only as UTF-8, but the media type has another charset.",
    fix: "Declare the media type without a charset.",
    allowed: "The body is decoded as UTF-8, and another encoding is rejected.",
  },
  "spec/dangling-ref": {
    kind: "mistake",
    cause: "A $ref points to a place that does not exist.",
    fix: "Correct the pointer, or add the object that it points to.",
    allowed: takenOut,
  },
  "spec/description-type": {
    kind: "mistake",
    level: "warning",
    cause: "A description is not a string. Some tools accept a $ref to a Markdown file here.",
    fix: "Write the text itself.",
    allowed: "The description is omitted.",
    omit: true,
  },
  "spec/dialect": {
    kind: "unsupported",
    cause: "A schema declares another dialect than JSON Schema 2020-12.",
    fix: "Write the schema in JSON Schema 2020-12, and remove the dialect.",
    allowed: "The schema is read as JSON Schema 2020-12.",
  },
  "spec/duplicate-operation-id": {
    kind: "mistake",
    level: "warning",
    cause:
      "Two operations have the same operationId, but each operation needs its own method name.",
    fix: "Give one of the operations another operationId.",
    allowed: "The second name gets a number at its end.",
  },
  "spec/duplicate-parameter": {
    kind: "mistake",
    cause: "Two parameters in one list have the same name and the same `in`.",
    fix: "Remove one of the two.",
    allowed: "The last of the two applies.",
  },
  "spec/duplicate-path": {
    kind: "mistake",
    cause: "Two paths differ only in the names of their parameters, so a request fits both.",
    fix: "Merge the two paths.",
    allowed: "The first path gets the request.",
  },
  "spec/duplicate-rule-id": {
    kind: "mistake",
    cause: "Two rules have the same id, so an error cannot name the broken rule.",
    fix: "Give one of the rules another id; for a rule of x-only, write x-rule next to x-only.",
  },
  "spec/dynamic-ref": {
    kind: "unsupported",
    cause:
      "Two schemas of one resource have the same $dynamicAnchor, so a $dynamicRef is ambiguous. Or the generator, which copies schemas to resolve each $dynamicRef, would need too many copies.",
    fix: "Give each of the schemas an $id, or replace $dynamicRef by $ref and write one schema for each use.",
    allowed:
      "Of two anchors, the last applies. A reference beyond the limit of copies leads to the original schema.",
  },
  "spec/encoding": {
    kind: "unsupported",
    level: "warning",
    cause:
      "The routes ignore the headers, style, explode and allowReserved of a part of a multipart form. They do not check a contentType such as image/png.",
    fix: "Remove contentType and headers, and check the file in the handler. Remove style, explode and allowReserved.",
    allowed: "The part is read by its schema; its contentType, headers and style are ignored.",
  },
  "spec/endless-ref": {
    kind: "mistake",
    cause: "Following this $ref comes back to the same $ref, without reaching an object.",
    fix: "Let one reference of the chain point to an object that is not a reference.",
    allowed: takenOut,
    omit: true,
  },
  "spec/endless-schema": {
    kind: "mistake",
    cause:
      "Through keywords such as allOf and oneOf, a schema applies itself to the same value, so validation never ends.",
    fix: "Move the shared keywords into a schema outside the cycle, and refer to that schema.",
    allowed:
      "The schema loses the keywords that lead back to it. If its $ref leads back, the target's keywords replace the $ref, except those that lead back.",
    breakCycle: true,
  },
  "spec/error-schema": {
    kind: "unsupported",
    level: "warning",
    cause:
      "By default, the routes send this error as a problem (RFC 9457), but the declared schema may reject a problem.",
    fix: "Pass createRoutes a function that builds the body. The type RoutesOptions requires the function; in JavaScript, routes without the function send a problem.",
    allowed: "The service must pass a function that builds the body.",
  },
  "spec/form": {
    kind: "mistake",
    cause:
      "A form is an object with a member for each field, but this form's schema accepts no object.",
    fix: "Write type: object, and list each field under properties.",
    allowed: "The schema is omitted: every form is accepted.",
    omit: true,
  },
  "spec/header-name": {
    kind: "mistake",
    cause: "HTTP allows only letters, digits and !#$%&'*+-.^_`|~ in the name of a header.",
    fix: "Give the header another name.",
    allowed: "The header is omitted.",
    omit: true,
  },
  "spec/interim-answer": {
    kind: "unsupported",
    level: "warning",
    cause: "Servers on the Fetch API, such as Hono, cannot send a response of a status below 200.",
    fix: "Remove the response.",
    allowed: "The response is omitted.",
    omit: true,
  },
  "spec/invalid-pattern": {
    kind: "mistake",
    cause: "The pattern is no regular expression of ECMA-262 with the u flag.",
    fix: "Correct the pattern, or translate it from another dialect to ECMA-262.",
    allowed: "The pattern is omitted.",
    omit: true,
  },
  "spec/invalid-schema": {
    kind: "mistake",
    cause: "The meta-schema of JSON Schema 2020-12 rejects this schema.",
    fix: "Give the keyword a value of the form that the message names.",
    allowed: "The keyword is omitted.",
    omit: true,
  },
  "spec/media-type": {
    kind: "mistake",
    cause: "A key of content is not a media type such as application/json or image/*.",
    fix: "Write type/subtype.",
    allowed: "The content is omitted.",
    omit: true,
  },
  "spec/method": {
    kind: "unsupported",
    level: "warning",
    cause: "Servers on the Fetch API, such as Hono, never receive a TRACE request.",
    fix: "Remove the operation.",
    allowed: "The operation has types, but no route.",
  },
  "spec/missing-description": {
    kind: "mistake",
    level: "warning",
    cause:
      "OpenAPI 3.0 and 3.1 require a description of every response, but this response has none.",
    fix: "Describe in a few words when the response is sent.",
    allowed: "The description is empty.",
  },
  "spec/missing-file": {
    kind: "mistake",
    cause: "A file that the spec names does not exist, or cannot be read.",
    fix: "Correct the path, which is relative to the file that contains it.",
    allowed: takenOut,
  },
  "spec/missing-member": {
    kind: "mistake",
    cause: "An object lacks a member that OpenAPI requires.",
    fix: "Add the member.",
    allowed: "Everything that does not need the member is generated.",
  },
  "spec/name-collision": {
    kind: "mistake",
    level: "warning",
    cause: "Two schemas or operations would have the same name in the generated code.",
    fix: "Rename one of them.",
    allowed: "The second name gets a number at its end.",
  },
  "spec/old-keyword": {
    kind: "mistake",
    level: "warning",
    cause:
      "The document declares OpenAPI 3.1 or later, but the keyword, or the type of its value, comes from OpenAPI 3.0 or an older JSON Schema.",
    fix: 'Write JSON Schema 2020-12: type: ["string", "null"] for nullable, a number as an exclusive bound, $dynamicRef for $recursiveRef.',
    allowed:
      "The keyword has its old meaning. With nullable, an enum accepts null only if it lists null.",
  },
  "spec/openapi-3.2": {
    kind: "unsupported",
    cause:
      "The construct is new in OpenAPI 3.2 and not supported. Routes that ignored it would misread requests.",
    fix: "Express the construct with OpenAPI 3.1.",
    allowed: "The construct is omitted.",
    omit: true,
  },
  "spec/openapi-3.2-hint": {
    kind: "unsupported",
    level: "warning",
    cause: "The construct is new in OpenAPI 3.2, and the generator does not use it yet.",
    fix: "No change is needed: everything else is generated.",
    allowed: "The construct is omitted.",
    omit: true,
  },
  "spec/openapi-version": {
    kind: "unsupported",
    cause: "The document declares no version of OpenAPI, or another version than 3.0, 3.1 and 3.2.",
    fix: 'Write openapi: "3.1.1". Convert a document of version 2 first.',
  },
  "spec/parameter": {
    kind: "mistake",
    cause: "A parameter is malformed.",
    fix: "Give the parameter the members `name`, `in` (path, query, header or cookie), and either `schema` or `content` with one media type.",
    allowed: "The parameter is omitted.",
    omit: true,
  },
  "spec/parameter-style": {
    kind: "unsupported",
    cause: "The generator supports no parameter of this form in this place.",
    fix: "Use a style that OpenAPI defines for the place, and declare nested values as content of application/json.",
    allowed: "The parameter is a string that is not validated.",
  },
  "spec/path": {
    kind: "mistake",
    cause: "No request can have this path: a path begins with /.",
    fix: "Begin the path with /.",
    allowed: "The operation has types, and a route that no request reaches.",
  },
  "spec/path-parameter": {
    kind: "mistake",
    cause:
      "The names in the braces of a path differ from its parameters with in: path, or one name occurs twice.",
    fix: "Declare each name once as a parameter with in: path and required: true.",
    allowed:
      "A name without a parameter is a string, a parameter that the path does not name is omitted, and of two equal names the last applies.",
  },
  "spec/path-query": {
    kind: "mistake",
    level: "warning",
    cause:
      "A path contains ? or #, often so that two operations can share a path and a method. No router sees the text after that sign.",
    fix: "Declare the text after ? as query parameters, and merge operations of the same path and method.",
    allowed: "The operation has types, and a route that no request reaches.",
  },
  "spec/read-only": {
    kind: "unsupported",
    level: "warning",
    cause:
      "A request requires a readOnly member, or a response requires a writeOnly member. OpenAPI 3.0 ignores the requirement.",
    fix: "Remove the member from required, or write separate schemas for requests and responses.",
    allowed: "The member is optional in requests and responses.",
    omit: true,
  },
  "spec/ref-outside": {
    kind: "mistake",
    cause: "A reference leads to a file outside of the spec's root folder.",
    fix: "Keep every file of a spec below one folder, and name that folder with --root (diff: --old-root, --new-root).",
    allowed: takenOut,
  },
  "spec/ref-sibling": {
    kind: "mistake",
    level: "warning",
    cause:
      "OpenAPI ignores this member, because it is next to a $ref. In a schema, only OpenAPI 3.0 ignores it.",
    fix: "Move the member to the target of the $ref. In a schema, write allOf: [{ $ref: … }] next to the member.",
    allowed: "The member is ignored; but nullable: true still allows null.",
  },
  "spec/remote-ref": {
    kind: "mistake",
    cause: "A reference leads to a URL that is not allowed.",
    fix: "Copy the file next to the spec, or allow the URL with --remote.",
    allowed: takenOut,
  },
  "spec/repeated-name": {
    kind: "mistake",
    level: "warning",
    cause: "A list of names, such as required, has the same name twice.",
    fix: "Remove one of the two.",
    allowed: "The name counts once.",
    omit: true,
  },
  "spec/request-body": {
    kind: "unsupported",
    level: "warning",
    cause:
      "Servers on the Fetch API, such as Hono, never receive the body of a GET or HEAD request.",
    fix: "Use query parameters, or make the operation a POST.",
    allowed: "The body is omitted.",
    omit: true,
  },
  "spec/required-unlisted": {
    kind: "mistake",
    cause:
      "A schema with additionalProperties: false requires a member that it does not list, so it rejects every object.",
    fix: "List the member under properties, or remove it from required.",
    allowed: "The schema stays unchanged.",
  },
  "spec/rule-without-id": {
    kind: "mistake",
    cause: "An allOf with rules also contains a schema without x-rule.",
    fix: "An allOf with rules may contain only rules and $refs: give the schema an x-rule.",
  },
  "spec/security": {
    kind: "mistake",
    cause: "A list of security requirements, or a security scheme, is malformed.",
    fix: "Write a requirement as {scheme: [scope, …]}, and an apiKey with the members `name` and `in` (header, query or cookie).",
  },
  "spec/security-type": {
    kind: "unsupported",
    cause: "The routes cannot read a credential of this type from a request.",
    fix: "Use http bearer or basic, apiKey, oauth2 or openIdConnect.",
    allowed: "The handler of the scheme is called with an empty credential.",
  },
  "spec/status": {
    kind: "mistake",
    cause: "A key of responses is not a status.",
    fix: "Write a status such as 200, a range such as 4XX, or default.",
    allowed: "The response is omitted.",
    omit: true,
  },
  "spec/syntax": {
    kind: "mistake",
    cause: "The file is not well-formed YAML or JSON.",
    fix: "Correct the file at the named place.",
  },
  "spec/undeclared-parameter": {
    kind: "mistake",
    level: "warning",
    cause: "The path has a name in braces, but declares no parameter of this name.",
    fix: "Declare the name as a parameter with in: path and required: true.",
    allowed: "The name is a parameter that accepts every string.",
  },
  "spec/unjudged-content": {
    kind: "unsupported",
    level: "warning",
    cause: "The media type has no decoder, so the content is not validated by its schema.",
    fix: "Offer the content as JSON, or reduce its schema to type: string.",
    allowed: "The content is a string or bytes, and is not validated.",
  },
  "spec/unknown-format": {
    kind: "unsupported",
    level: "warning",
    cause: "The validators do not know this format.",
    fix: "Use a format of ajv-formats, write a pattern, or give the format a pattern with --format.",
    allowed: "The format is an annotation and is not validated.",
  },
  "spec/unknown-keyword": {
    kind: "mistake",
    level: "warning",
    cause: "OpenAPI, JSON Schema and this toolkit do not define this name here.",
    fix: "Correct the name, remove the member, or begin the name of an extension with x-.",
    allowed: "The member is omitted.",
    omit: true,
  },
  "spec/unknown-security": {
    kind: "mistake",
    cause:
      "A security requirement names a scheme that components.securitySchemes does not declare.",
    fix: "Declare the scheme, or correct its name.",
    allowed: "The handler of the scheme is called with an empty credential.",
  },
  "spec/vector": {
    kind: "mistake",
    cause: "The body of a vector cannot be made from the members base, set and drop.",
    fix: "Name a base of the same file. In set, the parent of each pointer must exist; in drop, the value itself must exist.",
  },
  "spec/vectors": {
    kind: "mistake",
    cause:
      "A file of vectors names no body, contains a name that cannot be a file name, or repeats the name of a base.",
    fix: "Add a line such as body: note-create, with the published name of the request body.",
  },
  "spec/webhook-status": {
    kind: "mistake",
    level: "warning",
    cause: "A key of the responses of a webhook or callback is not a status.",
    fix: "Write a status such as 200, a range such as 2XX, or default.",
    allowed: "The key is unchanged in the types. No other generated code depends on it.",
  },
  "spec/wrong-type": {
    kind: "mistake",
    cause: "A member of an OpenAPI object has a value of the wrong type.",
    fix: "Give the member a value of the type that the message names.",
    allowed: "The member is omitted.",
    omit: true,
  },
} as const satisfies Record<string, DiagnosticKind>;

/** The code of a problem. */
export type DiagnosticCode = keyof typeof diagnostics;

/** Whether a text is the code of a diagnostic. */
export function isDiagnosticCode(text: string): text is DiagnosticCode {
  return Object.hasOwn(diagnostics, text);
}

/** The description of a code. */
export function diagnosticOf(code: DiagnosticCode): DiagnosticKind {
  return diagnostics[code];
}

/** The description of one kind of problem. */
export interface DiagnosticKind {
  /** `mistake`: the spec is wrong. `unsupported`: it may be right, and this generator cannot do it yet. */
  kind: "mistake" | "unsupported";
  /** `warning`: only checking is lost, so the output is written all the same. Absent: an error. */
  level?: "warning";
  cause: string;
  fix: string;
  /** The effect of allowing the code (`--allow`); absent where it cannot be allowed. */
  allowed?: string;
  /** Whether allowing the code takes the faulty part out of the spec. */
  omit?: true;
  /** Whether allowing the code breaks the cycle in the spec. */
  breakCycle?: true;
}

const takenOut =
  "The reference is taken out: a schema then accepts everything, a parameter is left out.";

/** Every problem that a spec can have, by its stable code. */
export const diagnostics = {
  "spec/annotation": {
    kind: "mistake",
    cause:
      "An x- keyword of this toolkit has a value of the wrong form, or stands where it has no meaning.",
    fix: "Give the keyword a value of the form that the message names, in a place that it names.",
    allowed: "The keyword is left out.",
    omit: true,
  },
  "spec/answer-body": {
    kind: "mistake",
    level: "warning",
    cause: "In HTTP a response of status 204, 205 or 304 has no body, and this one declares one.",
    fix: "Take the content out, or declare status 200.",
    allowed: "The response has no body.",
  },
  "spec/backtracking": {
    kind: "mistake",
    cause:
      "The regular expression can take a time that doubles with each character of a text that almost fits. Whoever sends such a text stops the server.",
    fix: "Two unbounded repetitions, side by side or nested, must not match the same text.",
    allowed: "The pattern is used as it stands.",
  },
  "spec/dangling-ref": {
    kind: "mistake",
    cause: "A $ref names a place where nothing stands.",
    fix: "Correct the pointer, or write what it names.",
    allowed: takenOut,
  },
  "spec/description-type": {
    kind: "mistake",
    level: "warning",
    cause: "A description is not a text; some tools accept a $ref to a Markdown file here.",
    fix: "Write the text itself.",
    allowed: "The description is left out.",
    omit: true,
  },
  "spec/dialect": {
    kind: "unsupported",
    cause: "A schema declares another dialect than JSON Schema 2020-12.",
    fix: "Write it in JSON Schema 2020-12 and leave the dialect out.",
    allowed: "The schema is read as JSON Schema 2020-12.",
  },
  "spec/duplicate-operation-id": {
    kind: "mistake",
    level: "warning",
    cause: "Two operations have the same operationId, and each must become a method of its own.",
    fix: "Give one of them another operationId.",
    allowed: "The second gets a number behind its name.",
  },
  "spec/duplicate-parameter": {
    kind: "mistake",
    cause: "One list of parameters names the same parameter twice in the same place.",
    fix: "Take one of them out.",
    allowed: "The last of them counts.",
  },
  "spec/duplicate-path": {
    kind: "mistake",
    cause: "Two paths differ only in the names of their parameters, so a request fits both.",
    fix: "Make one path of them.",
    allowed: "The first of them gets the request.",
  },
  "spec/duplicate-rule-id": {
    kind: "mistake",
    cause: "Two rules have the same id, so an error would not show which of them was broken.",
    fix: "Give one of them another id.",
  },
  "spec/dynamic-ref": {
    kind: "unsupported",
    cause:
      "Two schemas of one resource have the same $dynamicAnchor, so that a $dynamicRef is ambiguous. Or its schemas would be copied too often, once for each way that leads to them.",
    fix: "Give each of the schemas an $id, or write out the schemas that are meant, each with a plain $ref.",
    allowed:
      "Of two anchors the last counts. Without a copy, the reference leads to the schemas around it.",
  },
  "spec/encoding": {
    kind: "unsupported",
    level: "warning",
    cause: "A part of a multipart form declares a type or headers that are not checked.",
    fix: "Leave contentType and headers out, and let the handler look at the file.",
    allowed: "The part is read by its schema; its type and its headers are ignored.",
  },
  "spec/endless-ref": {
    kind: "mistake",
    cause: "Following this $ref leads back to it without ever meeting a schema.",
    fix: "Let one of the references on the way name something that is not a reference.",
    allowed: takenOut,
    omit: true,
  },
  "spec/endless-schema": {
    kind: "mistake",
    cause:
      "By allOf, oneOf and their like a schema leads back to itself for the same value, so its validation never ends.",
    fix: "Put what both share into a schema of its own, to which both refer.",
    allowed: "The reference is followed, without the part that leads back.",
    breakCycle: true,
  },
  "spec/error-schema": {
    kind: "unsupported",
    level: "warning",
    cause:
      "The routes send this error when they reject a request, but a problem (RFC 9457) does not fit the schema that the spec declares for it.",
    fix: "Write the function that the generated RoutesOptions ask for: it fills the schema. Until then the error is a problem.",
    allowed: "The service gives a function that fills the schema.",
  },
  "spec/form": {
    kind: "mistake",
    cause:
      "A form is an object whose members are its fields, and the schema of this one admits no object.",
    fix: "Write type: object, and each field under properties.",
    allowed: "The schema is left out: any form is taken.",
    omit: true,
  },
  "spec/header-name": {
    kind: "mistake",
    cause:
      "No header of HTTP can have this name: letters, digits and !#$%&'*+-.^_`|~ are all it may hold.",
    fix: "Give the header another name.",
    allowed: "The header is left out.",
    omit: true,
  },
  "spec/interim-answer": {
    kind: "unsupported",
    level: "warning",
    cause: "Servers on the fetch interface, such as Hono, send no response of a status below 200.",
    fix: "Leave the response out.",
    allowed: "The response is left out.",
    omit: true,
  },
  "spec/invalid-pattern": {
    kind: "mistake",
    cause: "The text is no regular expression of ECMA-262, read with the u flag.",
    fix: "Correct the expression; in other dialects written ones need their ECMA-262 form.",
    allowed: "The pattern is left out.",
    omit: true,
  },
  "spec/invalid-schema": {
    kind: "mistake",
    cause: "The meta-schema of JSON Schema 2020-12 rejects this schema.",
    fix: "Give the keyword a value of the form that the message names.",
    allowed: "The keyword is left out.",
    omit: true,
  },
  "spec/media-type": {
    kind: "mistake",
    cause: "A key of content is not a media type such as application/json or image/*.",
    fix: "Write type/subtype.",
    allowed: "The content is left out.",
    omit: true,
  },
  "spec/method": {
    kind: "unsupported",
    level: "warning",
    cause: "Servers on the fetch interface, which Hono is, are never given a TRACE request.",
    fix: "Leave the operation out.",
    allowed: "The operation has types and no route.",
  },
  "spec/missing-description": {
    kind: "mistake",
    level: "warning",
    cause: "OpenAPI 3.0 and 3.1 demand a description of every response, and this one has none.",
    fix: "Describe in a few words when the response is sent.",
    allowed: "The description is empty.",
  },
  "spec/missing-file": {
    kind: "mistake",
    cause: "A file that the spec names is not there, or cannot be read.",
    fix: "Correct the path; it is relative to the file in which it stands.",
    allowed: takenOut,
  },
  "spec/missing-member": {
    kind: "mistake",
    cause: "An object lacks a member that OpenAPI demands of it.",
    fix: "Add the member.",
    allowed: "Everything that does not need the member is generated.",
  },
  "spec/name-collision": {
    kind: "mistake",
    level: "warning",
    cause: "Two schemas or operations would have the same name in the generated code.",
    fix: "Rename one of them.",
    allowed: "The second gets a number behind its name.",
  },
  "spec/old-keyword": {
    kind: "mistake",
    level: "warning",
    cause:
      "The keyword, or this form of it, is of OpenAPI 3.0 or of an older JSON Schema, and the document declares OpenAPI 3.1 or later.",
    fix: 'Write it as in JSON Schema 2020-12: null is a type, as in type: ["string", "null"], and an exclusive bound is a number.',
    allowed:
      "The keyword means what it meant there: nullable accepts null, which an enumeration must list, too.",
  },
  "spec/openapi-3.2": {
    kind: "unsupported",
    cause: "The construct came with OpenAPI 3.2, and without it requests would be read wrongly.",
    fix: "Write it as OpenAPI 3.1 can.",
    allowed: "The construct is left out.",
    omit: true,
  },
  "spec/openapi-3.2-hint": {
    kind: "unsupported",
    level: "warning",
    cause: "The construct came with OpenAPI 3.2, and nothing here makes use of it yet.",
    fix: "Nothing need be done: everything else is generated.",
    allowed: "The construct is left out.",
    omit: true,
  },
  "spec/openapi-version": {
    kind: "unsupported",
    cause: "The document declares another version than OpenAPI 3.0, 3.1 or 3.2, or none.",
    fix: 'Write openapi: "3.1.1"; a document of version 2 must be converted first.',
  },
  "spec/parameter": {
    kind: "mistake",
    cause: "A parameter is malformed.",
    fix: "Give it a name, a place (path, query, header, cookie) and either a schema or one content.",
    allowed: "The parameter is left out.",
    omit: true,
  },
  "spec/parameter-style": {
    kind: "unsupported",
    cause: "Nothing here reads a parameter of this form in this place.",
    fix: "Use a style that OpenAPI defines for the place, and values without objects inside objects.",
    allowed: "The parameter is a text that is not validated.",
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
      "The names in the braces of a path and the parameters that are in the path differ, or one name stands in two braces.",
    fix: "Declare each name once as a parameter with in: path and required: true.",
    allowed:
      "A name without a parameter is a text, a parameter without a name is left out, and of two braces the last counts.",
  },
  "spec/path-query": {
    kind: "mistake",
    level: "warning",
    cause:
      "A path goes on behind ? or #, often to list two operations of one path and method; no router sees what stands there.",
    fix: "Declare what comes after ? as query parameters; two operations of one path and method are one.",
    allowed: "The operation has types, and a route that no request reaches.",
  },
  "spec/read-only": {
    kind: "unsupported",
    level: "warning",
    cause:
      "OpenAPI 3.0 demands a required member that is readOnly only in responses, and one that is writeOnly only in requests; here one schema applies to both.",
    fix: "Take the member out of required, or give requests and responses schemas of their own.",
    allowed: "The member is required in neither.",
    omit: true,
  },
  "spec/ref-outside": {
    kind: "mistake",
    cause: "A reference leads to a file that does not lie below the spec's root folder.",
    fix: "Keep every file of a spec below one folder, and name that folder with --root.",
    allowed: takenOut,
  },
  "spec/remote-ref": {
    kind: "mistake",
    cause: "A reference leads to an address on another machine that is not allowed.",
    fix: "Copy the file next to the spec, or allow its address with --remote.",
    allowed: takenOut,
  },
  "spec/repeated-name": {
    kind: "mistake",
    level: "warning",
    cause: "A list of names, such as required, has the same name twice.",
    fix: "Take one of them out.",
    allowed: "The name counts once.",
    omit: true,
  },
  "spec/request-body": {
    kind: "unsupported",
    level: "warning",
    cause:
      "Servers on the fetch interface, which Hono is, are never given the body of a GET or HEAD request.",
    fix: "Use query parameters, or make the operation a POST.",
    allowed: "The body is left out.",
    omit: true,
  },
  "spec/required-unlisted": {
    kind: "mistake",
    cause: "A closed schema requires a member that it does not list, so nothing can ever fit it.",
    fix: "List the member under properties, or take it out of required.",
    allowed: "The schema stays as it is.",
  },
  "spec/rule-without-id": {
    kind: "mistake",
    cause: "A schema stands among rules, and has no x-rule.",
    fix: "An allOf that holds rules holds nothing else; give each an x-rule.",
  },
  "spec/security": {
    kind: "mistake",
    cause: "A list of security requirements, or a security scheme, is malformed.",
    fix: "Each requirement maps names of security schemes to lists of scopes.",
  },
  "spec/security-type": {
    kind: "unsupported",
    cause: "Nothing here reads a credential of this type from a request.",
    fix: "Use http bearer or basic, apiKey, oauth2 or openIdConnect.",
    allowed: "The handler of the scheme is asked with an empty credential.",
  },
  "spec/status": {
    kind: "mistake",
    cause: "A key of responses is not a status.",
    fix: "Write a status such as 200, a range such as 4XX, or default.",
    allowed: "The response is left out.",
    omit: true,
  },
  "spec/syntax": {
    kind: "mistake",
    cause: "The file is not well-formed YAML or JSON.",
    fix: "Correct it at the place that is named.",
  },
  "spec/undeclared-parameter": {
    kind: "mistake",
    level: "warning",
    cause: "The path has a name in braces, and no parameter of that name is declared.",
    fix: "Declare the name as a parameter with in: path and required: true.",
    allowed: "The name is a parameter that may be any text.",
  },
  "spec/unjudged-content": {
    kind: "unsupported",
    level: "warning",
    cause: "There is no decoder for the media type, so its schema is not validated.",
    fix: "Offer the content as JSON, or reduce its schema to type: string.",
    allowed: "The content is a text or bytes that are not validated.",
  },
  "spec/unknown-format": {
    kind: "unsupported",
    level: "warning",
    cause: "No validator here knows this format.",
    fix: "Use a format that ajv-formats knows, write a pattern, or give the format one with --format.",
    allowed: "The format is an annotation and decides nothing.",
  },
  "spec/unknown-keyword": {
    kind: "mistake",
    level: "warning",
    cause: "Neither OpenAPI nor JSON Schema nor this toolkit gives this name a meaning here.",
    fix: "Correct the name, take it out, or begin it with x- where it is an extension.",
    allowed: "The member is left out.",
    omit: true,
  },
  "spec/unknown-security": {
    kind: "mistake",
    cause: "An operation asks for a security scheme that components.securitySchemes does not have.",
    fix: "Declare the scheme, or correct its name.",
    allowed: "The handler of the scheme is asked with an empty credential.",
  },
  "spec/vector": {
    kind: "mistake",
    cause: "The recipe of a vector cannot be followed.",
    fix: "Name a base of the same file, and pointers that lead somewhere.",
  },
  "spec/vectors": {
    kind: "mistake",
    cause: "A file of vectors does not name its body.",
    fix: "Begin it with body: and the published name of the body.",
  },
  "spec/wrong-type": {
    kind: "mistake",
    cause: "A member of an OpenAPI object holds a value of a type that it cannot hold.",
    fix: "Give it a value of the type that the message names.",
    allowed: "The member is left out.",
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

import type { Context, Env } from "hono";
import type { DefaultShape } from "./defaults.ts";
import type { DecodeShape } from "./shapes.ts";

/** The type `Uint8Array<ArrayBuffer>`, whose name TypeScript 5.6 does not accept. */
export type Bytes = ReturnType<Uint8Array["slice"]>;

/** One error of a request: at a member of the body (`pointer`, a JSON Pointer), or at a parameter. */
export interface ValidationError {
  pointer?: string;
  parameter?: string;
  rule: string;
  code: string;
  message: string;
}

/** The members of a problem (RFC 9457) that a handler sets. The routes add the rest. */
export interface ProblemMembers {
  type?: string;
  title?: string;
  detail?: string;
  errors?: ValidationError[];
  [extension: string]: unknown;
}

/** The reason why a request is rejected; the input of `RoutesOptions.problem`. */
export interface RequestError {
  kind:
    | "not-found"
    | "method"
    | "unauthorized"
    | "media-type"
    | "too-large"
    | "aborted"
    | "json"
    | "role"
    | "validation"
    | "declared"
    | "unexpected";
  status: number;
  path: string;
  requestId: string;
  operationId?: string;
  /** The problem that the handler or the resolver returned (kind `declared`). */
  problem?: ProblemMembers;
  errors?: ValidationError[];
  truncated?: boolean;
  detail?: string;
}

/** The result of a resolver for a body with variants: the variant, errors to report, or both. */
export type VariantGuardResult<Variant extends string> =
  | { variant: Variant; refusals?: ValidationError[] }
  | { refusals: [ValidationError, ...ValidationError[]] };

/** The result of a resolver if the body has no variants: errors to add to the validators' errors, or undefined. */
export type GuardResult = { refusals: ValidationError[] } | undefined;

/** The part of a request that does not depend on its operation. */
export interface RequestContext<P, E extends Env = Env> {
  principal: P;
  requestId: string;
  /** The path of the request, without the query. */
  path: string;
  /** Hono's context: the variables of middleware, the bindings of the platform, the raw request. */
  context: Context<E>;
  /** Aborts when the caller disconnects. */
  signal: AbortSignal;
}

/** The status, media type and headers of an error response. The setting `problem` may change them. */
export interface ProblemHead {
  status: number;
  /** `application/problem+json`, or the media type that the spec declares for this error. */
  contentType: string;
  /** The headers by lower-case name. */
  headers: Record<string, string>;
}

/** Returns the body of an error response. The spec declares the schema of this body. */
export type ErrorFiller = (requestError: RequestError) => unknown;

/** The principal of a valid credential, with the principal's roles. */
export interface Authenticated<P> {
  principal: P;
  roles: readonly string[];
}

/** The part of a request that a security handler receives. */
export interface SecurityContext {
  method: string;
  path: string;
  requestId: string;
  /** The scopes (or roles) that the operation requires for this scheme. */
  scopes: readonly string[];
}

/** The routes' settings that do not depend on the spec. */
export interface RouterSettings {
  /** Returns the body of a problem, and may change `head`. Default: a problem of RFC 9457. */
  problem?(requestError: RequestError, head: ProblemHead): Record<string, unknown>;
  /** Receives each unexpected error. Responses do not contain the error. Default: `console.error`. */
  onError?(
    error: unknown,
    request: { requestId: string; path: string; operationId?: string },
  ): void;
  /**
   * Whether responses are validated against the spec. Required headers must be present; their values are not validated.
   * `log` reports an invalid response to `onError`; `enforce` also replaces the response by a 500. Default: `off`.
   */
  responses?: "off" | "log" | "enforce";
  /** The maximum size of a body in bytes; a smaller limit in `x-limits` still applies. Default: 10 MiB. */
  bodyLimitBytes?: number;
  /** The maximum nesting depth of a JSON body. Default: 64. */
  depthLimit?: number;
  /** The maximum number of values in a JSON body, including arrays and objects. Default: 100,000. */
  valueLimit?: number;
  /** Whether JSON with a duplicate member name is rejected. Default: `false`; the last duplicate is used. */
  uniqueNames?: boolean;
  /** Awaited before a body of more than 64 KiB is parsed and before it is validated, so that other requests can run. */
  takeTurn?(): Promise<void>;
  /** The id of a request; called when first needed. Default: Hono's variable `requestId`, else a random UUID. */
  requestId?(request: Request): string;
  /** Headers to add to every response; a handler's header of the same name takes precedence. */
  headers?(requestId: string): Readonly<Record<string, string>>;
}

/** `is` validates a value. For a rejected value, `explain` loads the validator that returns the errors. */
export interface Validator {
  is(value: unknown): boolean;
  explain(): Promise<(value: unknown) => { refusals: ValidationError[]; truncated: boolean }>;
}

/** One parameter of an operation, as data for the router. */
export interface ParameterDefinition {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  style: string;
  explode: boolean;
  json?: true;
  /** `allowEmptyValue`: an empty value counts as missing, unless the parameter may be a string. */
  mayBeEmpty?: true;
  shape: DecodeShape;
}

/** One media type of a body, with its decoding and its validators. */
export interface ContentDefinition {
  mediaType: string;
  kind: "json" | "form" | "multipart" | "text" | "binary";
  /** How the fields of a form are decoded. */
  shape?: DecodeShape;
  /** By field name: the style (e.g. `form`) of a list that is sent in one form field. Other lists repeat the field. */
  arrays?: Readonly<Record<string, string>>;
  /** The defaults that are filled into a valid body. */
  defaults?: DefaultShape;
  shared?: Validator;
  variants?: Readonly<Record<string, Validator>>;
}

/** The request body of an operation. */
export interface BodyDefinition {
  required: boolean;
  /** The limits that the spec sets (`x-limits`). */
  limits?: { readonly bytes?: number; readonly depth?: number; readonly values?: number };
  contents: readonly ContentDefinition[];
}

/** How the items of a stream are written: as server-sent events, or as lines of JSON. */
export interface StreamDefinition {
  as: "events" | "lines";
  /** Each item is a whole event (`event`, `data`, `id`, `retry`), not only the data of an event. */
  events?: true;
}

/** One content of a response. With `stream`, the validator validates each item. */
export interface ResponseContent {
  mediaType: string;
  kind: ContentDefinition["kind"];
  validator?: Validator;
  stream?: StreamDefinition;
}

/** One response that an operation declares. */
export interface ResponseDefinition {
  contents: readonly ResponseContent[];
  /** How the router writes its own errors of this status: with the `ErrorFiller` named `filler`, else as a problem. */
  error?: { mediaType: string; filler?: string };
  /** Required headers of the response. */
  headers?: readonly string[];
}

/** One operation, as generated data for the router. */
export interface OperationDefinition {
  id: string;
  method: string;
  path: string;
  /** Alternatives, each a list of required schemes. An empty alternative, or no alternative, requires no credential. */
  security: readonly (readonly { scheme: string; roles: readonly string[] }[])[];
  parameters: readonly ParameterDefinition[];
  /** Undeclared query parameters are ignored, not rejected. */
  ignoresUnknownQuery?: true;
  /** By `in`, e.g. `query`: the defaults that are filled into the parameters of a valid request. */
  defaults?: Partial<Record<ParameterDefinition["in"], DefaultShape>>;
  /** The status of a response to an invalid request. Default: 400. */
  invalidStatus?: number;
  validators: { path?: Validator; query: Validator; header?: Validator; cookie?: Validator };
  body?: BodyDefinition;
  /** The headers of every response of a deprecated operation: `Deprecation`, and `Sunset` if declared. */
  notices?: Readonly<Record<string, string>>;
  /** The responses by status: `200`, `4XX`, `default`. */
  responses: Readonly<Record<string, ResponseDefinition>>;
}

/** Where a request contains the credential of a security scheme. */
export interface SchemeDefinition {
  type: "bearer" | "basic" | "apiKey" | "none";
  in?: "header" | "query" | "cookie";
  name?: string;
}

/** The response that a handler returns. */
export interface HandlerResponse {
  status: number;
  body?: unknown;
  /** The media type of the body. Default: the first declared media type. */
  contentType?: string;
  problem?: ProblemMembers;
  headers?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** The decoded value of a multipart form: the members `Name` are files. */
export type WithFiles<Model, Name extends keyof Model> = {
  [Member in keyof Model]: Member extends Name
    ?
        | (NonNullable<Model[Member]> extends readonly unknown[] ? File[] : File)
        | Extract<Model[Member], null>
    : Model[Member];
};

/** @deprecated The former name of `ValidationError`. */
export type Refusal = ValidationError;

/** @deprecated The former name of `RequestError`. */
export type Fault = RequestError;

/** @deprecated The former name of `GuardResult`. */
export type Admission = GuardResult;

/** @deprecated The former name of `VariantGuardResult`. */
export type Resolution<Variant extends string> = VariantGuardResult<Variant>;

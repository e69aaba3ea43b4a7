/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import type { Context, Env } from "hono";
import type { DefaultShape } from "./defaults.ts";
import type { DecodeShape } from "./shapes.ts";

/** Bytes that no thread shares: `Uint8Array<ArrayBuffer>`, a type that TypeScript 5.6 does not have. */
export type Bytes = ReturnType<Uint8Array["slice"]>;

/** One error of a request: a member of the body (`pointer`) or a parameter, the rule, its code, one sentence. */
export interface ValidationError {
  pointer?: string;
  parameter?: string;
  rule: string;
  code: string;
  message: string;
}

/** Members of a problem (RFC 9457) that a handler knows; the rest is filled in by `RoutesOptions.problem`. */
export interface ProblemMembers {
  type?: string;
  title?: string;
  detail?: string;
  errors?: ValidationError[];
  [extension: string]: unknown;
}

/** The reason for which a request is rejected, before it is written as a problem. */
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

/** The result of a resolver whose body has variants: the variant, or errors to report with others. */
export type VariantGuardResult<Variant extends string> =
  | { variant: Variant; refusals?: ValidationError[] }
  | { refusals: [ValidationError, ...ValidationError[]] };

/** The result of any other resolver: errors to report with those of the schema, or nothing. */
export type GuardResult = { refusals: ValidationError[] } | undefined;

/** The part of a request that does not depend on its operation. */
export interface RequestContext<P, E extends Env = Env> {
  principal: P;
  requestId: string;
  /** Path of the request, without its query. */
  path: string;
  /** Hono's own context: variables that middleware set, bindings of the platform, the raw request. */
  context: Context<E>;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
}

/** The head of a problem, which `problem` may change before it is sent. */
export interface ProblemHead {
  status: number;
  /** `application/problem+json`, or the media type that the spec declares for this error. */
  contentType: string;
  /** By name, in lower case. */
  headers: Record<string, string>;
}

/** Fills the body of an error that the spec declares. */
export type ErrorFiller = (requestError: RequestError) => unknown;

/** The principal that a security handler found, with the roles it has. */
export interface Authenticated<P> {
  principal: P;
  roles: readonly string[];
}

/** The request as a security handler gets it. */
export interface SecurityContext {
  method: string;
  path: string;
  requestId: string;
  /** The scopes (or roles) that the operation demands of this scheme. */
  scopes: readonly string[];
}

/** Settings of the routes that do not depend on the spec. */
export interface RouterSettings {
  /** Writes the body of a problem, and may change its head. Default: RFC 9457 in plain words. */
  problem?(requestError: RequestError, head: ProblemHead): Record<string, unknown>;
  /** Receives every unexpected error, before the 500 that names only the request id. Default: the console. */
  onError?(
    error: unknown,
    request: { requestId: string; path: string; operationId?: string },
  ): void;
  /**
   * Whether responses are checked against the spec: `log` reports a wrong response to `onError`,
   * and `enforce` turns it into a 500. Default `off`.
   */
  responses?: "off" | "log" | "enforce";
  /** The most bytes of a body; a smaller `x-limits` of the spec still applies. Default 10 MiB. */
  bodyLimitBytes?: number;
  /** How deep the JSON of a body may be nested. Default 64. */
  depthLimit?: number;
  /** How many values the JSON of a body may hold, arrays and objects included. Default 100,000. */
  valueLimit?: number;
  /** Whether JSON with a duplicate member is rejected; otherwise the last counts. Default `false`. */
  uniqueNames?: boolean;
  /** Awaited before a body of more than 64 KiB is parsed, and before it is checked, so that a service can serve other requests. */
  takeTurn?(): Promise<void>;
  /** The id of a request, for logs and problems. Default: the variable `requestId`, which Hono's own middleware sets, else a random UUID. */
  requestId?(request: Request): string;
  /** Headers of every response, in addition to its own. */
  headers?(requestId: string): Readonly<Record<string, string>>;
}

/** A validator, and an explaining one that is loaded only after a rejection. */
export interface Validator {
  is(value: unknown): boolean;
  explain(): Promise<(value: unknown) => { refusals: ValidationError[]; truncated: boolean }>;
}

/** One parameter as the router needs it. */
export interface ParameterDefinition {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  style: string;
  explode: boolean;
  json?: true;
  /** An empty value counts as missing, unless the parameter is a text. */
  mayBeEmpty?: true;
  shape: DecodeShape;
}

/** One way in which a body may be written, and its validators. */
export interface ContentDefinition {
  mediaType: string;
  kind: "json" | "form" | "multipart" | "text" | "binary";
  /** How the fields of a form become values. */
  shape?: DecodeShape;
  /** The style of a list within one field of a form, by field. */
  arrays?: Readonly<Record<string, string>>;
  /** The defaults that are filled into a valid body. */
  defaults?: DefaultShape;
  shared?: Validator;
  variants?: Readonly<Record<string, Validator>>;
}

/** The body that an operation takes. */
export interface BodyDefinition {
  required: boolean;
  /** The limits that the spec sets (`x-limits`). */
  limits?: { readonly bytes?: number; readonly depth?: number; readonly values?: number };
  contents: readonly ContentDefinition[];
}

/** How the items of a stream are written: as server-sent events, or as lines of JSON. */
export interface StreamDefinition {
  as: "events" | "lines";
  /** An item is a whole event (`event`, `data`, `id`, `retry`), and not its data alone. */
  events?: true;
}

/** One content of a response; with `stream`, the validator is that of an item. */
export interface ResponseContent {
  mediaType: string;
  kind: ContentDefinition["kind"];
  validator?: Validator;
  stream?: StreamDefinition;
}

/** One response that an operation declares. */
export interface ResponseDefinition {
  contents: readonly ResponseContent[];
  /** How the routes write their own error of this status: its media type, and the filler of its schema unless a plain problem fits. */
  error?: { mediaType: string; filler?: string };
  /** Required headers of the response. */
  headers?: readonly string[];
}

/** One operation as the router needs it; printed by the generator. */
export interface OperationDefinition {
  id: string;
  method: string;
  path: string;
  /** Alternatives, each with all schemes that it needs; an empty one, or no alternative at all, needs no credential. */
  security: readonly (readonly { scheme: string; roles: readonly string[] }[])[];
  parameters: readonly ParameterDefinition[];
  /** Undeclared query parameters are ignored, not rejected. */
  ignoresUnknownQuery?: true;
  /** The defaults that are filled into the parameters of a valid request, by place. */
  defaults?: Partial<Record<ParameterDefinition["in"], DefaultShape>>;
  /** The status of a request that the schemas reject, where it is not 400. */
  invalidStatus?: number;
  validators: { path?: Validator; query: Validator; header?: Validator; cookie?: Validator };
  body?: BodyDefinition;
  /** Headers of every response: since when the operation is deprecated, and when it ends. */
  notices?: Readonly<Record<string, string>>;
  /** By status: `200`, `4XX`, `default`. */
  responses: Readonly<Record<string, ResponseDefinition>>;
}

/** How one security scheme of the spec is read from a request. */
export interface SchemeDefinition {
  type: "bearer" | "basic" | "apiKey" | "none";
  in?: "header" | "query" | "cookie";
  name?: string;
}

/** The response of a handler, as the router sees it. */
export interface HandlerResponse {
  status: number;
  body?: unknown;
  /** The media type of the body where several are declared; by default the first. */
  contentType?: string;
  problem?: ProblemMembers;
  headers?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** The value of a multipart form: the members that are files are `File`s. */
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

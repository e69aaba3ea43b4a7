import type { Context, Env } from "hono";
import type { DefaultShape } from "./defaults.ts";
import type { DecodeShape } from "./shapes.ts";

/** Bytes that no thread shares: `Uint8Array<ArrayBuffer>`, a type that TypeScript 5.6 does not have. */
export type Bytes = ReturnType<Uint8Array["slice"]>;

/** One thing wrong with a request: a member of the body (`pointer`) or a parameter, the rule, its code, one sentence. */
export interface Refusal {
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
  errors?: Refusal[];
  [extension: string]: unknown;
}

/** Why a request is refused, before it is written as a problem. */
export interface Fault {
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
  /** What the handler or the resolver said (kind `declared`). */
  problem?: ProblemMembers;
  errors?: Refusal[];
  truncated?: boolean;
  detail?: string;
}

/** What a resolver answers: the variant to judge by, refusals to answer together with the schema's, or a problem. */
export type Resolution<Variant extends string> =
  | { variant: Variant; refusals?: Refusal[] }
  | { refusals: [Refusal, ...Refusal[]] };

/** What a resolver of an operation without variants answers: nothing, more refusals, or a problem. */
export type Admission = { refusals: Refusal[] } | undefined;

/** A refusal that ends a request before its body is judged. */
export interface ProblemAnswer {
  status: number;
  problem: ProblemMembers;
}

/** What every request carries besides its parameters and its body. */
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
  /** By their names in small letters. */
  headers: Record<string, string>;
}

/** Fills the body of an error that the spec declares. */
export type ErrorFiller = (fault: Fault) => unknown;

/** The principal that a security handler found, with the roles it has. */
export interface Authenticated<P> {
  principal: P;
  roles: readonly string[];
}

/** What a security handler is told of a request. */
export interface SecurityContext {
  method: string;
  path: string;
  requestId: string;
  /** The scopes (or roles) that the operation demands of this scheme. */
  scopes: readonly string[];
}

/** Settings of the routes that do not depend on the spec. */
export interface RouterSettings {
  /** Writes the body of a problem; the one place where problems get their words. Default: RFC 9457 in plain words. It may change the head, too. */
  problem?(fault: Fault, head: ProblemHead): Record<string, unknown>;
  /** Told of everything unexpected, before the 500 that names only the request id. Default: the console. */
  onError?(
    error: unknown,
    request: { requestId: string; path: string; operationId?: string },
  ): void;
  /** Whether answers are held against the spec: `enforce` makes a wrong one a 500. Default `off`. */
  responses?: "off" | "log" | "enforce";
  /** Bytes a body may have; a smaller limit of the spec (`x-limits`) applies all the same. Default 10 MiB. */
  bodyLimitBytes?: number;
  /** How deep the JSON of a body may be nested. Default 64. */
  depthLimit?: number;
  /** How many values the JSON of a body may hold, arrays and objects included. Default 100,000. */
  valueLimit?: number;
  /** Waited for before a body of more than 64 KiB is parsed, where a service wants time between large ones. */
  takeTurn?(): Promise<void>;
  /** The id of a request, for logs and problems. Default: the variable `requestId`, which Hono's own middleware sets, else a random UUID. */
  requestId?(request: Request): string;
  /** Headers that every answer carries besides its own. */
  headers?(requestId: string): Readonly<Record<string, string>>;
}

/** A judging function and, loaded only when it says no, the explaining one. */
export interface Judge {
  is(value: unknown): boolean;
  explain(): Promise<(value: unknown) => { refusals: Refusal[]; truncated: boolean }>;
}

/** One parameter as the router needs it. */
export interface ParameterDefinition {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  style: string;
  explode: boolean;
  json?: true;
  /** Without a value it is as good as left out, unless it is a text. */
  mayBeEmpty?: true;
  shape: DecodeShape;
}

/** One way in which a body may be written, and who judges it. */
export interface ContentDefinition {
  mediaType: string;
  kind: "json" | "form" | "multipart" | "text" | "binary";
  /** How the fields of a form become values. */
  shape?: DecodeShape;
  /** What parts the items of a list within one field of a form. */
  arrays?: Readonly<Record<string, string>>;
  /** What is filled in once the body is found valid. */
  defaults?: DefaultShape;
  shared?: Judge;
  variants?: Readonly<Record<string, Judge>>;
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

/** One content of an answer; with `stream`, the judge is that of an item. */
export interface AnswerContent {
  mediaType: string;
  kind: ContentDefinition["kind"];
  judge?: Judge;
  stream?: StreamDefinition;
}

/** One answer that an operation declares. */
export interface AnswerDefinition {
  contents: readonly AnswerContent[];
  /** How an error of this status is written that the routes found: its media type, and who fills its schema unless a plain problem does. */
  error?: { mediaType: string; filler?: string };
  /** Headers that the answer must carry. */
  headers?: readonly string[];
}

/** One operation as the router needs it; printed by the generator. */
export interface OperationDefinition {
  id: string;
  method: string;
  path: string;
  /** OR of ANDs; an empty alternative asks for nothing, and no alternative at all for less. */
  security: readonly (readonly { scheme: string; roles: readonly string[] }[])[];
  parameters: readonly ParameterDefinition[];
  /** A query may hold parameters that nobody declares; they are left out. */
  ignoresUnknownQuery?: true;
  /** What is filled into the parameters of a valid request, by place. */
  defaults?: Partial<Record<ParameterDefinition["in"], DefaultShape>>;
  /** The status of a request that the schemas refuse, where it is not 400. */
  invalidStatus?: number;
  judges: { path?: Judge; query: Judge; header?: Judge; cookie?: Judge };
  body?: BodyDefinition;
  /** Headers of every answer: since when the operation is deprecated, and when it ends. */
  notices?: Readonly<Record<string, string>>;
  /** By status: `200`, `4XX`, `default`. */
  answers: Readonly<Record<string, AnswerDefinition>>;
}

/** How one security scheme of the spec is read from a request. */
export interface SchemeDefinition {
  type: "bearer" | "basic" | "apiKey" | "none";
  in?: "header" | "query" | "cookie";
  name?: string;
}

/** What a handler answers, as the router sees it. */
export interface Answer {
  status: number;
  body?: unknown;
  /** Which of several media types the body is written in; the first declared one where it is left out. */
  contentType?: string;
  problem?: ProblemMembers;
  headers?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** The value of a multipart form: the members that are files are `File`s. */
export type WithFiles<Model, Name extends keyof Model> = {
  [Member in keyof Model]: Member extends Name
    ? Exclude<Model[Member], undefined> extends readonly unknown[]
      ? File[]
      : File
    : Model[Member];
};

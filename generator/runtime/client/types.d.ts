import type { MaybeOptionalInit, Middleware } from "openapi-fetch";

/** The options of a client. */
export interface ClientOptions extends Omit<RequestInit, "body" | "headers" | "method"> {
  /** The URL of the service, such as `https://api.example.com`. Default: the page's origin. */
  baseUrl?: string;
  /** Returns a token. Called before the first operation that needs a token, and after a 401. */
  token?: () => string | Promise<string>;
  /** Headers of every request. */
  headers?: Record<string, string>;
  /** Replaces the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** The largest number of retries, if the method or an Idempotency-Key makes a retry safe. Default: 2. */
  retries?: number;
  /** Waits between two attempts; replaces the client's timer. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

type Method = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";
type Declared = Record<string | number, unknown>;
type PathsWith<Paths, M extends Method> = {
  [P in keyof Paths]: Paths[P] extends { [K in M]: Declared } ? P : never;
}[keyof Paths];
type Needs<Init> = Record<never, never> extends Init ? [init?: Init] : [init: Init];
interface Success<Responses, M, Init> {
  data: Parsed<BodyAt<Responses, SuccessOf<Responses>, M>, Init>;
  error?: never;
  response: Response;
}

/** Calls one method of a path; throws a `ProblemError` for an unsuccessful response. */
export type Call<Paths, M extends Method> = <
  P extends PathsWith<Paths, M>,
  Init extends MaybeOptionalInit<Paths[P], M & keyof Paths[P]>,
>(
  path: P,
  ...init: Needs<Init>
) => Promise<Success<ResponsesOf<Paths[P][M & keyof Paths[P]]>, M, Init>>;

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;
type BodyOf<Declared> = Declared extends { content: infer Content }
  ? Content[keyof Content]
  : undefined;
/** The body of the response with the status `K`. A response to HEAD, or with status 204 or 205, has no body. */
type BodyAt<Responses, K extends keyof Responses, M> = M extends "head"
  ? undefined
  : K extends 204 | 205
    ? undefined
    : BodyOf<Responses[K]>;
type StatusOf<Key> = Key extends number ? Key : number;
type StatedSuccess<Responses> = Extract<
  {
    [K in keyof Responses]: `${K & (string | number)}` extends `2${string}` ? K : never;
  }[keyof Responses],
  keyof Responses
>;
/** The successful statuses: those that the operation declares, or else `default`. */
type SuccessOf<Responses> = [StatedSuccess<Responses>] extends [never]
  ? Extract<"default", keyof Responses>
  : StatedSuccess<Responses>;
/**
 * The type of `error`: `{}` if the response declares no body, `string` if it declares a `Blob`, else the declared body.
 */
type ErrorOf<Body> = Body extends undefined
  ? Record<never, never>
  : Body extends Blob
    ? string
    : Body;
type Parsed<Body, Init> = Init extends { parseAs: infer As }
  ? As extends "json"
    ? Body
    : As extends keyof ParsedAs
      ? ParsedAs[As]
      : Body
  : Body;
interface ParsedAs {
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: ReadableStream<Uint8Array> | null;
}

/** The result of a call, by status: `data` for a success, `error` for any other response. */
export type Outcome<Responses, M, Init> =
  | {
      [K in SuccessOf<Responses>]: {
        status: StatusOf<K>;
        data: Parsed<BodyAt<Responses, K, M>, Init>;
        error?: undefined;
        response: Response;
      };
    }[SuccessOf<Responses>]
  | {
      [K in Exclude<keyof Responses, StatedSuccess<Responses>>]: {
        status: StatusOf<K>;
        data?: undefined;
        error: ErrorOf<BodyAt<Responses, K, M>>;
        response: Response;
      };
    }[Exclude<keyof Responses, StatedSuccess<Responses>>];

/** Calls one method of a path; returns an unsuccessful response as `error`. */
export type OutcomeCall<Paths, M extends Method> = <
  P extends PathsWith<Paths, M>,
  Init extends MaybeOptionalInit<Paths[P], M & keyof Paths[P]>,
>(
  path: P,
  ...init: Needs<Init>
) => Promise<Outcome<ResponsesOf<Paths[P][M & keyof Paths[P]]>, M, Init>>;

type StreamType =
  | "text/event-stream"
  | `application/${"" | "x-"}${"ndjson" | "jsonl" | "jsonlines"}`;
type ItemOf<Operation> = {
  [K in keyof ResponsesOf<Operation>]: ResponsesOf<Operation>[K] extends { content: infer Content }
    ? Content[keyof Content & StreamType]
    : never;
}[keyof ResponsesOf<Operation>];
type StreamPaths<Paths, M extends Method> = {
  [P in PathsWith<Paths, M>]: [ItemOf<Paths[P][M & keyof Paths[P]]>] extends [never] ? never : P;
}[PathsWith<Paths, M>];

interface Streaming<Paths> {
  /**
   * Returns a response's items as they arrive. Throws if the response is unsuccessful.
   * The iteration throws if the stream breaks off.
   */
  stream<
    M extends Method,
    P extends StreamPaths<Paths, M>,
    Init extends MaybeOptionalInit<Paths[P], M & keyof Paths[P]>,
  >(
    method: M,
    path: P,
    ...init: Needs<Init>
  ): Promise<AsyncIterable<ItemOf<Paths[P][M & keyof Paths[P]]>>>;
}

/** The operations of a service, by method and path. Only `stream` throws for an unsuccessful response. */
export interface OutcomeClient<Paths> extends Streaming<Paths> {
  GET: OutcomeCall<Paths, "get">;
  PUT: OutcomeCall<Paths, "put">;
  POST: OutcomeCall<Paths, "post">;
  DELETE: OutcomeCall<Paths, "delete">;
  OPTIONS: OutcomeCall<Paths, "options">;
  HEAD: OutcomeCall<Paths, "head">;
  PATCH: OutcomeCall<Paths, "patch">;
  TRACE: OutcomeCall<Paths, "trace">;
  use(...middleware: Middleware[]): void;
  eject(...middleware: Middleware[]): void;
}

/** The operations of a service, by method and path. An unsuccessful response throws a `ProblemError`. */
export interface Client<Paths> extends Streaming<Paths> {
  GET: Call<Paths, "get">;
  PUT: Call<Paths, "put">;
  POST: Call<Paths, "post">;
  DELETE: Call<Paths, "delete">;
  OPTIONS: Call<Paths, "options">;
  HEAD: Call<Paths, "head">;
  PATCH: Call<Paths, "patch">;
  TRACE: Call<Paths, "trace">;
  /** Adds middleware of openapi-fetch. Middleware runs once for each call, not for each attempt. */
  use(...middleware: Middleware[]): void;
  /** Removes middleware. */
  eject(...middleware: Middleware[]): void;
}

/** One error of a request: at a member of the body (`pointer`, a JSON Pointer), or at a parameter. */
export interface ProblemFinding<Rule extends string> {
  pointer?: string;
  parameter?: string;
  rule: Rule;
  code: string;
  message: string;
}

/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit. A typed client for Talonario, based on openapi-fetch.
import type {
  Client as ClientOf,
  ClientOptions,
  OutcomeClient as OutcomeClientOf,
  ProblemFinding,
} from "./client/types.d.ts";
import type { RuleId } from "./rules.d.ts";
import type * as Models from "./types/models.d.ts";
import type { paths } from "./types/openapi.d.ts";

export type { ClientOptions } from "./client/types.d.ts";

/** A client that calls operations by method and path. */
export type Client = ClientOf<paths>;

/** A client that returns an unsuccessful response as `error`. Only `stream` throws a `ProblemError`. */
export type OutcomeClient = OutcomeClientOf<paths>;

/** The rule of a finding: a named rule, or `shape.` and the code of the finding. */
export type Rule = RuleId | `shape.${string}`;

/** Creates a client. The client calls `token` before the first operation that needs a token, and after a 401. */
export declare const createClient: (options?: ClientOptions) => Client;

/** Creates a client whose calls return every response, typed by status. Only `stream` throws a `ProblemError`. */
export declare const createOutcomeClient: (options?: ClientOptions) => OutcomeClient;

/** The error of an unsuccessful response, or of a stream that ends with a problem (RFC 9457). */
export declare class ProblemError extends Error {
  readonly name: "ProblemError";
  readonly status: number;
  readonly response: Response;
  readonly problem: Models.Problem;
  readonly errors: readonly ProblemFinding<Rule>[];
  /** The rules that were broken, each once. */
  readonly rules: readonly Rule[];
  /** The header `X-Request-Id` of the response. Generated routes send it only if their option `headers` returns it. */
  readonly requestId: string | undefined;
  constructor(response: Response, problem: Models.Problem);
  /** The findings of one rule; empty if the rule was not broken. */
  of(rule: Rule): readonly ProblemFinding<Rule>[];
}

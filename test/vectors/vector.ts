/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

/** An error or warning that a vector expects: the place and the rule. */
export interface Finding {
  readonly pointer?: string;
  /** The name of a path or query parameter, if the finding is not in the body. */
  readonly parameter?: string;
  readonly rule: string;
  /** The expected code, such as the authority's error number; if absent, every code fits. */
  readonly code?: string;
  /** Words that the message must contain, such as a suggested name. */
  readonly says?: string;
}

/** A complete body from which vectors derive other bodies; also an example in the published API. */
export interface Base {
  readonly title: string;
  readonly value: Json;
}

/** The steps to make a body: start with a base or a complete body, then set and drop members. */
export interface Recipe {
  readonly base?: string;
  readonly body?: Json;
  /** Values by JSON Pointer; the last part "-" appends to an array. */
  readonly set?: Readonly<Record<string, Json>>;
  readonly drop?: readonly string[];
}

/** A request that is sent before the vector's request. */
export interface Given extends Recipe {
  readonly operation: string;
  /** The place of the file with the base, such as `document-create/cl`; if absent, the vector's own file. */
  readonly from?: string;
  /** The sender; if absent, the account's admin. */
  readonly by?: "operator" | "admin";
  readonly params?: Readonly<Record<string, string>>;
  /** Number of times that the request is sent; if absent, 1. */
  readonly times?: number;
  /** The response's name in later placeholders. If the request is sent several times, the last response is used. */
  readonly as: string;
}

/** Settings of a vector, or of all vectors of a file; a vector's setting overrides the file's setting. */
export interface Circumstances {
  readonly as?: "operator" | "admin";
  readonly given?: readonly Given[];
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Members to set in the vector's account. */
  readonly account?: Readonly<Record<string, Json>>;
  /** The name of a base in `account-create/shared`. Default: the variant's name; without a variant, the first name. */
  readonly account_base?: string;
}

/** One request and its expected response. */
export interface Vector extends Recipe, Circumstances {
  readonly name: string;
  /** Rules that the vector shows, by a body that breaks or obeys them. */
  readonly shows?: readonly string[];
  readonly errors?: readonly Finding[];
  readonly warnings?: readonly Finding[];
  readonly status?: number;
  /** Values that the response must have, by JSON Pointer; null for a value that must be absent. */
  readonly answer?: Readonly<Record<string, Json>>;
  /** True if the schema accepts the body, and all errors and warnings come from stored data or arithmetic. */
  readonly state?: boolean;
}

/** A file of vectors for the request body named `body`; if there is a `variant`, all bodies are of this variant. */
export interface VectorFile extends Circumstances {
  /** The file's folder and name, such as `document-create/cl`. */
  readonly place: string;
  readonly body: string;
  readonly variant?: string;
  readonly bases: Readonly<Record<string, Base>>;
  readonly vectors: readonly Vector[];
}

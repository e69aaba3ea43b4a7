/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

/** One error or warning that a vector expects: its place and its rule. */
export interface Finding {
  readonly pointer?: string;
  /** The name of a parameter of the path or of the query, in place of a pointer. */
  readonly parameter?: string;
  readonly rule: string;
  /** The expected code, such as the authority's own number, if the vector checks it. */
  readonly code?: string;
  /** Words that the message must hold, such as the nearest name. */
  readonly says?: string;
}

/** A complete body that others are derived from, and an example of the published API. */
export interface Base {
  readonly title: string;
  readonly value: Json;
}

/** The parts of a body: a base of a file, members to set and to drop; or the body itself. */
export interface Recipe {
  readonly base?: string;
  readonly body?: Json;
  /** JSON Pointer to value; "-" at the end of an array appends. */
  readonly set?: Readonly<Record<string, Json>>;
  readonly drop?: readonly string[];
}

/** A request that is sent before the vector's own. */
export interface Given extends Recipe {
  readonly operation: string;
  /** The file that has the base, such as `document-create/cl`; if absent, the vector's own file. */
  readonly from?: string;
  /** The sender; if absent, the account's admin. */
  readonly by?: "operator" | "admin";
  readonly params?: Readonly<Record<string, string>>;
  /** Number of times that the request is sent; if absent, 1. */
  readonly times?: number;
  /** Name of the (last) response for later placeholders. */
  readonly as: string;
}

/** Settings that a file has for all its vectors, or a vector for itself. */
export interface Circumstances {
  readonly as?: "operator" | "admin";
  readonly given?: readonly Given[];
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Members put into the account that is made for the vector. */
  readonly account?: Readonly<Record<string, Json>>;
  /** Base of the account that is made, if its name is not that of the variant. */
  readonly account_base?: string;
}

/** One request and its expected response. */
export interface Vector extends Recipe, Circumstances {
  readonly name: string;
  /** Rules that the vector shows, each either broken or kept. */
  readonly shows?: readonly string[];
  readonly errors?: readonly Finding[];
  readonly warnings?: readonly Finding[];
  readonly status?: number;
  /** Members that the response must have, by JSON Pointer; null for one that must be absent. */
  readonly answer?: Readonly<Record<string, Json>>;
  /** Whether the errors need stored data or arithmetic, so that the schema alone accepts the body. */
  readonly state?: boolean;
}

/** One file of vectors: one body, in one variant if the body has variants. */
export interface VectorFile extends Circumstances {
  /** The file's folder and name, such as `document-create/cl`. */
  readonly place: string;
  readonly body: string;
  readonly variant?: string;
  readonly bases: Readonly<Record<string, Base>>;
  readonly vectors: readonly Vector[];
}

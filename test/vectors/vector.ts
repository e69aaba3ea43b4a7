/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

/** One error or warning that a vector expects: where, and by which rule. */
export interface Finding {
  readonly pointer?: string;
  /** In place of a pointer, for what the path or the query names. */
  readonly parameter?: string;
  readonly rule: string;
  /** The authority's own number, where the vector is about it. */
  readonly code?: string;
  /** Words that the message must hold, such as the nearest name. */
  readonly says?: string;
}

/** A complete body that others are derived from, and an example of the published API. */
export interface Base {
  readonly title: string;
  readonly value: Json;
}

/** What a body is made of: a base of a file, some members put in, some taken out; or the body itself. */
export interface Recipe {
  readonly base?: string;
  readonly body?: Json;
  /** JSON Pointer to value; "-" at the end of an array appends. */
  readonly set?: Readonly<Record<string, Json>>;
  readonly drop?: readonly string[];
}

/** A request that is made before the one that is judged. */
export interface Given extends Recipe {
  readonly operation: string;
  /** The file that the base stands in, such as `document-create/cl`; the vector's own where absent. */
  readonly from?: string;
  /** Who makes it; the account's admin where absent. */
  readonly by?: "operator" | "admin";
  readonly params?: Readonly<Record<string, string>>;
  /** How often it is made; once where absent. */
  readonly times?: number;
  /** Name under which the (last) answer is known to later placeholders. */
  readonly as: string;
}

/** What a file says for all its vectors, and a vector for itself. */
export interface Circumstances {
  readonly as?: "operator" | "admin";
  readonly given?: readonly Given[];
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Members put into the account that is made for the vector. */
  readonly account?: Readonly<Record<string, Json>>;
  /** Base of the account that is made, where it is not the one named as the variant. */
  readonly account_base?: string;
}

/** One request and what must come of it. */
export interface Vector extends Recipe, Circumstances {
  readonly name: string;
  /** Rules of which this shows the accepting or the refusing side. */
  readonly shows?: readonly string[];
  readonly errors?: readonly Finding[];
  readonly warnings?: readonly Finding[];
  readonly status?: number;
  /** Members that the answer must hold, by JSON Pointer; null for one that must be absent. */
  readonly answer?: Readonly<Record<string, Json>>;
  /** The verdict needs the store or arithmetic: the schema alone accepts. */
  readonly state?: boolean;
}

/** One file of vectors: one body, in one variant where it has any. */
export interface VectorFile extends Circumstances {
  /** Where it stands, such as `document-create/cl`. */
  readonly place: string;
  readonly body: string;
  readonly variant?: string;
  readonly bases: Readonly<Record<string, Base>>;
  readonly vectors: readonly Vector[];
}

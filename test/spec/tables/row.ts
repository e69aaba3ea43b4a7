/** The JSON Schema type of a field. */
export type FieldType = "integer" | "number" | "string" | "boolean" | "object" | "array";

/** Requirement of a field in one body: required, optional, conditional, or not part of the body. */
export type Mark = "req" | "opt" | "cond" | "-";

/** Limits of a field in a table, apart from its type and its requirement. */
export interface Limits {
  /** The only accepted values. */
  readonly values?: readonly (number | string)[];
  /** Maximum number of code points. */
  readonly maxLength?: number;
  /** Maximum number of decimals. */
  readonly decimals?: number;
  readonly format?: "date" | "date-time";
  /** The only variants that may contain the field. Exception: in every variant, a field of `options` may be 0. */
  readonly only?: readonly string[];
  /** By body: variants that may omit the field under a condition, although the table marks the field as required. */
  readonly spared?: { readonly create?: readonly string[]; readonly update?: readonly string[] };
}

/** One field of one request body. */
export interface Row {
  readonly field: string;
  readonly type: FieldType;
  readonly mark: Mark;
  readonly limits: Limits;
  /** Variants that may omit the field under a condition, although the table marks the field as required. */
  readonly spared: readonly string[];
}

/** A line of a table for one body: name, type, requirement, limits. */
export type Line = readonly [name: string, type: FieldType, mark: Mark, limits?: Limits];

/** A line of a table with columns for the create body and the update body; two types if the types differ. */
export type PairLine = readonly [
  name: string,
  type: FieldType | readonly [create: FieldType, update: FieldType],
  create: Mark,
  update: Mark,
  limits?: Limits,
];

/** Rows of a table for one body; `prefix` precedes each name ("header.", "details[].", "" for the root). */
export function rows(prefix: string, lines: readonly Line[]): Row[] {
  return lines.map(([name, type, mark, limits = {}]) => ({
    field: prefix + name,
    type,
    mark,
    limits,
    spared: [],
  }));
}

/** Rows for one body, from the lines of a table for both bodies; omits the fields that are marked "-" for this body. */
export function column(
  body: "create" | "update",
  prefix: string,
  lines: readonly PairLine[],
): Row[] {
  const at = body === "create" ? 0 : 1;
  return lines.flatMap(([name, type, create, update, limits = {}]) => {
    const mark = body === "create" ? create : update;
    const own = typeof type === "string" ? type : type[at];
    return mark === "-"
      ? []
      : [{ field: prefix + name, type: own, mark, limits, spared: limits.spared?.[body] ?? [] }];
  });
}

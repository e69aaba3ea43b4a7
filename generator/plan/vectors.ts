import { compare, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Source } from "../load/source.ts";
import {
  escapeSegment,
  isObject,
  type Json,
  type JsonObject,
  segmentsOf,
  valueAt,
} from "../openapi/pointer.ts";
import { setMember } from "../runtime/routes/shapes.ts";

/** A complete body from which other bodies are made; also an example in the published OpenAPI document. */
export interface Base {
  name: string;
  title: string;
  value: Json;
}

/**
 * The origin of a verdict: standard keywords of the schema; the keyword `format`, which not every
 * validator checks; an `x-` keyword of this toolkit; or the service, for some bodies that the schema accepts.
 */
export type Decider = "schema" | "format" | "annotation" | "service";

/** One test body, with all expected errors and warnings. */
export interface Vector {
  name: string;
  /** The ids of the rules that this body illustrates, by satisfying or by breaking them. */
  shows: string[];
  body: Json;
  /** The changes to the base: values to set, by pointer, and the pointers of values to remove. */
  changes: { set: JsonObject; drop: string[] };
  /** Whether the schema alone accepts the body. */
  valid: boolean;
  decided: Decider;
  errors: JsonObject[];
  warnings: JsonObject[];
  /** The status of the service's response; absent if the vector does not state it. */
  status?: number;
}

/** The bases and vectors of the request body with the name `body`, or of its variant with the name `variant`. */
export interface VectorFile {
  body: string;
  variant?: string;
  bases: Base[];
  vectors: Vector[];
}

/** Makes every vector's body from its base or its own `body`. Reports invalid files and vectors in `problems`. */
export function planVectors(sources: readonly Source[], problems: Diagnostic[]): VectorFile[] {
  const taken = new Set<string>();
  const files = sources.flatMap((source) => {
    const file = source.data;
    // The syntax error is reported already.
    if (file === undefined) return [];
    if (!isObject(file) || typeof file.body !== "string") {
      problems.push({
        code: "spec/vectors",
        message: "the file of vectors does not name its body (body: …)",
        location: source.locate(""),
      });
      return [];
    }
    const odd = oddNames(file);
    for (const [name, pointer] of odd) {
      problems.push({
        code: "spec/vectors",
        message: `${JSON.stringify(name)} cannot be the name of a file`,
        fix: "Use at most 100 letters, digits, spaces, hyphens, underscores and full stops, and begin with a letter or a digit.",
        location: source.locate(pointer),
      });
    }
    if (odd.length > 0) return [];
    const planned = planFile(source, file, file.body, problems);
    for (const { name } of planned.bases) {
      const example = [planned.body, planned.variant, name].filter(Boolean).join("/");
      if (taken.has(example)) {
        problems.push({
          code: "spec/vectors",
          message: `another file of vectors also has the base ${JSON.stringify(name)} for this body`,
          fix: "Give the bases of a body, or of one of its variants, different names.",
          location: source.locate(`/bases/${escapeSegment(name)}`),
        });
      }
      taken.add(example);
    }
    return [planned];
  });
  return files.sort((a, b) => compare(a.body, b.body) || compare(a.variant ?? "", b.variant ?? ""));
}

/**
 * The names in a vector file that are unsafe as file names, each with its pointer. An unsafe name could lead out of the
 * output folder.
 */
function oddNames({ body, variant, bases }: JsonObject): [name: Json, pointer: string][] {
  const names: [Json, string][] = [
    [body ?? "", "/body"],
    ...(variant === undefined ? [] : [[variant, "/variant"] satisfies [Json, string]]),
    ...Object.keys(isObject(bases) ? bases : {}).map((name): [Json, string] => [
      name,
      `/bases/${escapeSegment(name)}`,
    ]),
  ];
  return names.filter(([name]) => !/^[\p{L}\p{Nd}][\p{L}\p{Nd} ._-]{0,99}$/u.test(String(name)));
}

function planFile(
  source: Source,
  file: JsonObject,
  body: string,
  problems: Diagnostic[],
): VectorFile {
  const bases = Object.entries(isObject(file.bases) ? file.bases : {}).map(([name, base]) => ({
    name,
    title: isObject(base) && typeof base.title === "string" ? base.title : name,
    value: isObject(base) ? (base.value ?? {}) : {},
  }));
  const vectors = (Array.isArray(file.vectors) ? file.vectors : []).flatMap((vector, index) => {
    if (!isObject(vector)) return [];
    try {
      return [planVector(vector, bases)];
    } catch (error) {
      problems.push({
        code: "spec/vector",
        message: `the vector ${JSON.stringify(vector.name ?? index)}: ${error instanceof Error ? error.message : "the body cannot be made"}`,
        location: source.locate(`/vectors/${index}`),
      });
      return [];
    }
  });
  const variant = typeof file.variant === "string" ? { variant: file.variant } : {};
  return { body, ...variant, bases, vectors };
}

function planVector(vector: JsonObject, bases: readonly Base[]): Vector {
  const base = bases.find((one) => one.name === vector.base);
  if (base === undefined && (vector.base !== undefined || vector.body === undefined)) {
    throw new Error(`there is no base ${JSON.stringify(vector.base ?? null)}`);
  }
  const body = patch(base === undefined ? (vector.body ?? null) : base.value, vector);
  const errors = list(vector.errors).filter(isObject);
  return {
    name: String(vector.name),
    shows: list(vector.shows).map(String),
    body,
    changes: {
      set: fill(isObject(vector.set) ? vector.set : {}) as JsonObject,
      drop: list(vector.drop).map(String),
    },
    valid: vector.state === true || errors.every((error) => error.pointer === undefined),
    decided: vector.state === true ? "service" : deciderOf(errors),
    errors,
    warnings: list(vector.warnings).filter(isObject),
    ...(typeof vector.status === "number" ? { status: vector.status } : {}),
  };
}

/** The decider of a body. If several deciders reject the body, the first in the order of `Decider`. */
function deciderOf(errors: readonly JsonObject[]): Decider {
  const rules = errors
    .filter(({ pointer }) => pointer !== undefined)
    .map(({ rule }) => String(rule));
  const isAnnotation = (rule: string) => rule.startsWith("shape.x-");
  if (rules.length === 0) return errors.length === 0 ? "schema" : "service";
  if (rules.every(isAnnotation)) return "annotation";
  return rules.every((rule) => rule === "shape.format" || isAnnotation(rule)) ? "format" : "schema";
}

/** Applies `set` (values by JSON Pointer, `-` appends) and `drop` (JSON Pointers) to a copy made by `fill`. */
function patch(base: Json, { set, drop }: JsonObject): Json {
  const root: JsonObject = { body: fill(base) };
  for (const [pointer, value] of Object.entries(fill(isObject(set) ? set : {}) as JsonObject)) {
    const { holder, name } = placeOf(root, pointer);
    if (!Array.isArray(holder)) setMember(holder, name, value);
    else if (name === "-") holder.push(value);
    else if (Number(name) <= holder.length) holder[Number(name)] = value;
    else throw new Error(`${pointer} does not exist; /- adds an item to a list`);
  }
  for (const pointer of list(drop).map(String)) {
    const { holder, name } = placeOf(root, pointer);
    if (!Object.hasOwn(holder, name)) throw new Error(`${pointer} does not exist`);
    if (Array.isArray(holder)) holder.splice(Number(name), 1);
    else delete holder[name];
  }
  return root.body ?? null;
}

function placeOf(root: JsonObject, pointer: string): { holder: JsonObject | Json[]; name: string } {
  if (!/^(\/|$)/.test(pointer)) throw new Error(`the pointer ${pointer} does not begin with /`);
  const segments = segmentsOf(`/body${pointer}`);
  const name = segments.pop() ?? "";
  const holder = valueAt(root, segments.map((segment) => `/${escapeSegment(segment)}`).join(""));
  if (!isObject(holder) && !Array.isArray(holder))
    throw new Error(`the parent of ${pointer} does not exist`);
  if (Array.isArray(holder) && !/^(-|0|[1-9][0-9]*)$/.test(name))
    throw new Error(`${pointer} does not end in the index of a list`);
  return { holder, name };
}

/** A copy with 1 in the place of each `{{…}}`, which stands for an id that only a running service can provide. */
function fill(value: Json): Json {
  if (typeof value === "string") {
    if (!value.includes("{{")) return value;
    return /^\{\{[^}]*\}\}$/.test(value) ? 1 : value.replace(/\{\{[^}]*\}\}/g, "1");
  }
  if (Array.isArray(value)) return value.map(fill);
  if (!isObject(value)) return value;
  const filled: JsonObject = {};
  for (const [name, member] of Object.entries(value)) setMember(filled, name, fill(member));
  return filled;
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

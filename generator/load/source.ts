import { isUtf8 } from "node:buffer";
import type { Diagnostic, Location } from "../diagnostics/diagnostic.ts";
import { escapeSegment, type Json } from "../openapi/pointer.ts";
import { loneSurrogate } from "./lone-surrogate.ts";
import { parseJson } from "./parse-json.ts";
import { parseYaml } from "./parse-yaml.ts";

/** One file of a spec: its data, its text, and the location of each node. */
export interface Source {
  /** Path relative to the spec's root folder, with forward slashes, or a URL. */
  name: string;
  /** Undefined if the file has a syntax error. */
  data: Json | undefined;
  text: string;
  locate(pointer: string): Location;
}

/** The data of a text, its syntax errors, and the offset of every node. */
export interface Parsed {
  data: Json | undefined;
  errors: { message: string; offset: number }[];
  /** The offset of the key or item at a pointer. If the target is missing, the offset of the nearest parent. */
  offsetOf(pointer: string): number;
}

/** Parses the bytes of one file, and ignores a byte order mark; adds each syntax error to `problems`. */
export function parseBytes(name: string, bytes: Buffer, problems: Diagnostic[]): Source {
  if (isUtf8(bytes)) {
    return parseSource(name, bytes.toString("utf8").replace(/^\uFEFF/, ""), problems);
  }
  const location = { file: name, line: 1, column: 1 };
  problems.push({ code: "spec/syntax", message: "the file is not UTF-8", location });
  return { name, data: undefined, text: "", locate: () => location };
}

/** Parses one YAML or JSON text; adds each syntax error to `problems`. */
export function parseSource(
  name: string,
  text: string,
  problems: Diagnostic[],
  isJson = /\.json$/i.test(name),
): Source {
  const parsed = isJson ? parseJson(text) : parseYaml(text);
  let starts: number[] | undefined;
  const at = (offset: number): Location => {
    starts ??= lineStarts(text);
    const line = lineOf(starts, offset);
    return { file: name, line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
  const errors = [...parsed.errors];
  const wrong = wrongValue(parsed.data, depthLimit);
  if (wrong !== undefined) {
    errors.push({ message: wrong.message, offset: parsed.offsetOf(wrong.pointer) });
  }
  const half = wrong === undefined ? loneSurrogate(text, parsed.data) : undefined;
  if (half !== undefined) {
    errors.push({ message: "the string contains half of a surrogate pair", offset: half });
  }
  for (const { message, offset } of errors) {
    problems.push({ code: "spec/syntax", message, location: at(offset) });
  }
  return {
    name,
    data: errors.length > 0 ? undefined : parsed.data,
    text,
    locate: (pointer) => at(parsed.offsetOf(pointer)),
  };
}

/** The maximum depth of the values in a file. */
const depthLimit = 400;

const others = [Date, Map, Set, Uint8Array];

/**
 * The pointer of the first wrong value, and a message; undefined if no value is wrong. A value is wrong if it is nested
 * deeper than the limit, if it is a number that is not finite as a double (`.inf`, `1e400`), or if JSON cannot express
 * it (YAML's `!!binary`).
 */
function wrongValue(
  value: Json | undefined,
  limit: number,
): { pointer: string; message: string } | undefined {
  const isObject = typeof value === "object" && value !== null;
  if (!isObject) {
    if (typeof value !== "number" || Number.isFinite(value)) return undefined;
    return { pointer: "", message: "the number is too large, or not finite" };
  }
  if (others.some((type) => value instanceof type)) {
    return { pointer: "", message: "JSON cannot express this value" };
  }
  if (limit === 0) return { pointer: "", message: "the value is nested too deeply" };
  for (const [name, member] of Object.entries(value)) {
    const below = wrongValue(member, limit - 1);
    if (below !== undefined)
      return { ...below, pointer: `/${escapeSegment(name)}${below.pointer}` };
  }
  return undefined;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) {
    starts.push(end + 1);
  }
  return starts;
}

/** The index of the line that contains an offset. */
function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

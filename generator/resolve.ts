import path from "node:path";
import type { LoadedSpec, Source } from "./load.ts";
import { escapeSegment, isObject, type Json, type JsonObject, valueAt } from "./pointer.ts";
import type { Location, Problem } from "./problem.ts";

/** A spec whose every `$ref` is an address `file#pointer`; references are kept, so cycles are allowed. */
export interface ResolvedSpec {
  /** Address of the OpenAPI document itself. */
  entry: string;
  document: JsonObject;
  /** The value at an address `file#pointer`. */
  at(address: string): Json | undefined;
  locate(address: string): Location;
  files: readonly string[];
  vectors: readonly Source[];
}

/** Joins an address and member names: `a.yaml#/x` and `y` give `a.yaml#/x/y`. */
export function join(address: string, ...segments: (string | number)[]): string {
  return address + segments.map((segment) => `/${escapeSegment(segment)}`).join("");
}

/** Turns every `$ref` of every file into an address, and reports those that lead nowhere. */
export function resolve(loaded: LoadedSpec): { spec: ResolvedSpec; problems: Problem[] } {
  const problems: Problem[] = [];
  const files = new Map<string, Json>();
  for (const source of loaded.sources.values()) {
    const canonical = (ref: string, pointer: string): string => {
      const [file = "", fragment = ""] = ref.split("#");
      const name =
        file === ""
          ? source.name
          : path.posix.normalize(path.posix.join(path.posix.dirname(source.name), decodeURI(file)));
      const target = `${name}#${decodeFragment(fragment)}`;
      if (fragment !== "" && !fragment.startsWith("/")) {
        problems.push({
          code: "spec/anchor-ref",
          kind: "unsupported",
          message: `${JSON.stringify(ref)} names an anchor`,
          fix: "Refer by JSON Pointer, such as other.yaml#/$defs/thing.",
          location: source.locate(pointer),
        });
      } else if (valueAt(loaded.sources.get(name)?.data, decodeFragment(fragment)) === undefined) {
        problems.push({
          code: "spec/dangling-ref",
          kind: "mistake",
          message: `${JSON.stringify(ref)} leads to nothing`,
          location: source.locate(pointer),
        });
      }
      return target;
    };
    files.set(source.name, rewrite(source.data as Json, "", canonical));
  }
  const at = (address: string) => {
    const [file = "", pointer = ""] = splitAddress(address);
    return valueAt(files.get(file), pointer) as Json | undefined;
  };
  const document = files.get(loaded.entry);
  return {
    problems,
    spec: {
      entry: `${loaded.entry}#`,
      document: isObject(document) ? document : {},
      at,
      locate: (address) => {
        const [file = "", pointer = ""] = splitAddress(address);
        const source = loaded.sources.get(file);
        return source ? source.locate(pointer) : { file, line: 1, column: 1 };
      },
      files: [...loaded.sources.keys()],
      vectors: loaded.vectors,
    },
  };
}

/** File and pointer of an address. */
export function splitAddress(address: string): [file: string, pointer: string] {
  const hash = address.indexOf("#");
  return [address.slice(0, hash), address.slice(hash + 1)];
}

/** Follows a `$ref` (and a `$ref` it leads to) to where the thing itself stands. */
export function follow(
  spec: ResolvedSpec,
  address: string,
): { address: string; value: Json | undefined } {
  let here = address;
  for (let hops = 0; hops < 100; hops++) {
    const value = spec.at(here);
    if (!isObject(value) || typeof value.$ref !== "string") return { address: here, value };
    here = value.$ref;
  }
  return { address: here, value: undefined };
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function rewrite(
  value: Json,
  pointer: string,
  canonical: (ref: string, pointer: string) => string,
): Json {
  if (Array.isArray(value)) {
    return value.map((item, index) => rewrite(item, `${pointer}/${index}`, canonical));
  }
  if (!isObject(value)) return value;
  const result: JsonObject = {};
  for (const [key, member] of Object.entries(value)) {
    const here = `${pointer}/${escapeSegment(key)}`;
    const mended =
      key === "$ref" && typeof member === "string"
        ? canonical(member, here)
        : rewrite(member, here, canonical);
    Object.defineProperty(result, key, {
      value: mended,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return result;
}

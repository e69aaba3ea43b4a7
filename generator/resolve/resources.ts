import type { Source } from "../load/source.ts";
import { childrenOf } from "../openapi/object-shapes.ts";
import {
  escapeSegment,
  isObject,
  type Json,
  type JsonObject,
  segmentsOf,
  valueAt,
} from "../openapi/pointer.ts";
import { join } from "./address.ts";
import { kindOf } from "./kind-of.ts";

/** The target of a URI: a file of the spec and a pointer in the file. */
export interface Place {
  file: string;
  pointer: string;
}

const root = "spec:/root/";

/** Returns the URI of a file of the spec: the base URI of references outside a schema with an `$id`. */
export function uriOf(file: string): string {
  if (/^https?:/.test(file)) return file;
  return root + file.split("/").map(encodeURIComponent).join("/");
}

/** Returns the file of a URI: a path relative to the root, or a URL. A path outside the root begins with `../`. */
export function fileOf(uri: string): string {
  if (!uri.startsWith("spec:")) return uri;
  if (!uri.startsWith(root)) return `../${decode(uri.slice("spec:/".length))}`;
  return uri.slice(root.length).split("/").map(decode).join("/");
}

/** Decodes a percent-encoded text; returns the text unchanged if the encoding is invalid. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Indexes the URIs of files (`$self`) and of their schemas (`$id`, `$anchor` and `$dynamicAnchor`). */
export class Resources {
  readonly #places = new Map<string, Place>();
  /** The URI of each schema with an `$id`, by the schema's address. */
  readonly #ids = new Map<string, string>();
  /** For each resource's URI: the addresses of its dynamic anchors, by anchor name. */
  readonly #dynamic = new Map<string, Map<string, string>>();

  /** The names of the files that contain `$id`, `$anchor` or `$dynamicAnchor`. */
  readonly #naming = new Set<string>();
  readonly #noted = new Set<string>();
  readonly #repeated = new Map<string, string>();

  /** Adds the URIs of a file and of its schemas. */
  add(source: Source): void {
    this.#places.set(uriOf(source.name), { file: source.name, pointer: "" });
    const self = isObject(source.data) ? source.data.$self : undefined;
    if (typeof self === "string" && URL.canParse(self)) {
      this.#places.set(canonical(self), { file: source.name, pointer: "" });
    }
    if (!names.test(source.text)) return;
    this.#naming.add(source.name);
    this.#scan(kindOf(source.data), source.name, "", source.data);
  }

  /** Adds the URIs of a schema that is the target of a reference; `add` may not have recognized it as a schema. */
  addSchema({ name, data }: Source, pointer: string): void {
    if (this.#naming.has(name)) this.#scan("schema", name, pointer, valueAt(data, pointer) as Json);
  }

  /** Returns the place of a URI; a fragment must be an anchor, not a JSON Pointer. */
  find(uri: string): Place | undefined {
    return this.#places.get(uri);
  }

  /** Returns the base URI for a reference at a pointer of a file. */
  baseAt(file: string, pointer: string): string {
    return this.basesAt(file, pointer).at(-1) ?? uriOf(file);
  }

  /** Returns the URIs of the resources that contain the object at a pointer of a file, the outermost first. */
  basesAt(file: string, pointer: string): string[] {
    const bases = [uriOf(file)];
    if (this.#ids.size === 0) return bases;
    let address = `${file}#`;
    for (const segment of [undefined, ...segmentsOf(pointer)]) {
      if (segment !== undefined) address = join(address, segment);
      const id = this.#ids.get(address);
      if (id !== undefined) bases.push(id);
    }
    return bases;
  }

  /** Returns the addresses of a resource's dynamic anchors, by anchor name. */
  dynamicAnchors(base: string): ReadonlyMap<string, string> {
    return this.#dynamic.get(base) ?? new Map();
  }

  /** For each schema that repeats a `$dynamicAnchor` of its resource: the anchor's name, by the schema's address. */
  get repeatedAnchors(): ReadonlyMap<string, string> {
    return this.#repeated;
  }

  /** Returns the addresses of all dynamic anchors with the given name. */
  withDynamicAnchor(name: string): string[] {
    return [...this.#dynamic.values()].flatMap((anchors) => anchors.get(name) ?? []);
  }

  /** Scans an object and its descendants. If `kind` is undefined, guesses the kind of each member. */
  #scan(kind: string | undefined, file: string, pointer: string, value: Json | undefined): void {
    if (typeof value !== "object" || value === null) return;
    if (kind === "schema" && isObject(value)) {
      const address = `${file}#${pointer}`;
      if (this.#noted.has(address)) return;
      this.#noted.add(address);
      this.#note(file, pointer, value);
    }
    if (kind !== undefined && isObject(value)) {
      for (const child of childrenOf(kind, value)) {
        const below = child.path.map((segment) => `/${escapeSegment(segment)}`).join("");
        this.#scan(child.kind, file, pointer + below, child.value);
      }
      return;
    }
    for (const [name, member] of Object.entries(value)) {
      this.#scan(kindOf(member), file, `${pointer}/${escapeSegment(name)}`, member);
    }
  }

  #note(file: string, pointer: string, value: JsonObject): void {
    const address = `${file}#${pointer}`;
    const above = this.baseAt(file, pointer);
    const base = baseOf(value, above);
    if (base !== above) {
      this.#places.set(base, { file, pointer });
      this.#ids.set(address, base);
    }
    const { $anchor, $dynamicAnchor } = value;
    for (const name of [$anchor, $dynamicAnchor]) {
      if (typeof name === "string") this.#places.set(`${base}#${name}`, { file, pointer });
    }
    if (typeof $dynamicAnchor !== "string") return;
    const anchors = this.#dynamic.get(base) ?? new Map<string, string>();
    if (anchors.has($dynamicAnchor)) this.#repeated.set(address, $dynamicAnchor);
    this.#dynamic.set(base, anchors.set($dynamicAnchor, address));
  }
}

/** The keywords that define a schema's URI; a file without these keywords is not scanned. */
const names = /\$(id|anchor|dynamicAnchor)\b/;

function baseOf(value: unknown, above: string): string {
  const id = isObject(value) ? value.$id : undefined;
  if (typeof id !== "string" || !URL.canParse(id, above)) return above;
  return canonical(new URL(id, above).href);
}

/** Returns the canonical form of a URI: without an empty fragment, and with one spelling for each file. */
export function canonical(uri: string): string {
  const plain = uri.replace(/#$/, "");
  return plain.startsWith(root) ? uriOf(fileOf(plain)) : plain;
}

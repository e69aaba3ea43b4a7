import type { Source } from "../load/source.ts";
import { childrenOf } from "../openapi/objects.ts";
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

/** Where a URI leads: a file of the spec and a pointer in it. */
export interface Place {
  file: string;
  pointer: string;
}

const root = "spec:/root/";

/** The URI of a file of the spec, against which its references are read. */
export function uriOf(file: string): string {
  if (/^https?:/.test(file)) return file;
  return root + file.split("/").map(encodeURIComponent).join("/");
}

/** The file behind a URI: relative to the root, or the URL itself; a path outside the root begins with `../`. */
export function fileOf(uri: string): string {
  if (!uri.startsWith("spec:")) return uri;
  if (!uri.startsWith(root)) return `../${decode(uri.slice("spec:/".length))}`;
  return uri.slice(root.length).split("/").map(decode).join("/");
}

/** Decodes a percent-encoded text; returns it unchanged where the encoding is broken. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The URIs that schemas of some files give themselves: by `$id`, `$anchor` and `$dynamicAnchor`. */
export class Resources {
  readonly #places = new Map<string, Place>();
  /** The URI of the schemas that have an `$id`, by address. */
  readonly #ids = new Map<string, string>();
  /** The addresses of the dynamic anchors of each URI, by name. */
  readonly #dynamic = new Map<string, Map<string, string>>();

  /** The files that name any of their parts. */
  readonly #naming = new Set<string>();
  readonly #noted = new Set<string>();
  readonly #repeated = new Map<string, string>();

  /** Takes in the names that a file gives to its parts. */
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

  /** Takes in the names of a schema to which a reference leads, wherever it stands. */
  addSchema({ name, data }: Source, pointer: string): void {
    if (this.#naming.has(name)) this.#scan("schema", name, pointer, valueAt(data, pointer) as Json);
  }

  /** The place of a URI, whose fragment, if any, is an anchor. */
  find(uri: string): Place | undefined {
    return this.#places.get(uri);
  }

  /** The URI against which a reference at a pointer of a file is read. */
  baseAt(file: string, pointer: string): string {
    return this.basesAt(file, pointer).at(-1) ?? uriOf(file);
  }

  /** The URIs of the resources around a pointer of a file, and its own, the outermost first. */
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

  /** The addresses of the dynamic anchors of a resource, by name. */
  dynamicAnchors(base: string): ReadonlyMap<string, string> {
    return this.#dynamic.get(base) ?? new Map();
  }

  /** The names, by address, of dynamic anchors that another schema of the same resource has already. */
  get repeatedAnchors(): ReadonlyMap<string, string> {
    return this.#repeated;
  }

  /** The addresses of all dynamic anchors of a name. */
  withDynamicAnchor(name: string): string[] {
    return [...this.#dynamic.values()].flatMap((anchors) => anchors.get(name) ?? []);
  }

  /** Scans an object and the objects in it; if its kind is unknown, every member. */
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

/** A file without any of these keywords names none of its parts. */
const names = /\$(id|anchor|dynamicAnchor)\b/;

function baseOf(value: unknown, above: string): string {
  const id = isObject(value) ? value.$id : undefined;
  if (typeof id !== "string" || !URL.canParse(id, above)) return above;
  return canonical(new URL(id, above).href);
}

/** A URI as it is kept here: without an empty fragment, and with one spelling for each file. */
export function canonical(uri: string): string {
  const plain = uri.replace(/#$/, "");
  return plain.startsWith(root) ? uriOf(fileOf(plain)) : plain;
}

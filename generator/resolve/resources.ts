import type { Source } from "../load/source.ts";
import { escapeSegment, isObject, segmentsOf } from "../openapi/pointer.ts";

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

/** The file behind a URI: relative to the root, or the URL itself; it begins with `../` where it leads out. */
export function fileOf(uri: string): string {
  if (!uri.startsWith("spec:")) return uri;
  if (!uri.startsWith(root)) return `../${decode(uri.slice("spec:/".length))}`;
  return uri.slice(root.length).split("/").map(decode).join("/");
}

/** A percent-encoded text as what it says, or as it stands where the encoding is broken. */
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
  readonly #withIds = new Set<string>();
  readonly #dynamic = new Map<string, number>();

  /** Takes in the names that a file gives to its parts. */
  add(source: Source): void {
    this.#places.set(uriOf(source.name), { file: source.name, pointer: "" });
    if (!/\$(id|anchor|dynamicAnchor)\b/.test(source.text)) return;
    if (/\$id\b/.test(source.text)) this.#withIds.add(source.name);
    this.#scan(source.name, source.data, "", uriOf(source.name));
  }

  /** The place behind a URI with or without a fragment that is an anchor. */
  find(uri: string): Place | undefined {
    return this.#places.get(uri);
  }

  /** The URI against which a reference at a pointer of a file is read. */
  baseAt(source: Source, pointer: string): string {
    let base = uriOf(source.name);
    if (!this.#withIds.has(source.name)) return base;
    let value: unknown = source.data;
    base = baseOf(value, base);
    for (const segment of segmentsOf(pointer)) {
      value = Reflect.get(Object(value), segment);
      base = baseOf(value, base);
    }
    return base;
  }

  /** How many schemas have a dynamic anchor of a name. */
  dynamicAnchors(name: string): number {
    return this.#dynamic.get(name) ?? 0;
  }

  #scan(file: string, value: unknown, pointer: string, above: string): void {
    if (typeof value !== "object" || value === null) return;
    const base = baseOf(value, above);
    if (base !== above) this.#places.set(base, { file, pointer });
    if (isObject(value)) {
      const { $dynamicAnchor: dynamic } = value;
      if (typeof dynamic === "string") {
        this.#dynamic.set(dynamic, this.dynamicAnchors(dynamic) + 1);
      }
      for (const name of [value.$anchor, dynamic]) {
        if (typeof name === "string") this.#places.set(`${base}#${name}`, { file, pointer });
      }
    }
    for (const [key, member] of Object.entries(value)) {
      this.#scan(file, member, `${pointer}/${escapeSegment(key)}`, base);
    }
  }
}

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

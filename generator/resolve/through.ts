import path from "node:path";
import type { Source } from "../load/source.ts";
import { escapeSegment, isObject, type JsonObject, segmentsOf } from "../openapi/pointer.ts";
import { splitAddress } from "./address.ts";
import { canonical, fileOf, type Resources } from "./resources.ts";

/**
 * Corrects a pointer that continues beyond a `$ref`: returns the target of the `$ref` plus the rest of the
 * pointer. The result is a reference relative to the file `from`, in double quotes. Returns undefined if the pointer
 * meets no `$ref`.
 * The `$ref` of an object in `resolved` is already an address (`file#pointer`).
 */
export function through(
  { name, data }: Source,
  pointer: string,
  from: string,
  resources: Resources,
  resolved: WeakSet<JsonObject>,
): string | undefined {
  let value: unknown = data;
  let at = "";
  for (const segment of segmentsOf(pointer)) {
    if (isObject(value) && !Object.hasOwn(value, segment) && typeof value.$ref === "string") {
      const address = resolved.has(value)
        ? value.$ref
        : addressOf(value.$ref, resources.baseAt(name, at), resources);
      const [file, place] = splitAddress(address);
      return JSON.stringify(`${relative(file, from)}#${place}${pointer.slice(at.length)}`);
    }
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string, unknown>)[segment];
    at += `/${escapeSegment(segment)}`;
  }
  return undefined;
}

function addressOf(reference: string, base: string, resources: Resources): string {
  const [target = "", fragment = ""] = reference.split("#");
  const uri = URL.canParse(target, base) ? canonical(new URL(target, base).href) : base;
  const anchored = fragment === "" ? undefined : resources.find(`${uri}#${fragment}`);
  if (anchored !== undefined) return `${anchored.file}#${anchored.pointer}`;
  const { file, pointer } = resources.find(uri) ?? { file: fileOf(uri), pointer: "" };
  return `${file}#${pointer}${fragment}`;
}

/** Returns a file's path relative to the file `from`; for the same file, the empty text. Returns a URL unchanged. */
function relative(file: string, from: string): string {
  if (file === from) return "";
  if (/^https?:/.test(file)) return file;
  return path.posix.relative(path.posix.dirname(from), file);
}

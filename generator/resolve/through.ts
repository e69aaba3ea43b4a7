import type { Source } from "../load/source.ts";
import { escapeSegment, isObject, segmentsOf } from "../openapi/pointer.ts";
import { splitAddress } from "./address.ts";

/**
 * Corrects a pointer that continues beyond a `$ref`: returns the target of the `$ref` plus the rest of the
 * pointer, as a JSON string. Returns undefined if the pointer meets no `$ref`.
 */
export function through({ name, data }: Source, pointer: string): string | undefined {
  let value: unknown = data;
  const segments = segmentsOf(pointer);
  for (const [index, segment] of segments.entries()) {
    if (isObject(value) && !Object.hasOwn(value, segment) && typeof value.$ref === "string") {
      const reference = value.$ref.includes("#") ? value.$ref : `${value.$ref}#`;
      const [file, place] = splitAddress(reference);
      const rest = segments.slice(index).map((one) => `/${escapeSegment(one)}`);
      return JSON.stringify(`${file === name ? "" : file}#${place}${rest.join("")}`);
    }
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string, unknown>)[segment];
  }
  return undefined;
}

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

/** A JSON object. */
export type JsonObject = { [member: string]: Json };

/** Whether a value is an object; false for arrays, null and scalars. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Escapes one member name for a JSON Pointer (RFC 6901). */
export function escapeSegment(segment: string | number): string {
  return String(segment).replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The segments of a JSON Pointer, unescaped; the empty pointer has none. */
export function segmentsOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value at a JSON Pointer; undefined if no value exists. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const segment of segmentsOf(pointer)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment))
      return undefined;
    if (Array.isArray(value) && segment === "length") return undefined;
    value = (value as Record<string, unknown>)[segment];
  }
  return value;
}

import { escapeSegment } from "../../openapi/pointer.ts";

/**
 * The two functions that openapi-typescript takes from a linter, which brings along what fetches
 * documents and matches names of files: bundled, these stand in their place (see bundle.js).
 */

/** The names behind a reference, as `#/components/schemas/A` has three; what stands before its `#` is not looked at. */
export function parseRef(reference: string): { pointer: string[] } {
  const [, pointer = ""] = reference.split("#/");
  const segments = pointer.split("/").filter((segment) => segment !== "");
  return { pointer: segments.map(nameOf) };
}

/** A name as it stands in a reference. */
export function escapePointer(name: string | number): string {
  return escapeSegment(String(name));
}

function nameOf(segment: string): string {
  return decodeURIComponent(segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

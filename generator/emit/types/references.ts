import { escapeSegment } from "../../openapi/pointer.ts";

/**
 * The two functions that openapi-typescript imports from a linter. In the bundle these replace the
 * linter's, which would bring modules that fetch documents and match file names (see bundle.js).
 */

/** The decoded segments of a reference's pointer: `#/components/schemas/A` has three. The part before `#` is ignored. */
export function parseRef(reference: string): { pointer: string[] } {
  const [, pointer = ""] = reference.split("#/");
  const segments = pointer.split("/").filter((segment) => segment !== "");
  return { pointer: segments.map(nameOf) };
}

/** A name, escaped as a segment of a reference. */
export function escapePointer(name: string | number): string {
  return escapeSegment(String(name));
}

function nameOf(segment: string): string {
  return decodeURIComponent(segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

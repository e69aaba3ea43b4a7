import { escapeSegment } from "../../openapi/pointer.ts";

/**
 * openapi-typescript imports the module `ref-utils.js` of the linter Redocly. `ref-utils.js` would add code that
 * fetches documents and matches file names. In the bundle, this file replaces `ref-utils.js` (see `bundle.js`).
 */

/** The decoded segments of a reference's pointer. The part before `#` is ignored. */
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

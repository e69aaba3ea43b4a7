import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Source } from "../load/source.ts";
import { escapeSegment, isObject, type JsonObject, segmentsOf } from "../openapi/pointer.ts";
import { normalize } from "./normalize.ts";
import { uriOf } from "./resources.ts";

/** Whether a document's version is OpenAPI 3.0. */
export function isOld(version: unknown): boolean {
  return /^3\.0(\.|$)/.test(String(version));
}

/**
 * Translates a schema's keywords of OpenAPI 3.0 or an older JSON Schema to keywords of OpenAPI 3.1.
 * Reports the old keywords, unless the document's version is OpenAPI 3.0 (`old`).
 */
export function modernize(
  schema: JsonObject,
  source: Source,
  pointer: string,
  old: boolean,
  problems: Diagnostic[],
): void {
  if (old) {
    normalize(schema);
    return;
  }
  const found = oldWords(schema);
  for (const name of found) {
    const place = `${pointer}/${escapeSegment(name)}`;
    const message = `${name}${schema[name] === true ? ": true" : ""} is an old keyword, and gets its meaning from OpenAPI 3.0 or an older JSON Schema`;
    const location = source.locate(place);
    problems.push({
      code: "spec/old-keyword",
      message,
      location,
      address: `${source.name}#${place}`,
    });
  }
  if (found.length === 0) return;
  if (schema.$recursiveRef === "#") {
    schema.$ref ??= `${uriOf(source.name)}#${recursiveRoot(source, pointer)}`;
    delete schema.$recursiveRef;
  }
  const { example } = schema;
  delete schema.example;
  normalize(schema);
  if (example !== undefined) schema.example = example;
}

function oldWords(schema: JsonObject): string[] {
  const flags = ["nullable", "exclusiveMinimum", "exclusiveMaximum"].filter(
    (name) => typeof schema[name] === "boolean",
  );
  const recursive = schema.$recursiveRef === "#" ? ["$recursiveRef"] : [];
  return [...flags, ...recursive];
}

/**
 * Returns the pointer to the outermost enclosing schema with `$recursiveAnchor: true`. If there is none, returns
 * the pointer to the enclosing component; outside `components`, returns "", which is the whole file.
 */
function recursiveRoot(source: Source, pointer: string): string {
  const segments = segmentsOf(pointer);
  let value: unknown = source.data;
  for (const [index, segment] of [...segments, ""].entries()) {
    if (isObject(value) && value.$recursiveAnchor === true) return pointerOf(segments, index);
    value = Reflect.get(Object(value), segment);
  }
  return pointerOf(segments, segments[0] === "components" ? 3 : 0);
}

function pointerOf(segments: readonly string[], length: number): string {
  return segments
    .slice(0, length)
    .map((segment) => `/${escapeSegment(segment)}`)
    .join("");
}

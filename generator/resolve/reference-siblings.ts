import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { keywords } from "../keywords/keywords.ts";
import type { Source } from "../load/source.ts";
import { objects } from "../openapi/objects.ts";
import { escapeSegment, type JsonObject } from "../openapi/pointer.ts";

/** Where an object was found: its kind, its file, and the pointer within the file. */
interface Place {
  kind: string;
  source: Source;
  pointer: string;
}

/**
 * Removes and reports members that OpenAPI ignores next to a `$ref`. Keeps descriptive members, and extensions other
 * than this generator's `x-` keywords; in a schema, keeps all extensions and `nullable`. Members next to a schema's
 * `$ref` are ignored only in an `old` document (OpenAPI 3.0); members next to a path item's `$ref` are never ignored.
 */
export function ignoreSiblings(
  { kind, source, pointer }: Place,
  value: JsonObject,
  old: boolean,
  problems: Diagnostic[],
): void {
  if (typeof value.$ref !== "string" || !(kind === "schema" ? old : references.has(kind))) return;
  for (const name of Object.keys(value)) {
    if (name === "$ref") continue;
    if (name.startsWith("x-") && (kind === "schema" || !keywords.has(name))) continue;
    if (kind === "schema" ? harmless.has(name) : textOf(kind, name)) continue;
    const isNullable = kind === "schema" && name === "nullable";
    if (isNullable && value.nullable === false) continue;
    const place = `${pointer}/${escapeSegment(name)}`;
    if (!isNullable) delete value[name];
    // OpenAPI allows `summary` and `description` in a Reference Object even if they have no effect, so their removal
    // is not reported.
    if (kind !== "schema" && texts.has(name)) continue;
    const message = isNullable
      ? "nullable next to $ref keeps its meaning, although OpenAPI 3.0 ignores it"
      : `${JSON.stringify(name)} next to $ref is ignored`;
    problems.push({ code: "spec/ref-sibling", message, location: source.locate(place) });
  }
}

// The kinds in which members next to a `$ref` are ignored. OpenAPI allows no `$ref` in place of an operation, but many
// specs have one.
const references: ReadonlySet<string> = new Set(
  "parameter header requestBody response callback example link securityScheme operation".split(" "),
);

const texts: ReadonlySet<string> = new Set(["summary", "description"]);

function textOf(kind: string, name: string): boolean {
  return texts.has(name) && Object.hasOwn(objects[kind] ?? {}, name);
}

/** The siblings of a schema's `$ref` that describe or identify the schema, or hold definitions. */
const harmless: ReadonlySet<string> = new Set(
  "title description summary deprecated example examples externalDocs xml $comment $id $schema $anchor $defs definitions".split(
    " ",
  ),
);

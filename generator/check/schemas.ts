import { knownFormats } from "../openapi/formats.ts";
import { isObject, type JsonObject, valueAt } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import { findCycles } from "../resolve/find-cycles.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { nearest } from "../runtime/validators/nearest.js";
import type { Report } from "./check.ts";
import { validateSchema } from "./meta-schema.ts";
import { checkPatterns } from "./patterns.ts";

const dialects = [
  /^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/,
  /^https:\/\/spec\.openapis\.org\/oas\/3\.[12]\/dialect\/.+$/,
];

/**
 * Reports invalid schemas and patterns, unknown dialects and formats, and reference cycles. Also reports required
 * members that a schema with `additionalProperties: false` does not list. `formats` contains the patterns of
 * additional formats by name.
 */
export function checkSchemas(
  spec: ResolvedSpec,
  formats: ReadonlyMap<string, string>,
  report: Report,
): void {
  const seen = new Set<string>();
  checkDialect(spec.document.jsonSchemaDialect, join(spec.entry, "jsonSchemaDialect"), report);
  for (const { kind, address, value } of spec.visits) {
    if (kind !== "schema" || !isObject(value)) continue;
    if (!seen.has(parentOf(address))) {
      for (const { pointer, message, repeats } of validateSchema(value)) {
        if (repeats) reportRepeats(valueAt(value, pointer), address + pointer, report);
        else report("spec/invalid-schema", message, address + pointer, fixOf(value, pointer));
      }
    }
    seen.add(address);
    checkDialect(value.$schema, join(address, "$schema"), report);
    checkPatterns(value, address, report);
    if (!formats.has(String(value.format))) checkFormat(value, address, report);
    checkRequired(value, address, report);
  }
  for (const { address, back } of findCycles(spec)) {
    const { file, line } = spec.locate(back);
    const message = `this schema applies the schema at ${file}:${line} to the same value again`;
    report("spec/endless-schema", message, address);
  }
}

/** The fix of `type: null`, which YAML and JSON read as the value null; undefined for other mistakes. */
function fixOf(schema: JsonObject, pointer: string): string | undefined {
  const isNullType = /\/type(\/\d+)?$/.test(pointer) && valueAt(schema, pointer) === null;
  return isNullType ? 'Write "null" in quotation marks.' : undefined;
}

function reportRepeats(value: unknown, address: string, report: Report): void {
  const names = Array.isArray(value) ? value : [];
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) === index) continue;
    report("spec/repeated-name", `${JSON.stringify(name)} is listed twice`, join(address, index));
  }
}

/** The address of the enclosing schema. The validation of the enclosing schema covers the inner schemas. */
function parentOf(address: string): string {
  return address.replace(
    /\/(?:(?:properties|patternProperties|dependentSchemas|\$defs|definitions|allOf|anyOf|oneOf|prefixItems)\/[^/]*|items|not|if|then|else|contains|propertyNames|additionalProperties|unevaluated(?:Items|Properties)|contentSchema)$/,
    "",
  );
}

function checkDialect(dialect: unknown, address: string, report: Report): void {
  if (dialect === undefined || dialects.some((known) => known.test(String(dialect)))) return;
  report("spec/dialect", `${JSON.stringify(dialect)} is not JSON Schema 2020-12`, address);
}

function checkFormat({ format }: JsonObject, address: string, report: Report): void {
  if (typeof format !== "string" || knownFormats.has(format)) return;
  const guess = nearest(format, [...knownFormats]);
  report(
    "spec/unknown-format",
    `the validators do not know the format ${JSON.stringify(format)}`,
    join(address, "format"),
    guess === undefined ? undefined : `Did you mean ${guess}?`,
  );
}

function checkRequired(schema: JsonObject, address: string, report: Report): void {
  const { additionalProperties, required, patternProperties } = schema;
  if (additionalProperties !== false || !Array.isArray(required)) return;
  const listed = isObject(schema.properties) ? schema.properties : {};
  for (const [index, name] of required.entries()) {
    if (typeof name !== "string" || Object.hasOwn(listed, name) || patternProperties !== undefined)
      continue;
    const message = `${JSON.stringify(name)} is required, but not listed under properties`;
    report("spec/required-unlisted", message, join(address, "required", index));
  }
}

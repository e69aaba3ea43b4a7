import type { ParameterDefinition } from "./types.ts";

/**
 * The parameters of one place as values: a text becomes a number or a boolean only where it is written
 * as JSON writes one; anything else stays a text, and its schema then refuses it.
 */
export function decodeParameters(
  definitions: readonly ParameterDefinition[],
  given: Iterable<[name: string, value: string]>,
): Record<string, unknown> {
  const types = new Map(definitions.map((definition) => [definition.name, definition.type]));
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, text] of given) {
    const value = decode(text, types.get(name) ?? "string");
    values[name] = name in values ? [values[name], value].flat() : value;
  }
  return values;
}

function decode(text: string, type: ParameterDefinition["type"]): unknown {
  if (type === "integer" && /^-?(0|[1-9][0-9]*)$/.test(text)) return Number(text);
  if (type === "number" && /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/.test(text)) return Number(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

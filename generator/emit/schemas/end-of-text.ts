import { isObject, type Json } from "../../openapi/pointer.ts";
import { mapSchema } from "../../openapi/schema.ts";

// Python and Java let `$` match before a line break that ends the text; ECMAScript does not.
const lineBreak = "[\\n\\r\\u0085\\u2028\\u2029]";

/**
 * Returns a copy of a schema for validators in ECMAScript, Python and Java. If a pattern spans the text from `^` to `$`
 * and cannot match a line break, its schema gets a `not` that rejects line breaks. Then all three accept the same
 * texts. A schema that already has a `not` gets no other one.
 */
export function endText(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const not = { type: "string", pattern: lineBreak };
  const entries = Object.entries(mapSchema(schema, endText)).flatMap((entry): [string, Json][] => {
    const [key, value] = entry;
    if (key !== "pattern" || schema.not !== undefined) return [entry];
    return endsBeforeLineBreaks(String(value)) ? [entry, ["not", not]] : [entry];
  });
  return Object.fromEntries(entries);
}

/** Whether a pattern spans the whole text from `^` to `$` and cannot match a line break. In doubt, false. */
export function endsBeforeLineBreaks(pattern: string): boolean {
  if (!/^\^.*[^\\]\$$/.test(pattern)) return false;
  // A range that begins or ends outside printable ASCII may contain a line break.
  if (/[\n\r\u0085\u2028\u2029]|-[^ -~]|[^ -~]-/.test(pattern)) return false;
  const consuming = pattern.replace(/\(\?<?[!=][^()]*\)/g, "");
  const listed = consuming.replace(/\[(?!\^)(?:[^\]\\]|\\[\]\\^.\-/[])*\]/g, "");
  const rest = listed.replace(/\\[.+*?()[\]{}|/\\^$-]/g, "");
  return !/[.[\\]/.test(rest) && !alternates(rest);
}

/** Whether a pattern has alternatives outside all groups. The pattern must contain no classes or escapes. */
function alternates(pattern: string): boolean {
  let depth = 0;
  for (const character of pattern) {
    if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (character === "|" && depth === 0) return true;
  }
  return false;
}

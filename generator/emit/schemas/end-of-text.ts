import { isObject, type Json, type JsonObject } from "../../openapi/pointer.ts";
import { setMember } from "../../runtime/routes/shapes.ts";

// Python and Java let `$` match before a line break that ends the text; ECMAScript does not.
const lineBreak = "[\\n\\r\\u0085\\u2028\\u2029]";

/**
 * Adds a `not` that rejects line breaks to each schema without `not` whose pattern cannot match a line break. The
 * pattern must span the text from `^` to `$`. The `not` gives it the same meaning in every dialect of patterns.
 */
export function endText(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(endText);
  if (!isObject(schema)) return schema;
  const result: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) {
    setMember(result, key, data.has(key) ? value : endText(value));
    if (key === "pattern" && typeof value === "string" && schema.not === undefined) {
      if (endsBeforeLineBreaks(value)) result.not = { type: "string", pattern: lineBreak };
    }
  }
  return result;
}

/** Whether a pattern spans the whole text from `^` to `$` and cannot match a line break. In doubt, false. */
export function endsBeforeLineBreaks(pattern: string): boolean {
  if (!/^\^.*[^\\]\$$/.test(pattern)) return false;
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

const data = new Set(["enum", "const", "default", "examples", "example", "x-titles", "x-rules"]);

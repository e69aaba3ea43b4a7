import type { Json, JsonObject } from "../openapi/pointer.ts";

const smaller = new Set(["maximum", "exclusiveMaximum", "maxLength", "x-decimals"]);
const larger = new Set(["minimum", "exclusiveMinimum", "minLength"]);
const annotations = new Set(
  "title description default examples example deprecated readOnly writeOnly x-titles".split(" "),
);

/**
 * Merges a scalar with the keywords next to a reference to it. The narrower limit wins, also for `x-decimals`.
 * Annotations and other extensions next to the reference win; enums are intersected. For any other keyword with two
 * different values, the value next to the reference goes into an `allOf`.
 */
export function mergeScalars(scalar: JsonObject, siblings: JsonObject): JsonObject {
  const merged = { ...scalar };
  const both: JsonObject = {};
  for (const [keyword, value] of Object.entries(siblings)) {
    const before = scalar[keyword];
    if (keyword === "x-titles" && scalar.enum !== undefined) continue;
    if (before === undefined || annotations.has(keyword)) merged[keyword] = value;
    else if (smaller.has(keyword)) merged[keyword] = Math.min(Number(before), Number(value));
    else if (larger.has(keyword)) merged[keyword] = Math.max(Number(before), Number(value));
    else if (keyword === "enum") Object.assign(merged, commonValues(scalar, siblings));
    else if (keyword.startsWith("x-")) merged[keyword] = value;
    else if (!same(before, value)) both[keyword] = value;
  }
  if (Object.keys(both).length === 0) return merged;
  const { allOf } = merged;
  return { ...merged, allOf: [...(Array.isArray(allOf) ? allOf : []), both] };
}

/** The values in both enums. Their titles come from `siblings`, or from `scalar` if `siblings` has no `x-titles`. */
function commonValues(scalar: JsonObject, siblings: JsonObject): JsonObject {
  const far = Array.isArray(scalar.enum) ? scalar.enum : [];
  const near = Array.isArray(siblings.enum) ? siblings.enum : [];
  const values = near.filter((value) => far.some((one) => same(one, value)));
  const holder = siblings["x-titles"] === undefined ? scalar : siblings;
  const titles = holder["x-titles"];
  if (!Array.isArray(titles)) return { enum: values };
  const list = holder === siblings ? near : far;
  const titleOf = (value: Json) => titles[list.findIndex((one) => same(one, value))] ?? "";
  return { enum: values, "x-titles": values.map(titleOf) };
}

function same(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

import { isObject, type JsonObject } from "../openapi/pointer.ts";

// These keywords of a schema replace those of the schema behind its `$ref`, or of the only branch of its `allOf`.
// All other keywords of both schemas apply together.
const replacing =
  /^(title|description|\$comment|examples?|default|deprecated|readOnly|writeOnly|x-(?!decimals$|base64$).*)$/;

/**
 * Merges a schema and its only `allOf` branch. Returns the schema unchanged if the branch has an `x-rule`, or if
 * keywords beside `allOf` restrict values.
 */
export function withoutWrapper(schema: JsonObject): JsonObject {
  const { allOf, ...own } = schema;
  const [branch, ...others] = Array.isArray(allOf) ? allOf : [];
  if (!isObject(branch) || others.length > 0 || branch["x-rule"] !== undefined) return schema;
  if (!Object.keys(own).every((keyword) => replacing.test(keyword))) return schema;
  return withoutWrapper({ ...branch, ...own });
}

/**
 * Merges the schema behind a `$ref` (`target`) and the keywords beside the `$ref` (`siblings`). If both have different
 * values for a restricting keyword such as `minimum`, the target's value moves to an `allOf` branch. If the siblings
 * contain `additionalProperties: false`, they reject the members that only the target declares. A merge would allow
 * these members, so the whole target becomes a branch.
 */
export function withSiblings(target: JsonObject, siblings: JsonObject): JsonObject {
  if (siblings.additionalProperties === false) {
    const { allOf } = siblings;
    return { ...siblings, allOf: [target, ...(Array.isArray(allOf) ? allOf : [])] };
  }
  const { allOf: first, ...asked } = target;
  const { allOf: second, ...own } = siblings;
  const repeated = Object.entries(asked).filter(
    ([keyword, value]) =>
      Object.hasOwn(own, keyword) &&
      !replacing.test(keyword) &&
      JSON.stringify(own[keyword]) !== JSON.stringify(value),
  );
  const branches = [
    ...(Array.isArray(first) ? first : []),
    ...(Array.isArray(second) ? second : []),
    ...(repeated.length === 0 ? [] : [Object.fromEntries(repeated)]),
  ];
  return { ...asked, ...own, ...(branches.length > 0 && { allOf: branches }) };
}

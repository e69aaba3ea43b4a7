import { isObject, type JsonObject } from "../openapi/pointer.ts";

// A schema with a `$ref`, or with an `allOf` of one branch, replaces these keywords of the referenced schema or of the
// branch. All its other keywords apply in addition.
const replacing =
  /^(title|description|\$comment|examples?|default|deprecated|readOnly|writeOnly|x-(?!decimals$|base64$).*)$/;

/** A schema merged with the only branch of its `allOf`; unchanged if other keywords restrict values, or for a rule. */
export function withoutWrapper(schema: JsonObject): JsonObject {
  const { allOf, ...own } = schema;
  const [branch, ...others] = Array.isArray(allOf) ? allOf : [];
  if (!isObject(branch) || others.length > 0 || branch["x-rule"] !== undefined) return schema;
  if (!Object.keys(own).every((keyword) => replacing.test(keyword))) return schema;
  return withoutWrapper({ ...branch, ...own });
}

/**
 * A referenced schema with the siblings of the reference. If a keyword that does not replace, such as `minimum`, has
 * different values in both, `allOf` gets the target's value. If the siblings contain `additionalProperties: false`,
 * which would reject the target's members, `allOf` gets the whole target.
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

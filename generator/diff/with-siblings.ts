import type { JsonObject } from "../openapi/pointer.ts";

// Next to a reference, these keywords replace those of the referenced schema. All other keywords apply in addition.
const replacing =
  /^(title|description|\$comment|examples?|default|deprecated|readOnly|writeOnly|x-.*)$/;

/** A referenced schema with the siblings of the reference. If a keyword differs, `allOf` gets the target's. */
export function withSiblings(target: JsonObject, siblings: JsonObject): JsonObject {
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

/** A known bug of another validator. */
export interface KnownDifference {
  of: "Ajv" | "cfworker" | "Hyperjump" | "jsonschema";
  /** All patterns must match the joined texts of a schema and of its referenced schemas. */
  where: readonly RegExp[];
  reason: string;
  /** The statements of JSON Schema 2020-12, by section, that justify the verdict of the generated validators. */
  says: string;
}

const unevaluated =
  "Core 11: these keywords depend on the annotations of adjacent keywords that apply to the instance location being validated; 10.2.2.1: annotations of `if` are collected even without `then` or `else`.";

const inherited = new RegExp(`"(${Object.getOwnPropertyNames(Object.prototype).join("|")})"`);

/**
 * A difference is tolerated only if this list has a reason for each validator that differs, and at least one other
 * validator agrees with the generated validator.
 */
export const knownDifferences: readonly KnownDifference[] = [
  {
    of: "Ajv",
    where: [/"multipleOf":/],
    reason: "Ajv divides doubles: 19.99 fails for multipleOf 0.01, and 1e22 fails for multipleOf 1",
    says: "Validation 6.2.1: a numeric instance is valid only if division by this keyword's value results in an integer.",
  },
  {
    of: "cfworker",
    where: [/"multipleOf":/],
    reason: "cfworker uses the remainder of doubles, and treats a remainder below 1.2e-7 as 0",
    says: "Validation 6.2.1: a numeric instance is valid only if division by this keyword's value results in an integer.",
  },
  {
    of: "Hyperjump",
    where: [/"multipleOf":/],
    reason: "Hyperjump uses the remainder of doubles, and treats a remainder below 1.2e-7 as 0",
    says: "Validation 6.2.1: a numeric instance is valid only if division by this keyword's value results in an integer.",
  },
  {
    of: "Ajv",
    where: [inherited],
    reason: "Ajv counts members that every object inherits, and ignores a member named `__proto__`",
    says: "Validation 6.5.3: an object instance is valid against `required` if every item in the array is the name of a property in the instance.",
  },
  {
    of: "cfworker",
    where: [/"\$dynamicRef":/],
    reason: "cfworker does not support `$dynamicRef`",
    says: "Core 8.2.3.2: the initial URI must be replaced by the URI for the outermost schema resource in the dynamic scope that defines an identically named fragment with `$dynamicAnchor`.",
  },
  {
    of: "Ajv",
    where: [/"\$dynamicRef":/],
    reason: "Ajv skips the keywords after `$dynamicRef`, unless it collects all errors",
    says: "Core 10.1: keywords operate independently, without affecting each other's outcomes. `$dynamicRef` is not among the exceptions.",
  },
  {
    of: "Ajv",
    where: [/"unevaluated(Items|Properties)":/],
    reason:
      "Ajv counts some members and items as unevaluated although branches or `if` evaluated them (13 tests of the official suite fail)",
    says: unevaluated,
  },
  {
    of: "cfworker",
    where: [/"unevaluated(Items|Properties)":/],
    reason:
      "in a branch, cfworker counts members and items as evaluated even if only a `$ref` next to the branch evaluated them",
    says: unevaluated,
  },
  {
    of: "Ajv",
    where: [/"prefixItems":/],
    reason: "Ajv skips all keywords after `prefixItems` if an item is missing",
    says: "Core 10.3.1.1: validation succeeds if each element of the instance validates against the schema at the same position, if any; this keyword does not constrain the length of the array.",
  },
  {
    of: "Ajv",
    where: [/"contains":/],
    reason: "when Ajv checks lists in a loop, an empty list gets the result of the previous list",
    says: "Core 10.3.1.3: an array instance is valid against `contains` if at least one of its elements is valid against the given schema.",
  },
  {
    of: "jsonschema",
    where: [/"unevaluated(Items|Properties)":/],
    reason:
      "jsonschema 4.10 counts members and items as evaluated even if their schemas reject them",
    says: unevaluated,
  },
  {
    of: "jsonschema",
    where: [/"enum":\[[^\]]*[[{]/],
    reason: "jsonschema 4.10 treats `true` as 1 inside lists and objects of `enum`",
    says: "Core 4.2.2: two JSON instances are equal if and only if they are of the same type and have the same value.",
  },
  {
    of: "jsonschema",
    where: [/"uniqueItems":true/],
    reason: "jsonschema 4.10 sorts items of several types, and fails with a TypeError",
    says: "Validation 6.4.3: the instance validates successfully if all of its elements are unique.",
  },
];

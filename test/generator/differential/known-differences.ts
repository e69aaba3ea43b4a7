/** A fault of a validator that is known: whose it is, the schemas that can show it, and what it is. */
export interface KnownDifference {
  of: "Ajv" | "cfworker" | "jsonschema";
  /** What the text of a schema, with all that it refers to, then holds. */
  where: readonly RegExp[];
  reason: string;
}

/**
 * A difference is passed over only where all that differ are on this list, and another
 * implementation says what ours says.
 */
export const knownDifferences: readonly KnownDifference[] = [
  {
    of: "Ajv",
    where: [/"unevaluated(Items|Properties)":/],
    reason:
      "Ajv loses what was evaluated in branches, and under `if` (13 tests of the official suite)",
  },
  {
    of: "Ajv",
    where: [/"hasOwnProperty"/],
    reason: "Ajv sees members that every object inherits, unless it is told not to",
  },
  {
    of: "Ajv",
    where: [/"prefixItems":/],
    reason: "Ajv leaves out what stands behind `prefixItems` where an item is missing",
  },
  {
    of: "jsonschema",
    where: [/"unevaluated(Items|Properties)":/],
    reason: "version 4.10 collects what was evaluated without looking whether it fits",
  },
  {
    of: "jsonschema",
    where: [/"uniqueItems":true/],
    reason: "version 4.10 sorts items of several types, and ends with a TypeError",
  },
  {
    of: "Ajv",
    where: [/"contains":/],
    reason:
      "Ajv keeps in a loop whether the list before had a fitting item, and accepts an empty one",
  },
];

/**
 * Keywords that are tried one at a time, for a fault of ours: where both stand, all items count as
 * evaluated, and not those alone that `contains` finds.
 */
export const apart = ["contains", "unevaluatedItems"];

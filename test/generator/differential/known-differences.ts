/** A fault of a validator that is known: whose it is, the schemas that can show it, and what it is. */
export interface KnownDifference {
  of: "ours" | "Ajv" | "cfworker" | "jsonschema";
  /** What the text of a schema, with all that it refers to, then holds. */
  where: readonly RegExp[];
  reason: string;
}

/**
 * A difference is passed over only where it is on this list and another implementation says what
 * ours says; the list of ours only where Ajv says the same.
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
    of: "ours",
    where: [/"contains":/, /"unevaluatedItems":/],
    reason: "as Ajv: after `contains`, all items count as evaluated, and not those that fit",
  },
];

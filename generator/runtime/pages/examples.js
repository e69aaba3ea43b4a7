// The examples of the playground, as options of a list that can be searched.
import { haveAll, wordsOf } from "./words.js";

/** @typedef {import("./verdict.js").Refusal} Refusal */
/** @typedef {{name: string, valid: boolean, decided: string, errors?: Refusal[], warnings?: Refusal[], body: unknown}} Vector */

/**
 * Options for the examples whose names or rules have every given word, valid ones first. An
 * option's value is an index.
 * @param {readonly Vector[]} vectors
 * @param {string} words
 */
export function exampleOptions(vectors, words) {
  const wanted = wordsOf(words);
  const groups = [true, false].flatMap((valid) => {
    const group = document.createElement("optgroup");
    group.label = valid ? "Accepted by the schema" : "Rejected";
    for (const [index, vector] of vectors.entries()) {
      if (vector.valid === valid && haveAll(wordsOfExample(vector), wanted))
        group.append(new Option(vector.name, String(index)));
    }
    return group.childElementCount === 0 ? [] : [group];
  });
  const isEmpty = wanted.length > 0 && groups.length === 0;
  return [new Option(isEmpty ? "no example has these words" : "your own body", ""), ...groups];
}

/** @param {Vector} vector */
function wordsOfExample({ name, errors = [], warnings = [] }) {
  return wordsOf([name, ...[...errors, ...warnings].map(({ rule }) => rule)].join(" "));
}

/**
 * A note on the errors and warnings of an example that only the service finds; empty without any.
 * @param {Vector} vector
 */
export function noteOf({ decided, valid, errors = [], warnings = [] }) {
  const named = (/** @type {readonly Refusal[]} */ found) =>
    [...new Set(found.map(({ rule }) => rule))].join(", ");
  const own = errors.filter(({ rule }) => !rule.startsWith("shape."));
  const notes = [
    decided === "service" && valid && own.length > 0
      ? `The service itself rejects this body: ${named(own)}.`
      : "",
    warnings.length > 0 ? `The service warns about this body: ${named(warnings)}.` : "",
  ];
  return notes.join(" ").trim();
}

/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import { haveAll, wordsOf } from "./words.js";

/** @typedef {import("./verdict.js").ValidationError} ValidationError */
/** @typedef {{name: string, valid: boolean, decided: string, errors?: ValidationError[], warnings?: ValidationError[], body: unknown}} Vector */

/**
 * Returns an option for the user's own body, then the matching examples, valid examples first. In a
 * matching example, each given word begins a word of the name, or of an error's or warning's rule.
 * An option's value is the index of its example, or empty for the user's own body.
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
 * Describes the errors and warnings that only the service reports for an example; empty if none exist.
 * @param {Vector} vector
 */
export function noteOf({ decided, valid, errors = [], warnings = [] }) {
  const named = (/** @type {readonly ValidationError[]} */ found) =>
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

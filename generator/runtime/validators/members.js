import { escapeSegment } from "./explain.js";

/**
 * @typedef {import("./explain.js").Failure} Failure
 * @typedef {(value: unknown, path: string, found: Failure[]) => boolean} Judge
 */

/**
 * Notes what is wrong with the members of an object, in the order in which Ajv does: which are
 * missing, which nobody lists, and then what the judge of each finds.
 * @param {any} object
 * @param {string} path
 * @param {Failure[]} found
 * @param {string} schema
 * @param {Record<string, Judge | null>} judges of all members that are listed; null where any value will do
 * @param {string[]} required
 * @param {boolean} closed whether nothing else may be there
 * @param {number} bound after how many nothing more is looked for
 * @returns {number} how many are wrong
 */
export function judgeMembers(object, path, found, schema, judges, required, closed, bound) {
  const before = found.length;
  const listed = Object.keys(judges);
  for (const name of required) {
    if (object[name] === undefined) {
      found.push([path, `${schema}/required`, { missingProperty: name }]);
    }
  }
  const missing = found.length;
  for (const name in closed ? object : {}) {
    if (found.length - missing >= bound) break;
    if (Object.hasOwn(judges, name)) continue;
    found.push([
      path,
      `${schema}/additionalProperties`,
      { additionalProperty: name, listed },
    ]);
  }
  for (const name of listed) {
    if (found.length - before >= bound) break;
    if (object[name] === undefined) continue;
    judges[name]?.(object[name], `${path}/${escapeSegment(name)}`, found);
  }
  return found.length - before;
}

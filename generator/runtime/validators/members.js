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
 * @param {() => Record<string, Judge | null>} list the judge of each member that is listed; null where any value will do
 * @param {string[]} required
 * @param {boolean} closed whether nothing else may be there
 * @param {number} bound after how many nothing more is looked for
 * @returns {number} how many are wrong
 */
export function judgeMembers(object, path, found, schema, list, required, closed, bound) {
  const members = listed.get(schema) ?? readList(list());
  listed.set(schema, members);
  const before = found.length;
  for (const name of required) {
    if (object[name] === undefined) {
      found.push([path, `${schema}/required`, { missingProperty: name }]);
    }
  }
  const missing = found.length;
  for (const name in closed ? object : {}) {
    if (found.length - missing >= bound) break;
    if (members.has(name)) continue;
    found.push([path, `${schema}/additionalProperties`, { additionalProperty: name, members }]);
  }
  for (const [name, { judge, segment }] of members) {
    if (found.length - before >= bound) break;
    const value = object[name];
    if (value !== undefined) judge?.(value, path + segment, found);
  }
  return found.length - before;
}

/**
 * Lists that were read before, by schema.
 * @type {Map<string, ReturnType<typeof readList>>}
 */
const listed = new Map();

/** @param {Record<string, Judge | null>} list */
function readList(list) {
  return new Map(
    Object.entries(list).map(([name, judge]) => [
      name,
      { judge, segment: `/${escapeSegment(name)}` },
    ]),
  );
}

import { escapeSegment } from "./explain.js";

/**
 * @typedef {import("./explain.js").Failure} Failure
 * @typedef {(value: unknown, path: string, found: Failure[]) => boolean} Validator
 */

/**
 * Adds the errors of an object's members to `found`, in the order of Ajv: missing members, unlisted
 * members, then the errors of each member's validator.
 * @param {any} object
 * @param {string} path
 * @param {Failure[]} found
 * @param {string} schema
 * @param {() => Record<string, Validator | null>} list the listed members' validators; null if every value is valid
 * @param {string[]} required
 * @param {boolean} closed whether unlisted members are errors
 * @param {number} bound the maximum number of reported unlisted members; no member is validated after `bound` errors
 * @returns {number} the number of added errors
 */
export function validateMembers(object, path, found, schema, list, required, closed, bound) {
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
  for (const [name, { validate, segment }] of members) {
    if (found.length - before >= bound) break;
    const value = object[name];
    if (value !== undefined) validate?.(value, path + segment, found);
  }
  return found.length - before;
}

/**
 * The results of `readList`, by the path of the schema.
 * @type {Map<string, ReturnType<typeof readList>>}
 */
const listed = new Map();

/** @param {Record<string, Validator | null>} list */
function readList(list) {
  return new Map(
    Object.entries(list).map(([name, validate]) => [
      name,
      { validate, segment: `/${escapeSegment(name)}` },
    ]),
  );
}

import { nearest } from "./nearest.js";
import { sentence } from "./sentences.js";

/**
 * @typedef {{pointer: string, rule: string, code: string, message: string}} ValidationError
 * @typedef {[
 *   instancePath: string,
 *   schemaPath: string,
 *   params: Record<string, any>,
 *   propertyName?: string | undefined,
 *   rule?: string,
 * ]} Failure
 * @typedef {{
 *   rules: Record<string, string>,
 *   named: Record<string, {message: string, code?: string}>,
 *   titles: Record<string, string[]>,
 *   members: Record<string, string[]>,
 * }} Tables
 */

/** The maximum number of errors in one explanation. */
export const limit = 100;

/**
 * Explains the failures that `validate` finds: at most 100 errors, one for each
 * pointer; `truncated` if there may be more. The error of a keyword outside all named rules has
 * the rule id `shape.<code>`, and takes precedence over an error of a named rule at the same
 * pointer. For a missing, unlisted or forbidden member, the pointer refers to the member itself.
 * @param {(body: unknown, path: string, found: Failure[]) => boolean} validate
 * @param {unknown} body
 * @param {Tables} tables
 * @param {number} bound the number of failures at which a loop of the validator stops
 * @returns {{refusals: ValidationError[], truncated: boolean}}
 */
export function explainWith(validate, body, tables, bound) {
  /** @type {Failure[]} */
  const found = [];
  if (validate(body, "", found)) return { refusals: [], truncated: false };
  /** @type {Map<string, ReturnType<typeof errorOf>>} */
  const byPointer = new Map();
  for (const failure of found) {
    const error = errorOf(failure, tables);
    const before = byPointer.get(error.pointer);
    if (before === undefined || (error.shape && !before.shape)) {
      byPointer.set(error.pointer, error);
    }
  }
  const errors = [...byPointer.values()];
  if (errors.length === 0) throw new Error("A body was rejected for no known reason.");
  // Writing messages is the slowest step, so only the returned errors get a message.
  const refusals = errors.slice(0, limit).map(({ pointer, rule, code, messageFor }) => {
    return { pointer, rule, code, message: messageFor(body) };
  });
  return { refusals, truncated: errors.length > limit || found.length >= bound };
}

/**
 * @param {Failure} failure
 * @param {Tables} tables
 */
function errorOf([instancePath, schemaPath, params, propertyName, place = ""], tables) {
  const pointer = pointerOf(instancePath, params, propertyName);
  const end = schemaPath.lastIndexOf("/");
  const schema = schemaPath.slice(0, end);
  const keyword = keywordOf(schemaPath.slice(end + 1), params);
  const rule = ruleOf(schemaPath, tables.rules) ?? tables.rules[place];
  const named = rule === undefined ? undefined : tables.named[rule];
  if (rule !== undefined && named !== undefined) {
    const messageFor = () => named.message;
    return { pointer, rule, code: named.code ?? keyword, messageFor, shape: false };
  }
  /** @param {unknown} body */
  const messageFor = (body) => {
    const names = namesAt(body, pointer);
    const members = () => [...(params.members?.keys() ?? tables.members[schema] ?? [])];
    return sentence(keyword, {
      params,
      names,
      value: valueAt(body, pointer),
      titles: tables.titles[schema],
      guess: keyword === "unknown" ? nearest(String(names[0]), members()) : undefined,
    });
  };
  return { pointer, rule: `shape.${keyword}`, code: keyword, messageFor, shape: true };
}

/**
 * Marks the failures of a referenced schema with the rule that contains the `$ref`. A failure keeps an earlier mark,
 * because the rule of the earlier mark is nearer to the failed keyword.
 * @param {Failure[]} found
 * @param {number} from the index of the first of these failures
 * @param {string} rule the schema path of the rule
 */
export function markRule(found, from, rule) {
  for (const failure of found.slice(from)) failure[4] ??= rule;
}

/** @type {Record<string, string>} */
const keywords = {
  additionalProperties: "unknown",
  unevaluatedProperties: "unknown",
  "false schema": "forbidden",
};

/**
 * @param {string} keyword
 * @param {Failure[2]} params
 */
function keywordOf(keyword, params) {
  return params.tag === undefined ? (keywords[keyword] ?? keyword) : "discriminator";
}

/**
 * @param {string} instancePath
 * @param {Failure[2]} params
 * @param {string} [propertyName]
 */
function pointerOf(instancePath, params, propertyName) {
  const member =
    params.tag ??
    params.missingProperty ??
    params.additionalProperty ??
    params.unevaluatedProperty ??
    params.propertyName ??
    propertyName;
  return member === undefined ? instancePath : `${instancePath}/${escapeSegment(String(member))}`;
}

/**
 * The id of the innermost rule around the keyword that failed; undefined if no rule is around it.
 * @param {string} path the schema path of the keyword
 * @param {Record<string, string>} rules the rules' ids, by the schema path of the rule
 */
function ruleOf(path, rules) {
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
    const rule = rules[path.slice(0, end)];
    if (rule !== undefined) return rule;
  }
  return undefined;
}

/** @param {string} segment */
export function escapeSegment(segment) {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** @param {string} pointer */
function segmentsOf(pointer) {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/**
 * The segments of a pointer, from the last to the first. The index of an array item becomes a number.
 * @param {unknown} body
 * @param {string} pointer
 */
function namesAt(body, pointer) {
  /** @type {any} */
  let value = body;
  const names = segmentsOf(pointer).map((segment) => {
    const name = Array.isArray(value) ? Number(segment) : segment;
    value = value?.[segment];
    return name;
  });
  return names.reverse();
}

/**
 * @param {unknown} body
 * @param {string} pointer
 */
function valueAt(body, pointer) {
  /** @type {any} */
  let value = body;
  for (const segment of segmentsOf(pointer)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment))
      return undefined;
    value = value[segment];
  }
  return value;
}

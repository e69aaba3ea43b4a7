/**
 * What a sentence may speak of.
 * @typedef {{
 *   params: Record<string, any>,
 *   member: string,
 *   value: unknown,
 *   titles: string[] | undefined,
 *   guess: string | undefined,
 * }} Facts
 */

/**
 * One sentence that says what is wrong with a value and what to do.
 * @param {string} keyword
 * @param {Facts} facts
 * @returns {string}
 */
export function sentence(keyword, facts) {
  const subject = facts.member === "" ? "The body" : `"${clip(facts.member)}"`;
  const write = Object.hasOwn(sentences, keyword) ? sentences[keyword] : undefined;
  const text = `${subject} ${write === undefined ? `does not satisfy ${keyword}` : write(facts)}`;
  return text.endsWith("?") ? text : `${text}.`;
}

/** @type {Record<string, (facts: Facts) => string>} */
const sentences = {
  required: () => "is required and missing",
  unknown: ({ guess }) =>
    `is not a member here${guess === undefined ? "" : `: did you mean "${guess}"?`}`,
  forbidden: () => "must be left out here",
  type: ({ params, value }) => `must be ${kinds(params.type)}, and is ${kindOf(value)}`,
  enum: ({ params, titles }) => `must be one of: ${choices(params.allowedValues, titles)}`,
  discriminator: ({ params, value }) =>
    value === undefined
      ? `is required and missing: one of ${choices(params.allowedValues, undefined)}`
      : `must be one of: ${choices(params.allowedValues, undefined)}`,
  const: ({ params }) => `must be ${show(params.allowedValue)}`,
  pattern: ({ params }) => `does not have the right form (${params.pattern})`,
  format: ({ params }) => `is not a valid ${params.format}`,
  minLength: ({ params }) =>
    params.limit === 1
      ? "must not be empty"
      : `must have at least ${count(params.limit, "character")}`,
  maxLength: ({ params }) => `must have at most ${count(params.limit, "character")}`,
  minimum: ({ params }) => `must be ${params.comparison} ${params.limit}`,
  maximum: ({ params }) => `must be ${params.comparison} ${params.limit}`,
  exclusiveMinimum: ({ params }) => `must be ${params.comparison} ${params.limit}`,
  exclusiveMaximum: ({ params }) => `must be ${params.comparison} ${params.limit}`,
  multipleOf: ({ params }) => `must be a multiple of ${params.multipleOf}`,
  minItems: ({ params }) => `must have at least ${count(params.limit, "item")}`,
  maxItems: ({ params }) => `must have at most ${count(params.limit, "item")}`,
  items: ({ params }) => `must have at most ${count(params.limit, "item")}`,
  unevaluatedItems: ({ params }) => `must have at most ${count(params.len, "item")}`,
  minProperties: ({ params }) => `must have at least ${count(params.limit, "member")}`,
  maxProperties: ({ params }) => `must have at most ${count(params.limit, "member")}`,
  uniqueItems: ({ params }) => `has the same item at ${params.j} and ${params.i}`,
  oneOf: () => "must fit exactly one of the alternatives",
  anyOf: () => "fits none of the alternatives",
  not: () => "is of a form that is not allowed here",
  contains: ({ params }) =>
    params.maxContains === undefined
      ? `must contain at least ${count(params.minContains, "fitting item")}`
      : `must contain from ${params.minContains} to ${count(params.maxContains, "fitting item")}`,
  dependentRequired: ({ params }) => `is required when "${params.property}" is present`,
  propertyNames: () => "is not a name that is allowed here",
  "x-decimals": () => "has too many digits after the decimal point",
  "x-base64": () => "is not base64: check the alphabet, the padding and the length",
};

/**
 * @param {number} number
 * @param {string} noun
 */
function count(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** @param {string | string[]} type */
function kinds(type) {
  return (Array.isArray(type) ? type : [type])
    .map((name) => (/^[aio]/.test(name) ? `an ${name}` : name === "null" ? "null" : `a ${name}`))
    .join(" or ");
}

/** @param {unknown} value */
function kindOf(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "number") return `the number ${value}`;
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/**
 * @param {unknown[]} values
 * @param {string[] | undefined} titles
 */
function choices(values, titles) {
  return values
    .map((value, index) =>
      titles === undefined ? show(value) : `${show(value)} (${titles[index]})`,
    )
    .join(", ");
}

/** @param {unknown} value */
function show(value) {
  return clip(JSON.stringify(value) ?? String(value));
}

/** @param {string} text */
function clip(text) {
  return text.length > 60 ? `${text.slice(0, 60)}\u2026` : text;
}

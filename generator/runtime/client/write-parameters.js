/**
 * @typedef {{name: string, style?: string, explode?: boolean, json?: boolean}} Written how a parameter or
 *   a form field is written. `json`: as JSON. A missing `style` or `explode` has OpenAPI's default.
 */

/**
 * Writes a query parameter, a form field or a cookie as percent-encoded `name=value` texts.
 * @param {Written} written
 * @param {unknown} value
 * @returns {string[]}
 */
export function writePairs({ name, style = "form", explode = style === "form", json }, value) {
  const key = encode(name);
  if (json || !isHolder(value)) return [`${key}=${encode(json ? asJson(value) : textOf(value))}`];
  if (style === "deepObject") return deepPairs(key, value);
  if (explode && Array.isArray(value)) return value.map((item) => `${key}=${encode(textOf(item))}`);
  if (explode) return membersOf(value).flatMap(([member, item]) => repeated(encode(member), item));
  const parts = partsOf(value, false, encode);
  const mark = { spaceDelimited: "%20", pipeDelimited: "%7C" }[style] ?? ",";
  return parts.length === 0 ? [] : [`${key}=${parts.join(mark)}`];
}

/**
 * Writes a path parameter as percent-encoded text.
 * @param {Written} written
 * @param {unknown} value
 * @returns {string}
 */
export function writeSegment({ name, style = "simple", explode = false, json }, value) {
  if (json) return encode(asJson(value));
  const dotted = style === "label" && explode;
  /** @param {string} text */
  const write = (text) => (dotted ? encode(text).replaceAll(".", "%2E") : encode(text));
  const parts = isHolder(value) ? partsOf(value, explode, write) : [write(textOf(value))];
  if (style === "label") return `.${parts.join(explode ? "." : ",")}`;
  if (style !== "matrix") return parts.join(",");
  const key = encode(name);
  const whole = !explode || !isHolder(value);
  const named = whole || Array.isArray(value);
  const pairs = (whole ? [parts.join(",")] : parts).map((part) =>
    named ? `${key}=${part}` : part,
  );
  // RFC 6570 (3.2.7) omits the equals sign before an empty value.
  return pairs.map((pair) => `;${pair.replace(/=$/, "")}`).join("");
}

/**
 * Writes a header parameter, without percent-encoding.
 * @param {Written} written
 * @param {unknown} value
 * @returns {string}
 */
export function writeHeader({ explode = false, json }, value) {
  // A header cannot contain every character, so non-ASCII ones become escapes such as \u00e9.
  if (json) return asJson(value).replace(/[^ -~]/g, escapeUnit);
  return isHolder(value) ? partsOf(value, explode, (text) => text).join(",") : textOf(value);
}

/**
 * Writes a field as a `name=value` text; a list becomes one text for each item.
 * @param {string} key percent-encoded
 * @param {unknown} value
 * @returns {string[]}
 */
export function repeated(key, value) {
  return [value].flat().map((item) => `${key}=${encode(textOf(item))}`);
}

/**
 * Writes a scalar as text, and any other value as JSON.
 * @param {unknown} value
 * @returns {string}
 */
export function textOf(value) {
  return typeof value === "object" ? asJson(value) : String(value);
}

/**
 * Returns the members of an object, without members that are undefined.
 * @param {object} value
 * @returns {[name: string, value: unknown][]}
 */
export function membersOf(value) {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}

/**
 * Returns pairs such as `filter[price][min]=1`, `tags[]=a` and `lines[0][sku]=a`, with percent-encoded brackets.
 * The generated routes read this notation.
 * @param {string} key
 * @param {object} value
 * @returns {string[]}
 */
function deepPairs(key, value) {
  return membersOf(value).flatMap(([member, item]) => {
    const plain = Array.isArray(value) && !isHolder(item);
    const name = `${key}%5B${plain ? "" : encode(member)}%5D`;
    return isHolder(item) ? deepPairs(name, item) : [`${name}=${encode(textOf(item))}`];
  });
}

/**
 * Returns the items of a list, or the names and values of an object. With `explode`, each name and its
 * value form one text `name=value`; otherwise they are two texts.
 * @param {object} value
 * @param {boolean} explode
 * @param {(text: string) => string} write
 */
function partsOf(value, explode, write) {
  if (Array.isArray(value)) return value.map((item) => write(textOf(item)));
  return membersOf(value).flatMap(([name, member]) => {
    const pair = [write(name), write(textOf(member))];
    return explode ? [pair.join("=")] : pair;
  });
}

/**
 * @param {unknown} value
 * @returns {value is object}
 */
function isHolder(value) {
  return typeof value === "object" && value !== null;
}

/** @param {unknown} value */
function asJson(value) {
  return JSON.stringify(value) ?? "null";
}

/** @param {string} character */
function escapeUnit(character) {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

const encode = encodeURIComponent;

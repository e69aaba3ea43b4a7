/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

/**
 * The offsets of a value and its name. `isThere` is false if the wanted value is missing; the
 * offsets are then the offsets of its nearest existing ancestor.
 * @typedef {{named: number, start: number, end: number, isThere: boolean}} Place
 */

/**
 * Returns the place of the value at a JSON Pointer, or of the nearest existing ancestor of a missing value.
 * @param {string} text JSON
 * @param {string} pointer
 * @returns {Place | undefined} undefined if a syntax error stops the search
 */
export function locate(text, pointer) {
  const wanted = pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
  try {
    const start = skip(text, 0);
    return find(text, start, start, wanted).found;
  } catch {
    return undefined;
  }
}

/**
 * Reads one value. `found`: place of the wanted value or its nearest existing ancestor.
 * `end` is the offset after the read value.
 * @param {string} text
 * @param {number} named offset of the value's name, else of the value
 * @param {number} start
 * @param {string[] | undefined} wanted the rest of the pointer; undefined if nothing in this value is wanted
 * @returns {{found: Place, end: number}}
 */
function find(text, named, start, wanted) {
  const isWanted = wanted?.length === 0;
  const opening = text[start];
  if (opening !== "{" && opening !== "[") {
    const end = opening === '"' ? afterString(text, start) : afterScalar(text, start);
    return { found: { named, start, end, isThere: isWanted }, end };
  }
  const closing = opening === "{" ? "}" : "]";
  const [head, ...rest] = wanted ?? [];
  let at = skip(text, start + 1);
  let inner;
  for (let index = 0; text[at] !== closing; index++) {
    const from = at;
    let name = String(index);
    if (opening === "{") {
      const end = afterString(text, at);
      name = JSON.parse(text.slice(at, end));
      at = skip(text, skip(text, end) + 1);
    }
    const value = find(text, from, at, name === head ? rest : undefined);
    if (name === head) inner = value.found;
    at = skip(text, value.end);
    if (text[at] === ",") at = skip(text, at + 1);
    else if (text[at] !== closing) throw new SyntaxError(`no comma at ${at}`);
  }
  const end = at + 1;
  return { found: inner ?? { named, start, end, isThere: isWanted }, end };
}

/**
 * @param {string} text
 * @param {number} at
 */
function skip(text, at) {
  let next = at;
  while (" \t\n\r".includes(text[next] ?? "x")) next++;
  return next;
}

/**
 * @param {string} text
 * @param {number} at
 */
function afterString(text, at) {
  let next = at + 1;
  for (; text[next] !== '"'; next++) {
    if (next >= text.length) throw new SyntaxError("a text without an end");
    if (text[next] === "\\") next++;
  }
  return next + 1;
}

/**
 * @param {string} text
 * @param {number} at
 */
function afterScalar(text, at) {
  const [scalar] = /^[^\s,\]}]+/.exec(text.slice(at, at + 400)) ?? [];
  if (scalar === undefined) throw new SyntaxError(`no value at ${at}`);
  return at + scalar.length;
}

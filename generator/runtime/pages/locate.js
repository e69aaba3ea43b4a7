/**
 * Offsets in a text: where a value begins and ends, where its name begins, and whether it is the wanted one.
 * @typedef {{named: number, start: number, end: number, isThere: boolean}} Place
 */

/**
 * The place of the value at a JSON Pointer in a text; of its nearest holder where the value is missing.
 * @param {string} text JSON
 * @param {string} pointer
 * @returns {Place | undefined} undefined where the text is no JSON
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
 * Reads one value; `found` is the wanted value in it, or that value itself; `end` is where
 * the value that was read ends.
 * @param {string} text
 * @param {number} named where the name of this value begins, or the value itself
 * @param {number} start
 * @param {string[] | undefined} wanted undefined where nothing in this value is wanted
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
    // Of two members with the same name, the last counts.
    if (name === head) inner = value.found;
    at = skip(text, value.end);
    if (text[at] === ",") at = skip(text, at + 1);
    else if (text[at] !== closing) throw new SyntaxError(`no value at ${at}`);
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

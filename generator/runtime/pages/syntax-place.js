// Finds the offset of a JSON syntax error, because not all browsers report the offset.

const token =
  /([{}[\]:,])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*")|(?:-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null)(?![\w.+-])/y;

/**
 * Returns the offset of the first token that JSON does not allow at its place. If tokens are
 * missing at the end, returns the offset after the last token. For a string with many millions of
 * escapes, returns the offset of the string.
 * @param {string} text
 * @returns {number | undefined} undefined if the text is JSON
 */
export function syntaxPlace(text) {
  /** @type {string[]} */
  const open = [];
  let wanted = "value";
  for (let at = skip(text, 0); at < text.length; at = skip(text, token.lastIndex)) {
    const [found, mark, name] = tokenAt(text, at) ?? [];
    if (found === undefined) return at;
    const next = afterToken(mark ?? (name === undefined ? "scalar" : "name"), wanted, open);
    if (next === undefined) return at;
    wanted = next;
  }
  return wanted === "," && open.length === 0 ? undefined : text.trimEnd().length;
}

/** @param {string} text @param {number} at */
function tokenAt(text, at) {
  token.lastIndex = at;
  try {
    return token.exec(text);
  } catch {
    // For a string with many millions of escapes, the regular expression throws a RangeError.
    return null;
  }
}

/**
 * Returns the token expected after `kind`; undefined if `wanted` does not allow `kind`.
 * @param {string} kind
 * @param {string} wanted
 * @param {string[]} open the open brackets; the function changes this list
 */
function afterToken(kind, wanted, open) {
  const isValue = wanted === "value" || wanted === "value or ]";
  const holder = open.at(-1);
  if (kind === "scalar" && isValue) return ",";
  if (kind === "name" && isValue) return ",";
  if (kind === "name" && wanted.startsWith("name")) return ":";
  if (kind === ":" && wanted === ":") return "value";
  if (kind === "," && wanted === "," && holder !== undefined)
    return holder === "{" ? "name" : "value";
  if ((kind === "{" || kind === "[") && isValue) {
    open.push(kind);
    return kind === "{" ? "name or }" : "value or ]";
  }
  const closes = (kind === "}" && holder === "{") || (kind === "]" && holder === "[");
  if (!closes || (wanted !== "," && !wanted.endsWith(` or ${kind}`))) return undefined;
  open.pop();
  return ",";
}

/** @param {string} text @param {number} at */
function skip(text, at) {
  let next = at;
  while (" \t\n\r".includes(text[next] ?? "x")) next++;
  return next;
}

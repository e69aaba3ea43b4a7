/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

/** The maximum nesting depth of a JSON text, and the maximum number of its values. */
export interface JsonLimits {
  depth: number;
  values: number;
}

/**
 * Returns the name of a limit that a JSON text exceeds, "depth" or "values"; undefined if it exceeds none.
 * Arrays, objects, strings, numbers, `true`, `false` and `null` each count as one value; names of members do
 * not count. The result is meaningless for a text that is not JSON.
 */
export function exceededLimit(text: string, limits: JsonLimits): keyof JsonLimits | undefined {
  // A text with more than N values has more than 2N characters: at least one for each value, and a comma or an opening
  // bracket before each value except the first.
  const canExceed = text.length >= 2 * limits.values || hasMoreBrackets(text, limits.depth);
  return canExceed ? scanJson(text, limits) : undefined;
}

// Counts the first value, each value after a comma, and the first value in each non-empty array or object.
function scanJson(text: string, limits: JsonLimits): keyof JsonLimits | undefined {
  let depth = 0;
  let values = 1;
  let isOpened = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code <= 0x20) continue;
    if (code === 0x5d || code === 0x7d) {
      depth--;
      isOpened = false;
      continue;
    }
    if (isOpened || code === 0x2c) {
      if (++values > limits.values) return "values";
      isOpened = false;
    }
    if (code === 0x22) index = endOfString(text, index);
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > limits.depth) return "depth";
      isOpened = true;
    }
  }
  return undefined;
}

/**
 * Whether the number of opening brackets in a text, including brackets in strings, exceeds a limit.
 * Much faster than `scanJson`.
 */
function hasMoreBrackets(text: string, limit: number): boolean {
  let count = 0;
  for (const bracket of "[{") {
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) {
      if (++count > limit) return true;
    }
  }
  return false;
}

/** The index of the quote that closes the string at `start`; the length of the text if the string is not closed. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

// Used in place of `isWellFormed`, which some runtimes and some `lib` settings of TypeScript lack. The flag `u` makes
// a surrogate pair one character.
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Returns the JSON Pointer of the first text with NUL or half of a surrogate pair, which databases cannot
 * store. For a member name with such a character, returns the pointer of the object.
 */
export function findUnstorableText(value: unknown): string | undefined {
  const waiting: [value: unknown, pointer: string][] = [[value, ""]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [one, pointer] = next;
    if (typeof one === "string") {
      if (isUnstorable(one)) return pointer;
    } else if (typeof one === "object" && one !== null) {
      const members = Object.entries(one);
      if (members.some(([name]) => isUnstorable(name))) return pointer;
      for (const [name, member] of members.reverse()) {
        const segment = name.replaceAll("~", "~0").replaceAll("/", "~1");
        waiting.push([member, `${pointer}/${segment}`]);
      }
    }
  }
  return undefined;
}

function isUnstorable(text: string): boolean {
  return text.includes("\0") || loneSurrogate.test(text);
}

/** The number of members of all objects in a JSON value, and whether all numbers in the value are finite. */
export interface JsonSummary {
  members: number;
  isFinite: boolean;
}

/** Summarizes a JSON value of any depth. `JSON.parse` returns Infinity for a number such as `1e400`. */
export function summarize(value: unknown): JsonSummary {
  const summary = { members: 0, isFinite: true };
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one === "number") {
      if (!Number.isFinite(one)) summary.isFinite = false;
    } else if (Array.isArray(one)) {
      for (const item of one) waiting.push(item);
    } else if (typeof one === "object" && one !== null) {
      // For an object with very many members, `Object.values` takes three times as long.
      for (const name in one) {
        summary.members++;
        waiting.push(one[name as keyof object]);
      }
    }
  }
  return summary;
}

/**
 * Parses a JSON text. Returns the text itself if it is not JSON, is nested deeper than 64 levels,
 * has more than 100,000 values, or contains a number too large for a double.
 */
export function parseSmallJson(text: string): unknown {
  if (exceededLimit(text, { depth: 64, values: 100_000 }) !== undefined) return text;
  try {
    const value: unknown = JSON.parse(text);
    return summarize(value).isFinite ? value : text;
  } catch {
    return text;
  }
}

/**
 * Returns the message of a JSON syntax error, cut to 100 characters, with a period at the end.
 * Omits the quoted input and the position.
 */
export function syntaxMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  return `${message
    .replace(/, ?(\.\.\.)?".*$/s, "")
    .replace(/ in JSON at.*$/s, "")
    .slice(0, 100)}.`;
}

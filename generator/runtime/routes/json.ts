/** How deep JSON may be nested, and how many values it may hold. */
export interface JsonLimits {
  depth: number;
  values: number;
}

/**
 * The limit that a JSON text exceeds; undefined where it keeps both. Arrays, objects, strings, numbers,
 * `true`, `false` and `null` each count as one value; names of members do not count. For a text that
 * is not JSON the result means nothing.
 */
export function exceededLimit(text: string, limits: JsonLimits): keyof JsonLimits | undefined {
  // A value takes at least its own character and, except for the first, one before it.
  const canExceed = text.length >= 2 * limits.values || hasMoreBrackets(text, limits.depth);
  return canExceed ? scanJson(text, limits) : undefined;
}

// A value follows each comma and each opening bracket that does not close at once; one more begins the text.
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

/** Whether a text has more opening brackets than a limit, also in strings; much faster than measuring the depth. */
function hasMoreBrackets(text: string, limit: number): boolean {
  let count = 0;
  for (const bracket of "[{") {
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) {
      if (++count > limit) return true;
    }
  }
  return false;
}

/** The index of the quote that ends the string which begins at `start`, or the end of the text. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

// With the flag u, a whole pair is one character; `isWellFormed` is not in every library and runtime.
const loneSurrogate = /\p{Surrogate}/u;

/**
 * The pointer to a text with NUL or half of a surrogate pair, which databases cannot keep, or to an
 * object with such a name; at any depth. The names of an object come before its values.
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

/** How many members the objects of a JSON value have, at any depth, and whether every number is finite. */
export interface JsonSummary {
  members: number;
  isFinite: boolean;
}

/** Summarizes a JSON value of any depth. A number too large for a double, such as `1e400`, is parsed as Infinity. */
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
      // Where an object has very many members, Object.values takes three times as long.
      for (const name in one) {
        summary.members++;
        waiting.push(one[name as keyof object]);
      }
    }
  }
  return summary;
}

/** The value of a JSON text in a form or a parameter; the text itself where it is not JSON, or exceeds a limit. */
export function parseSmallJson(text: string): unknown {
  if (exceededLimit(text, { depth: 64, values: 100_000 }) !== undefined) return text;
  try {
    const value: unknown = JSON.parse(text);
    return summarize(value).isFinite ? value : text;
  } catch {
    return text;
  }
}

/** The message of a JSON syntax error, without the quoted text; at most 100 characters and a period. */
export function syntaxMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  return `${message
    .replace(/, ?".*$/s, "")
    .replace(/ in JSON at.*$/s, "")
    .slice(0, 100)}.`;
}

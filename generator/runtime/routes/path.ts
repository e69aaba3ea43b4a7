/** Splits a request's URL into the undecoded path and query (without `?`). Drops the fragment. */
export function targetOf(url: string): { pathname: string; search: string } {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.indexOf("#", start);
  const target = url.slice(start, end === -1 ? undefined : end);
  const mark = target.indexOf("?");
  if (mark === -1) return { pathname: target, search: "" };
  return { pathname: target.slice(0, mark), search: target.slice(mark + 1) };
}

/** A path template as a pattern of Hono, with a function that reads the path parameters. */
export interface PathPattern {
  hono: string;
  /** The undecoded path parameters by name; undefined if the path does not match. */
  read(pathname: string): Record<string, string> | undefined;
}

/** Compiles a path template such as `/books/{isbn}/pages/{from}-{to}`. */
export function pathPattern(path: string): PathPattern {
  const segments = segmentsOf(path);
  const names = segments.flat().filter(isBrace);
  const source = (
    literal: (text: string) => string,
    brace: (until: string | undefined) => string,
  ) =>
    segments.map((parts) =>
      parts
        .map((part, index) => (isBrace(part) ? brace(until(parts, index, literal)) : literal(part)))
        .join(""),
    );
  const whole = new RegExp(
    `^/${source(encodedLiteral, (end) => `(${textUntil(end)})`).join("/")}$`,
  );
  // Hono matches the decoded path; `read` reads the parameters from the undecoded path.
  const patterns = source(decodedLiteral, shortTextUntil);
  const hono = segments.map((parts, index) => {
    if (vagueness(parts) === 2) return `:p${index}`;
    const literal = parts.join("");
    return /^[A-Za-z0-9._~-]*$/.test(literal) ? literal : `:p${index}{${patterns[index]}}`;
  });
  return {
    hono: `/${hono.join("/")}`,
    read(pathname) {
      // Below a base path such as `/api`, Hono matches the template `/` to the path `/api`.
      if (names.length === 0 && (pathname === path || path === "/")) return {};
      const last = `/${pathname.split("/").slice(-segments.length).join("/")}`;
      const match = whole.exec(last) ?? whole.exec(normalized(last));
      if (match === null) return undefined;
      return Object.fromEntries(
        names.map((name, index) => [name.slice(1, -1), match[index + 1] ?? ""]),
      );
    },
  };
}

/**
 * The literal at which the text of a parameter ends: "" if another parameter follows at once; undefined if no other
 * parameter follows in the segment. The text ends at the first occurrence of this literal, never at a later one, so
 * that matching takes linear time.
 */
function until(
  parts: readonly string[],
  index: number,
  literal: (text: string) => string,
): string | undefined {
  const [next = "", ...others] = parts.slice(index + 1);
  if (isBrace(next)) return "";
  return others.some(isBrace) ? literal(next) : undefined;
}

function textUntil(end: string | undefined): string {
  if (end === undefined) return "[^/]+?";
  return end === "" ? "[^/]" : `[^/](?:(?!${end})[^/])*`;
}

/** Like `textUntil`, but without a lookahead if `end` is one character, because Hono's fastest router accepts none. */
function shortTextUntil(end: string | undefined): string {
  const isOne = end !== undefined && /^(?:[A-Za-z0-9]|\\u[0-9a-f]{4})$/.test(end);
  return isOne ? `[^/][^/${end}]*` : textUntil(end);
}

/** Splits a path template into segments of literals and braces (`{name}`). A name can contain a slash. */
function segmentsOf(path: string): string[][] {
  const segments: string[][] = [];
  for (const part of path.match(/\{[^}]*\}|\/|[^/{]+|\{/g) ?? []) {
    if (part === "/") segments.push([]);
    else segments.at(-1)?.push(part);
  }
  return segments;
}

/**
 * Compares two path templates by their first different segment. A segment without parameters comes
 * first, then a segment of literals and parameters, then a lone parameter. Within each of these
 * groups, the segment with more literal characters comes first.
 */
export function comparePaths(a: string, b: string): number {
  const [left, right] = [segmentsOf(a), segmentsOf(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const [one, other] = [left[index] ?? [], right[index] ?? []];
    const difference =
      vagueness(one) - vagueness(other) || literalLength(other) - literalLength(one);
    if (difference !== 0) return difference;
    // Parameter names do not affect the order: segments of the same shape match the same texts.
    const [text, against] = [pathShape(one.join("")), pathShape(other.join(""))];
    if (text !== against) return text < against ? -1 : 1;
  }
  return 0;
}

/** A path template without its parameter names. Templates of the same shape match the same requests. */
export function pathShape(path: string): string {
  return path.replace(/\{[^}]*\}/g, "{}");
}

function vagueness(segment: readonly string[]): number {
  if (!segment.some(isBrace)) return 0;
  return segment.length === 1 ? 2 : 1;
}

function literalLength(segment: readonly string[]): number {
  return segment.reduce((sum, part) => (isBrace(part) ? sum : sum + part.length), 0);
}

function isBrace(text: string): boolean {
  return text.startsWith("{") && text.endsWith("}");
}

/**
 * A regular expression for a literal in the path of a URL. Matches both encodings of the literal:
 * the encoding by the URL parser, and the encoding by `encodeURI`.
 */
function encodedLiteral(text: string): string {
  const plain = text.replace(/[?#]/g, encodeURIComponent);
  // The letters x around the literal keep the URL parser from trimming white space.
  const parsed = new URL(`http://localhost/x${plain}x`).pathname.slice(2, -1);
  const forms = [...new Set([parsed, encodeURI(plain)])].map(escapeLiteral);
  return forms.length === 1 ? (forms[0] ?? "") : `(?:${forms.join("|")})`;
}

/** Normalizes a path by RFC 3986 (6.2.2): decodes letters, digits and `-._~`, and writes other codes in capitals. */
function normalized(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : code.toUpperCase();
  });
}

/** A decoded literal. All but letters and digits are escaped, because Hono interprets braces and other marks. */
function decodedLiteral(text: string): string {
  const code = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return decoded(text).replace(/[^A-Za-z0-9]/g, code);
}

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

function escapeLiteral(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

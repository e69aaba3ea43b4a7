const token =
  /[ \t\n\r]*(?:([{}[\],:])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*")|(?:-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null)(?![\w.]))/y;

/** The expected token. `more` is a comma or closing bracket; `first …` may also be a closing bracket. */
type Next = "value" | "key" | "colon" | "more" | "first value" | "first key";

/** The syntax error of an invalid JSON text: one sentence and the offset. The text must be invalid. */
export function jsonSyntaxError(text: string): { message: string; offset: number } {
  const open: string[] = [];
  let next: Next = "value";
  token.lastIndex = 0;
  for (;;) {
    const from = token.lastIndex;
    let found: RegExpExecArray | null;
    try {
      found = token.exec(text);
    } catch {
      // For a string with many millions of escapes, the regular expression throws a RangeError.
      const { offset } = errorAt(text, from, true);
      return { message: "this string has too many escapes, or an error follows it", offset };
    }
    const after: Next | undefined =
      found === null ? undefined : follow(open, next, found[1], found[2]);
    if (after === undefined) return errorAt(text, from, found === null);
    next = after;
  }
}

/**
 * Checks one token: a punctuation mark (`mark`), a string (`string`), or another scalar (neither). Returns the next
 * expected token; undefined if the checked token is not allowed. `open` lists the closing brackets of all open arrays
 * and objects.
 */
function follow(
  open: string[],
  next: Next,
  mark: string | undefined,
  string: string | undefined,
): Next | undefined {
  const inside = open.at(-1);
  if (mark === "}" || mark === "]") {
    const empty = next === (mark === "}" ? "first key" : "first value");
    if (inside !== mark || !(empty || next === "more")) return undefined;
    open.pop();
    return "more";
  }
  if (next === "colon") return mark === ":" ? "value" : undefined;
  if (next === "more") {
    if (mark !== "," || inside === undefined) return undefined;
    return inside === "}" ? "key" : "value";
  }
  if (next === "key" || next === "first key") return string === undefined ? undefined : "colon";
  if (mark === undefined) return "more";
  if (mark !== "{" && mark !== "[") return undefined;
  open.push(mark === "{" ? "}" : "]");
  return mark === "{" ? "first key" : "first value";
}

const badString = "the string has no end, or contains a line break, a tab or an invalid escape";

/** The error for the text after an offset: a token that is not allowed there, or a text that is no token. */
function errorAt(
  text: string,
  from: number,
  isNoToken: boolean,
): { message: string; offset: number } {
  const offset = from + (/^[ \t\n\r]*/.exec(text.slice(from))?.[0].length ?? 0);
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const messages: Readonly<Record<string, string>> = {
    "'": "JSON has no single quotes",
    "/": "JSON has no comments",
    "#": "JSON has no comments",
    ...(isNoToken ? { '"': badString } : {}),
  };
  if (offset >= text.length) return { message: "the JSON ends too early", offset };
  const comma = /[}\]]/.test(character) && text.slice(0, offset).trimEnd().endsWith(",");
  const message = comma ? "JSON allows no comma before a closing bracket" : messages[character];
  return { message: message ?? `${JSON.stringify(character)} is not allowed here in JSON`, offset };
}

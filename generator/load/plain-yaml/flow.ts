import type { Json, JsonObject } from "../../openapi/pointer.ts";
import { type Lines, NotPlain } from "./lines.ts";
import { plainValue, trimSpaces } from "./plain-value.ts";

// `double` and `single` match long runs by `[…]*`: V8 repeats a character class without use of the stack.
const double =
  /"[^"\\]*(?:\\(?:["\\/bfnrt]|\n *(?![ \n])|u(?![dD][89a-fA-F])[0-9a-fA-F]{4})[^"\\]*)*"/y;
const single = /'[^']*(?:''[^']*)*'/y;
const plain = /(?:[^,[\]{}:#\n]|:(?![ ,[\]{}\n])|(?<! )#)+/uy;
const gap = /[ \n]*/y;

/**
 * Reads a bracketed or quoted value, or an unquoted entry in brackets. Each line after the first must be indented by
 * more than `above` spaces.
 */
export function readFlow(lines: Lines, above: number, depth = 0): Json {
  const mark = lines.text[lines.at];
  if (depth > 100) throw new NotPlain();
  if (mark === "{") return readMap(lines, above, depth);
  if (mark === "[") return readList(lines, above, depth);
  if (mark === '"' || mark === "'") return readQuoted(lines, above);
  return plainValue(trimSpaces(lines.take(plain)[0]));
}

function readQuoted(lines: Lines, above: number): string {
  if (lines.text[lines.at] !== '"') {
    return joined(lines.take(single)[0], above, "\n").slice(1, -1).replaceAll("''", "'");
  }
  const text = lines.take(double)[0].replace(/\\([^\n]|\n *)/g, (pair) => {
    if (pair[1] !== "\n") return pair;
    if (pair.length - 2 <= above) throw new NotPlain();
    return "";
  });
  return JSON.parse(joined(text, above, "\\n"));
}

// Joins the lines of a quoted text. A single line end becomes a space. In a row of several line ends, the first is
// removed, and each of the others becomes `lineEnd`.
function joined(text: string, above: number, lineEnd: string): string {
  return text.replace(/(?<! ) *\n([ \n]*)/g, (_, between: string) => {
    const blank = between.split("\n");
    if (String(blank.pop()).length <= above) throw new NotPlain();
    return blank.length === 0 ? " " : lineEnd.repeat(blank.length);
  });
}

function readMap(lines: Lines, above: number, depth: number): JsonObject {
  const map: JsonObject = {};
  each(lines, above, "}", () => {
    const { at } = lines;
    const quoted = /["']/.test(lines.text[lines.at] ?? "");
    const name = quoted ? readQuoted(lines, Number.POSITIVE_INFINITY) : lines.take(plain)[0];
    lines.take(quoted ? /:/y : /:(?=[ \n])/y);
    const odd = name === "__proto__" || name === "<<" || name.length > 1000;
    if (odd || Object.hasOwn(map, name) || (!quoted && plainValue(name) !== name)) {
      throw new NotPlain();
    }
    lines.note(map, name, at);
    takeGap(lines, above);
    map[name] = readFlow(lines, above, depth + 1);
  });
  return map;
}

function readList(lines: Lines, above: number, depth: number): Json[] {
  const list: Json[] = [];
  each(lines, above, "]", () => {
    lines.note(list, list.length, lines.at);
    list.push(readFlow(lines, above, depth + 1));
  });
  return list;
}

/** Calls `read` at the start of each entry, up to the closing bracket. */
function each(lines: Lines, above: number, close: string, read: () => void): void {
  let mark = ",";
  lines.at++;
  takeGap(lines, above);
  while (lines.text[lines.at] !== close) {
    if (mark !== ",") throw new NotPlain();
    read();
    takeGap(lines, above);
    mark = lines.text[lines.at] ?? "";
    if (mark === ",") {
      lines.at++;
      takeGap(lines, above);
    }
  }
  lines.at++;
}

function takeGap(lines: Lines, above: number): void {
  const [taken] = lines.take(gap);
  const line = taken.lastIndexOf("\n");
  if (line !== -1 && taken.length - line - 1 <= above) throw new NotPlain();
}

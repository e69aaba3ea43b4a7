import type { Json, JsonObject } from "../../openapi/pointer.ts";
import { readBlockText } from "./block-text.ts";
import { readFlow } from "./flow.ts";
import { Lines, NotPlain, type Places } from "./lines.ts";
import { isPlainLine, plainValue, trimSpaces } from "./plain-value.ts";

/**
 * Reads common YAML: maps and lists by indentation or in brackets, quoted and unquoted texts, blocks
 * of text. This reader is many times faster than a full parser. Returns undefined for rare syntax and
 * for errors. Fills `places` with the offset of every member and item.
 */
export function readPlainYaml(
  text: string,
  places?: Places,
): { data: Json; start: number; aliases: number } | undefined {
  if (rare.test(text) || !text.endsWith("\n")) return undefined;
  try {
    const lines = new Lines(text, places);
    const start = lines.at;
    const data = readNode(lines, -1, 0);
    return lines.indent === -1 ? { data, start, aliases: lines.aliases } : undefined;
  } catch (error) {
    // For a text with many millions of escapes, a regular expression throws a RangeError.
    if (error instanceof NotPlain || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Control characters (tabs included), unusual line ends, byte order marks, document markers and directives. */
const rare = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]|^(?:---|\.\.\.|%)/m;

/** A key with its colon and the spaces after the colon. A quoted key has no escapes. */
const key =
  /(?:"([^"\\\n]*)"|'([^'\n]*)'|([\p{L}0-9_$/.^+(](?:[^:#\n]|:(?![ \n]))*)):(?: +|(?=\n))/uy;

const dash = /-(?: +|(?=\n))/y;

const anchor = /&([\w-]+)(?: +|(?=\n))/y;
const alias = /\*([\w-]+)(?=\n)/y;

/** The deepest nesting that this reader supports. The full parser reads deeper values. */
const depthLimit = 100;

/** Reads a value that begins on a line of its own or after a dash. */
function readNode(lines: Lines, above: number, depth: number): Json {
  if (depth > depthLimit) throw new NotPlain();
  if (lines.meets(dash)) return readList(lines, depth);
  if (lines.meets(key)) return readMap(lines, depth);
  return readScalar(lines, above);
}

function readMap(lines: Lines, depth: number): JsonObject {
  const { indent } = lines;
  const map: JsonObject = {};
  while (lines.indent === indent) {
    const { index, 1: double, 2: single, 3: plain = "" } = lines.take(key);
    const name = double ?? single ?? plainKey(plain);
    if (Object.hasOwn(map, name) || name === "__proto__" || name === "<<") throw new NotPlain();
    lines.note(map, name, index);
    map[name] = readValue(lines, indent, depth);
  }
  if (lines.indent > indent) throw new NotPlain();
  return map;
}

/** Returns an unquoted key. A number must have JavaScript's spelling, e.g. `1`, not `1.0`. */
function plainKey(text: string): string {
  const value = plainValue(text);
  const kept = value !== null && String(value) === text;
  if (!kept || text.endsWith(" ") || text.length > 1000) throw new NotPlain();
  return text;
}

function readList(lines: Lines, depth: number): Json[] {
  const { indent } = lines;
  const list: Json[] = [];
  while (lines.indent === indent && lines.meets(dash)) {
    lines.take(dash);
    list.push(readItem(lines, list, indent, depth));
  }
  if (lines.indent > indent) throw new NotPlain();
  return list;
}

/** Reads a key's value, which may be an alias or have an anchor. */
function readValue(lines: Lines, indent: number, depth: number): Json {
  const { aliases, anchors } = lines;
  if (lines.meets(alias)) {
    const value = anchors.get(lines.take(alias)[1] ?? "");
    // The full parser reports an alias without an anchor, and limits the number of aliases.
    if (value === undefined || lines.aliases++ > 100) throw new NotPlain();
    lines.next();
    return value;
  }
  if (!lines.meets(anchor)) return readBehindKey(lines, indent, depth);
  const name = lines.take(anchor)[1] ?? "";
  const value = readBehindKey(lines, indent, depth);
  // Nested aliases can expand beyond all memory, so only the full parser reads an alias inside an anchored value.
  if (lines.aliases > aliases) throw new NotPlain();
  anchors.set(name, value);
  return value;
}

/** Reads the value after a key or on the next lines. A list on the next lines needs no deeper indentation. */
function readBehindKey(lines: Lines, indent: number, depth: number): Json {
  if (!lines.isAtEnd()) return readScalar(lines, indent);
  lines.next();
  if (lines.indent > indent) return readNode(lines, indent, depth + 1);
  return lines.indent === indent && lines.meets(dash) ? readList(lines, depth + 1) : null;
}

/** Reads the value after a dash or on the next lines. */
function readItem(lines: Lines, list: Json[], indent: number, depth: number): Json {
  if (lines.isAtEnd()) lines.next();
  else lines.indentHere();
  if (lines.indent <= indent) throw new NotPlain();
  lines.note(list, list.length, lines.at);
  return readNode(lines, indent, depth + 1);
}

function readScalar(lines: Lines, above: number): Json {
  const mark = lines.text[lines.at] ?? "";
  if (mark === "|" || mark === ">") return readBlockText(lines, above);
  if (!/["'[{]/.test(mark)) return readPlain(lines, above);
  const value = readFlow(lines, above);
  if (!lines.isAtEnd()) throw new NotPlain();
  lines.next();
  return value;
}

/** Reads an unquoted value and joins its lines with spaces. */
function readPlain(lines: Lines, above: number): Json {
  const line = lines.takeRest();
  const comment = line.indexOf(" #");
  let text = trimSpaces(comment === -1 ? line : line.slice(0, comment));
  let goesOn = lines.next() && text === line;
  while (lines.indent > above) {
    const more = lines.takeRest();
    if (!goesOn || !isPlainLine(more)) throw new NotPlain();
    text += ` ${more}`;
    goesOn = lines.next();
  }
  return plainValue(text);
}

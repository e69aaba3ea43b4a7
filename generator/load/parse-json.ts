import { type Json, segmentsOf } from "../openapi/pointer.ts";
import { jsonSyntaxError } from "./json-syntax-error.ts";
import type { Parsed } from "./source.ts";

/**
 * The place of a value. `offset`: the start of the member's key or of the array's item. `members`: the places of the
 * value's own members or items, by key or index.
 */
interface Place {
  offset: number;
  members?: Map<string, Place>;
}

/**
 * Parses a JSON text with `JSON.parse`, which is much faster than a YAML parser. A second pass finds
 * duplicate keys and the place of each value. YAML that is not JSON is a syntax error.
 */
export function parseJson(text: string): Parsed {
  let data: Json;
  try {
    data = JSON.parse(text);
  } catch {
    return { data: undefined, errors: [jsonSyntaxError(text)], offsetOf: () => 0 };
  }
  const { root, errors } = scan(text);
  return { data, errors, offsetOf: (pointer) => offsetOf(root, pointer) };
}

function offsetOf(root: Place, pointer: string): number {
  let place = root;
  for (const segment of segmentsOf(pointer)) {
    const member = place.members?.get(segment);
    if (member === undefined) return place.offset;
    place = member;
  }
  return place.offset;
}

/** The places in a valid JSON text, and an error for each duplicate key. */
function scan(text: string): { root: Place; errors: { message: string; offset: number }[] } {
  const errors: { message: string; offset: number }[] = [];
  const root: Place = { offset: 0 };
  const open: { place: Place; list: boolean }[] = [];
  let current = root;
  const mark = /["{}[\],]/g;
  while (mark.test(text)) {
    const index = mark.lastIndex - 1;
    const top = open.at(-1);
    switch (text[index]) {
      case "{":
      case "[":
        current.members = new Map();
        open.push({ place: current, list: text[index] === "[" });
        if (text[index] === "[") current = addItem(current, index + 1);
        break;
      case "}":
      case "]":
        open.pop();
        break;
      case ",":
        if (top?.list) current = addItem(top.place, index + 1);
        break;
      case '"': {
        const end = endOfString(text, index);
        if (top !== undefined && !top.list && isKey(text, end + 1)) {
          const name = keyText(text, index, end);
          if (top.place.members?.has(name)) {
            errors.push({
              message: `the key ${JSON.stringify(name)} occurs twice in one object`,
              offset: index,
            });
          }
          current = { offset: index };
          top.place.members?.set(name, current);
        }
        mark.lastIndex = end + 1;
        break;
      }
    }
  }
  return { root, errors };

  function addItem(list: Place, from: number): Place {
    let offset = from;
    while (isSpace(text.charCodeAt(offset))) offset++;
    const item = { offset };
    list.members?.set(String(list.members.size), item);
    return item;
  }
}

function keyText(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end);
  return raw.includes("\\") ? String(JSON.parse(text.slice(start, end + 1))) : raw;
}

function isKey(text: string, from: number): boolean {
  let index = from;
  while (isSpace(text.charCodeAt(index))) index++;
  return text[index] === ":";
}

/** Whether a code unit is white space. Outside of strings, valid JSON contains no other code unit up to 0x20. */
function isSpace(code: number): boolean {
  return code <= 0x20;
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  for (; end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

import { NotPlain } from "./lines.ts";

/** A line of an unquoted text: no comment, no final space, and no colon before a space or the line end. */
const line = /^(?!#)[^:#]*(?:(?::(?! )|(?<! )#)[^:#]*)*(?<![: ])$/u;

/** A YAML indicator. This reader rejects an unquoted text that begins with an indicator. */
const mark = /^(?:[?:,[\]{}#&*!|>'"%@`]|-(?![^ ]))/;

const number = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]{1,3})?$/;

/** Unusual spellings of numbers, booleans and null, and the merge key. */
const rare =
  /^(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:e[-+]?[0-9]+)?|0o[0-7]+|0x[0-9a-f]+|[-+]?\.(?:inf|nan)|true|false|null|~|<<)$/i;

const words: ReadonlyMap<string, boolean | null> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/** Whether `text`, a single line, can continue an unquoted text of earlier lines. */
export function isPlainLine(text: string): boolean {
  return line.test(text);
}

/** Removes final spaces, but no other white space, which is text in YAML. */
export function trimSpaces(text: string): string {
  let end = text.length;
  while (text[end - 1] === " ") end--;
  return text.slice(0, end);
}

/** The value of an unquoted text. @throws NotPlain if the text has rare syntax */
export function plainValue(text: string): string | number | boolean | null {
  const word = words.get(text);
  if (word !== undefined) return word;
  if (number.test(text)) return Number(text);
  if (text === "" || mark.test(text) || !line.test(text) || rare.test(text)) throw new NotPlain();
  return text;
}

import { NotPlain } from "./lines.ts";

/** A line without the colon of a key and without a comment. */
const line = /^(?!#)[^:#]*(?:(?::(?! )|(?<! )#)[^:#]*)*(?<![: ])$/u;

/** An indicator of YAML; no text without quotes begins with one. */
const mark = /^(?:[?:,[\]{}#&*!|>'"%@`]|-(?![^ ]))/;

const number = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]{1,3})?$/;

/** Numbers, booleans and null in other spellings, and the merge key. */
const rare =
  /^(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:e[-+]?[0-9]+)?|0o[0-7]+|0x[0-9a-f]+|[-+]?\.(?:inf|nan)|true|false|null|~|<<)$/i;

const words: ReadonlyMap<string, boolean | null> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/** Whether a text without quotes can continue with this line. */
export function isPlainLine(text: string): boolean {
  return line.test(text);
}

/** The value of a text without quotes. @throws NotPlain */
export function plainValue(text: string): string | number | boolean | null {
  const word = words.get(text);
  if (word !== undefined) return word;
  if (number.test(text)) return Number(text);
  if (text === "" || mark.test(text) || !line.test(text) || rare.test(text)) throw new NotPlain();
  return text;
}

import { NotPlain } from "./lines.ts";

/** What begins with no mark of YAML, and holds none and no comment. */
const plain = /^(?:[^-?:,[\]{}#&*!|>'"%@` ]|-(?=[^ ]))(?:[^:#]|:(?! )|(?<! )#)*(?<![: ])$/u;

const number = /^-?(?:0|[1-9][0-9]{0,15})(?:\.[0-9]+)?(?:[eE][-+]?[0-9]{1,3})?$/;

/** Numbers, truths and nothing in other spellings, and the mark of a merge. */
const rare =
  /^(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:e[-+]?[0-9]+)?|0o[0-7]+|0x[0-9a-f]+|[-+]?\.(?:inf|nan)|true|false|null|~|<<)$/i;

const words: ReadonlyMap<string, boolean | null> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/** Whether a text can stand on one line without quotes. */
export function isPlain(text: string): boolean {
  return plain.test(text);
}

/** The value of a text without quotes. @throws NotPlain */
export function plainValue(text: string): string | number | boolean | null {
  const word = words.get(text);
  if (word !== undefined) return word;
  if (number.test(text)) return Number(text);
  if (!isPlain(text) || rare.test(text)) throw new NotPlain();
  return text;
}

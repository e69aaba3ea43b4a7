import { XmlError } from "./xml-error.ts";

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};
// One match for each "&": without a body where what follows is no reference.
const reference = /&(?:([a-z]+);|#([0-9]+);|#x([0-9a-fA-F]+);)?/g;
const outside = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const HIGHEST = 0x10ffff;

/** Throws `XmlError` for a character that XML 1.0 excludes. */
export function requireCharacters(text: string): void {
  if (outside.test(text)) throw new XmlError("The file has a character that XML excludes.");
}

/** A text with its references resolved; XML's own five entities are known, any other throws `XmlError`. */
export function resolveReferences(text: string): string {
  return text.includes("&") ? text.replace(reference, resolve) : text;
}

/** A value of an attribute: its white space is spaces, but for that of references. */
export function attributeValue(text: string): string {
  return resolveReferences(text.replace(/[\t\n]/g, " "));
}

function resolve(found: string, name?: string, decimal?: string, hexadecimal?: string): string {
  if (name !== undefined && Object.hasOwn(entities, name)) return entities[name] ?? "";
  const digits = decimal ?? hexadecimal;
  const code = Number.parseInt(digits ?? "", hexadecimal === undefined ? 10 : 16);
  if (!(code <= HIGHEST)) throw new XmlError(`"${found}" is no reference that is read here.`);
  const character = String.fromCodePoint(code);
  requireCharacters(character);
  return character;
}

import fc from "fast-check";

const encode = (text: string) => new TextEncoder().encode(text);
const bytes = (...values: number[]) => Uint8Array.from(values);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

// Conversions of a JSON text to the bytes of a request body. Many conversions make an invalid body.
const forms = {
  plain: (text) => encode(text),
  spaced: (text) => encode(JSON.stringify(JSON.parse(text), null, 2)),
  "first member name twice": (text) => encode(text.replace(/^\{("[^"]*"):/, "{$1:null,$1:")),
  "names escaped": (text) =>
    encode(text.replace(/"(\w)(\w*)":/g, (_, a, b) => `"${escaped(a)}${b}":`)),
  "whole numbers with a fraction": (text) =>
    encode(text.replace(/:(-?[0-9]{1,9})([,}])/g, ":$1.0$2")),
  "numbers with exponents": (text) => encode(text.replace(/:([1-9][0-9]{0,8})([,}])/g, ":$1e0$2")),
  "a number above every double": (text) => encode(text.replace(/:-?[0-9.]+([,}])/, ":1e400$1")),
  "many digits": (text) => encode(text.replace(/:-?[0-9.]+([,}])/, ":9007199254740993$1")),
  "NUL in a text": (text) => encode(text.replace(/:"/, ':"\\u0000')),
  "half a surrogate pair in a text": (text) => encode(text.replace(/:"/, ':"\\ud83d')),
  "a whole surrogate pair, escaped": (text) => encode(text.replace(/:"/, ':"\\ud83d\\ude00')),
  "byte order mark": (text) => joined(bytes(0xef, 0xbb, 0xbf), encode(text)),
  "not UTF-8": (text) => joined(encode(text.slice(0, -1)), bytes(0xff, 0xfe), encode("}")),
  "surrogate as UTF-8": (text) =>
    joined(encode('{"a":"'), bytes(0xed, 0xa0, 0x80), encode(`",${text.slice(1)}`)),
  "UTF-16": (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le")),
  "cut short": (text) => encode(text.slice(0, Math.floor(text.length / 2))),
  "comma at the end": (text) => encode(text.replace(/\}$/, ",}")),
  "a comment": (text) => encode(`/* */${text}`),
  "two values": (text) => encode(`${text}${text}`),
  NaN: (text) => encode(text.replace(/:-?[0-9.]+([,}])/, ":NaN$1")),
  "single quotes": (text) => encode(text.replaceAll('"', "'")),
  empty: () => bytes(),
  blank: () => encode(" \n\t "),
  null: () => encode("null"),
  text: () => encode('"text"'),
  number: () => encode("0"),
  list: (text) => encode(`[${text}]`),
  "deep lists": () => encode("[".repeat(20_000) + "]".repeat(20_000)),
  "deep objects": () => encode(`${'{"a":'.repeat(65)}1${"}".repeat(65)}`),
  "64 deep": () => encode(`${'{"a":'.repeat(64)}1${"}".repeat(64)}`),
  "too large": (text) => encode(text + " ".repeat(250_000)),
  "many members": () => encode(`{${Array.from({ length: 5000 }, (_, at) => `"a${at}":1`).join()}}`),
} satisfies Record<string, (text: string) => Uint8Array>;

/** The name of a conversion from JSON text to bytes. */
export type RawForm = keyof typeof forms;

/** Generates names of conversions. */
export const rawForm: fc.Arbitrary<RawForm> = fc.constantFrom(...(Object.keys(forms) as RawForm[]));

/** Converts a JSON text to bytes by the conversion named `form`. */
export function writeAs(form: RawForm, text: string): Uint8Array {
  return forms[form](text);
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

import fc from "fast-check";
import { expect, it } from "vitest";
import { openEmbeddedFonts } from "../../../server/rendering/fonts.ts";
import {
  isUnprintable,
  needsEmbeddedFont,
  printable,
} from "../../../server/rendering/printable-text.ts";

// The characters 0x80 to 0x9f of Windows-1252. The test lists them, because some releases of Node decode these
// bytes as ISO 8859-1.
const extra = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
const latin1 = Array.from({ length: 256 }, (_, point) => String.fromCharCode(point));
const drawn = new Set(
  [...latin1, ...extra].filter((character) => !/[\p{Cc}\p{Cf}]/u.test(character)),
).add("\n");

it.each([
  ["Ñandú, pingüino, ¿cuánto?, 1º, 2ª, €", "Ñandú, pingüino, ¿cuánto?, 1º, 2ª, €"],
  ["n\u0303 e\u0301", "ñ é"],
  ["Gőbel ẽ g\u0303", "Gőbel ẽ g\u0303"],
  ["ﬁ １２", "fi 12"],
  ["−5 a‑b", "-5 a-b"],
  ["a\tb\r\nc\u2028d", "a    b\nc\nd"],
  ["cero\u200bancho\u00ad", "ceroancho"],
])("%j prints as %j", (text, expected) => {
  expect(printable(text)).toBe(expected);
});

it.each([
  ["Chinese", "日本", "??"],
  ["Hebrew and Arabic", "שלום سلام", "???? ????"],
  ["a family emoji of joined characters", "👨‍👩‍👧‍👦.", "?."],
  ["a flag", "🇨🇱.", "?."],
  ["one of the two characters of a flag", "🇨.", "?."],
  ["control characters", "a\u0000b\u0080c", "a?b?c"],
  ["half a surrogate pair", "a\ud800b", "a?b"],
])("%s is replaced by question marks", (_, text, expected) => {
  expect(printable(text)).toBe(expected);
});

it("each character of printable text is in the standard fonts or in every embedded font", async () => {
  const fonts = [...(await openEmbeddedFonts()).values()];
  const files = fonts.map((font) => new Set(font.characterSet));
  const hasAll = (character: string) =>
    files.every((points) => points.has(character.codePointAt(0) ?? 0));
  const isKept = (text: string) => {
    const foreign = [...printable(text)].filter((character) => !drawn.has(character));
    return foreign.every(hasAll) && needsEmbeddedFont(printable(text)) === foreign.length > 0;
  };
  const every = Array.from({ length: 0x10000 }, (_, point) => String.fromCharCode(point));
  expect(every.filter((character) => !isKept(character))).toEqual([]);
  fc.assert(fc.property(fc.string({ unit: "binary" }), isKept));
});

it.each([
  ["Łukasz Żółć & Şükrü Ελλάς Иван", false],
  ["¿Cuánto?", false],
  ["¿Qué？ 日", true],
  ["¿Qué？", false],
  ["¿Qué︖", false],
  ["🇨🇱", true],
  ["日本?", true],
])("%s contains unprintable characters: %s", (text, expected) => {
  expect(isUnprintable(text)).toBe(expected);
});

it("text is cut after 20,000 characters, and ends with an ellipsis", () => {
  const text = printable("ñ".repeat(1_000_000));
  expect(text).toHaveLength(20_001);
  expect(text.endsWith("…")).toBe(true);
});

it("a character of two code units at the cut is dropped as a whole", () => {
  const text = `${"a".repeat(19_999)}𝐀b`;
  expect(printable(text)).toBe(`${"a".repeat(19_999)}…`);
  expect(isUnprintable(text)).toBe(false);
});

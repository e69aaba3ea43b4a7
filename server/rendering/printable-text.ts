// The replacement for a character that neither the standard fonts nor the embedded font has.
const substitute = "?";

// Latin-1 and the 27 characters that Windows-1252 adds: the range of WinAnsiEncoding.
const latin = String.raw`\n\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ`;
// Latin, Greek and Cyrillic, marks, punctuation and signs of the embedded font; a test compares this with the font.
const more = String.raw`\u0100-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u1ab0-\u1abe\u1c80-\u1c88\u1d00-\u1df5\u1e00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe\u2013-\u2027\u2030-\u205e\u2070\u2071\u2074-\u208e\u2090-\u209c\u20a0-\u20c0\u2100-\u215f\u2212\u2c60-\u2c7f\u2de0-\u2dff\ua640-\ua69f\ua700-\ua7ca`;
const isLatin = new RegExp(`^[${latin}]*$`);
const isDrawable = new RegExp(`^[${latin}${more}]*$`);
const foreign = new RegExp(`[^${latin}${more}]+`, "g");
// A grapheme (one character as a reader sees it), e.g. a flag or an emoji of joined characters. It gets a single
// substitute.
// `Intl.Segmenter` is not used, because its time is quadratic in the length of a text.
const sign = /\p{RI}{1,2}|\P{RI}(?:[\p{M}\p{EMod}\p{Cf}]|(?<=\u200d)\p{Extended_Pictographic})*/gu;

// Wide, small and vertical question marks. They are printed as "?", but this "?" is no substitute.
const wideMarks = /[\uff1f\ufe56\ufe16]/g;

// About five printed pages. Wrapping longer text would block the drawing thread; the XML contains the whole
// text.
const longest = 20_000;

/**
 * Replaces each character that the PDF's fonts lack: by plain characters if possible ("fi" for "ﬁ"), else by "?".
 * Removes combining marks and format characters that the fonts lack. Cuts text after 20,000 characters.
 */
export function printable(text: string): string {
  const lines = linesOf(text);
  return isLatin.test(lines) ? lines : drawable(lines);
}

/** Whether printed text needs the embedded font, because the standard fonts (WinAnsi) lack a character. */
export function needsEmbeddedFont(printed: string): boolean {
  return !isLatin.test(printed);
}

/** Whether a character of the text is printed as the substitute "?". */
export function isUnprintable(text: string): boolean {
  const lines = linesOf(text);
  if (isLatin.test(lines)) return false;
  return count(drawable(lines)) > count(lines.replace(wideMarks, substitute));
}

function linesOf(text: string): string {
  const kept = text.length > longest ? `${cut(text)}…` : text;
  return kept.replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n").replace(/\t/g, "    ");
}

// Drops half of a surrogate pair at the cut.
function cut(text: string): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
}

function drawable(lines: string): string {
  return lines
    .normalize("NFC")
    .replace(/[\u2010-\u2012\u2043\u2212]/g, "-")
    .replace(foreign, (run) => run.replace(sign, drawSign));
}

function drawSign(character: string): string {
  const plain = character.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "");
  return isDrawable.test(plain) ? plain : substitute;
}

function count(text: string): number {
  return text.split(substitute).length;
}

/** Printed in place of a character that the standard fonts lack. */
export const substitute = "?";

// Latin-1 and the 27 characters that Windows-1252 adds: the range of WinAnsiEncoding.
const drawable = String.raw`\n\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ`;
const whole = new RegExp(`^[${drawable}]*$`);
const foreign = new RegExp(`[^${drawable}]+`, "g");
// A flag or a joined family is one sign to a reader, so it gets one substitute. (Intl.Segmenter
// would know more, but takes quadratic time over a long run.)
const sign = /\p{RI}{1,2}|\P{RI}(?:[\p{M}\p{EMod}\p{Cf}]|(?<=\u200d)\p{Extended_Pictographic})*/gu;

// Five printed pages. Longer text is in the XML; wrapping it for print would block the process.
const longest = 20_000;

/** The text in characters of the standard PDF fonts (WinAnsi). Unsupported accents are removed, other characters become `substitute`. Line breaks stay; text beyond 20,000 characters ends in an ellipsis. */
export function printable(text: string): string {
  const kept = text.length > longest ? `${text.slice(0, longest)}…` : text;
  const lines = kept.replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n").replace(/\t/g, "    ");
  if (whole.test(lines)) return lines;
  return lines
    .normalize("NFC")
    .replace(/[\u2010-\u2012\u2043\u2212]/g, "-")
    .replace(foreign, (run) => run.replace(sign, drawSign));
}

function drawSign(character: string): string {
  const plain = character.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "");
  return whole.test(plain) ? plain : substitute;
}

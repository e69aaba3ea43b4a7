/** Returns the width in points of a text in one font and size. */
export type Measure = (text: string) => number;

/**
 * Splits a text at line breaks and spaces into lines of at most `width` points. Breaks a word only if the word alone is
 * too wide. Omits empty lines at the end.
 */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  const lines = text.split("\n").flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
  while (lines.length > 1 && lines.at(-1) === "") lines.pop();
  return lines;
}

function wrapParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  const space = measure(" ");
  let line = "";
  let used = 0;
  for (const word of paragraph.split(" ")) {
    if (word === "") continue;
    const wide = measure(word);
    if (line !== "" && used + space + wide <= width) {
      line += ` ${word}`;
      used += space + wide;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = wide <= width ? [word] : breakWord(word, width, measure);
    line = pieces.pop() ?? "";
    for (const piece of pieces) lines.push(piece);
    used = measure(line);
  }
  lines.push(line);
  return lines;
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = "";
  let used = 0;
  for (const character of word) {
    const wide = measure(character);
    if (piece !== "" && used + wide > width) {
      pieces.push(piece);
      piece = "";
      used = 0;
    }
    piece += character;
    used += wide;
  }
  pieces.push(piece);
  return pieces;
}

/** Returns a text as one line of at most `width` points, without line breaks. An ellipsis replaces the cut end. */
export function clipText(text: string, width: number, measure: Measure): string {
  const line = text.replaceAll("\n", " ");
  if (measure(line) <= width) return line;
  const first = breakWord(line.slice(0, 1000), width - measure("…"), measure)[0] ?? "";
  return `${first.trimEnd()}…`;
}

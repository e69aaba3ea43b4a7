import { type Lines, NotPlain } from "./lines.ts";

const header = /([|>])([1-9]?)([-+]?)(?: *| +#.*)\n/y;

/**
 * Reads a block of text, literal after `|` and folded after `>`. `-` drops all final line ends, and `+` keeps all;
 * without a sign, one is kept. A digit states how many spaces the lines are indented beyond the parent's
 * indentation `above`.
 */
export function readBlockText(lines: Lines, above: number): string {
  const [, style, further, ends] = lines.take(header);
  if (further !== "" && above < 0) throw new NotPlain();
  const kept = takeBlock(lines, above, further === "" ? undefined : above + Number(further));
  const { length } = kept;
  while (kept.at(-1) === "") kept.pop();
  const text = style === "|" ? kept.join("\n") : folded(kept);
  if (ends === "+") return text + "\n".repeat(length - kept.length + (text === "" ? 0 : 1));
  return ends === "-" || text === "" ? text : `${text}\n`;
}

/** The lines of a block, unindented. `declared` is the indentation; if undefined, the first line with text sets it. */
function takeBlock(lines: Lines, above: number, declared: number | undefined): string[] {
  const { text } = lines;
  const kept: string[] = [];
  let indent = declared;
  let blank = 0;
  let start = lines.at;
  for (let end = start; start < text.length; start = end + 1) {
    end = text.indexOf("\n", start);
    const line = text.slice(start, end);
    const own = line.search(/[^ ]/);
    if (own !== -1) {
      if (own <= above) break;
      indent ??= own;
      if (own < Math.max(indent, blank)) throw new NotPlain();
    } else if (indent === undefined) blank = Math.max(blank, line.length);
    kept.push(line.slice(indent ?? line.length));
  }
  lines.goTo(start);
  return kept;
}

/**
 * Folds lines: a single line end becomes a space; of several line ends, the first is dropped. All line ends stay
 * before the first text and around a line that is indented further.
 */
function folded([first = "", ...others]: readonly string[]): string {
  let text = first;
  let ends = "\n";
  let isFolded = first !== "" && !first.startsWith(" ");
  for (const line of others) {
    if (line === "") ends += "\n";
    else {
      const folds = isFolded && !line.startsWith(" ");
      text += (folds ? ends.slice(1) || " " : ends) + line;
      ends = "\n";
      isFolded = !line.startsWith(" ");
    }
  }
  return text;
}

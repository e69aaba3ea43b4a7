import { type Lines, NotPlain } from "./lines.ts";

const header = /([|>])([1-9]?)(-?)(?: *| +#.*)\n/y;

/**
 * A block of text: lines as they stand behind `|`, folded behind `>`; without the last line end
 * behind `-`. A digit is the number of spaces by which its lines are indented further.
 */
export function readBlockText(lines: Lines, above: number): string {
  const [, style, further, strip] = lines.take(header);
  if (further !== "" && above < 0) throw new NotPlain();
  const kept = takeBlock(lines, above, further === "" ? undefined : above + Number(further));
  while (kept.at(-1) === "") kept.pop();
  if (kept.length === 0 || (kept[0] === "" && (further === "" || style === ">"))) {
    throw new NotPlain();
  }
  const text = style === "|" ? kept.join("\n") : folded(kept);
  return strip === "" ? `${text}\n` : text;
}

/** The lines of a block without their common indentation: the declared one, else that of the first line. */
function takeBlock(lines: Lines, above: number, declared: number | undefined): string[] {
  const { text } = lines;
  const kept: string[] = [];
  let indent = declared ?? 0;
  let start = lines.at;
  for (let end = start; start < text.length; start = end + 1) {
    end = text.indexOf("\n", start);
    const line = text.slice(start, end);
    const own = line.search(/[^ ]/);
    if (own === -1 && line.length > indent) throw new NotPlain();
    if (own !== -1 && own <= above) break;
    if (kept.length === 0 && declared === undefined) indent = own;
    if (own !== -1 && own < indent) throw new NotPlain();
    kept.push(line.slice(indent));
  }
  lines.goTo(start);
  return kept;
}

/** One line end between lines is a space, each further one stays. */
function folded(kept: readonly string[]): string {
  // Lines that stand further in are not folded.
  if (kept.some((line) => line.startsWith(" "))) throw new NotPlain();
  return kept.join("\n").replace(/\n(\n*)/g, (_, more: string) => more || " ");
}

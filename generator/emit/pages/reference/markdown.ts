import { html } from "../html.ts";
import { Markup } from "./markup.ts";

/**
 * A description as HTML: paragraphs, lists, headings, fenced code, code, bold, emphasis and links
 * to web and mail addresses. Headings become bold paragraphs. The text is escaped first, so that markup in it stays text.
 */
export function markdown(text: string): Markup {
  const blocks = text.trim() === "" ? [] : blocksOf(text.replaceAll("\r\n", "\n"));
  return new Markup(blocks.join("\n"));
}

/** A description as HTML: a single paragraph becomes one element; any other text is converted by `markdown`. */
export function markdownLine(text: string): Markup {
  const trimmed = text.trim();
  return /\n\s*\n|^\s*([-*+]|[0-9]+\.|```|#)/m.test(trimmed)
    ? markdown(trimmed)
    : new Markup(trimmed === "" ? "" : `<p>${inline(trimmed)}</p>`);
}

function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let fence: string[] | undefined;
  let plain: string[] = [];
  const flush = () => {
    blocks.push(...paragraphs(plain));
    plain = [];
  };
  // Images would load from elsewhere, so their alternative text replaces them; quotations become plain text.
  const words = text
    .replace(/!\[([^[\]\n]{0,300})\]\([^()\n]{1,2000}\)/g, "$1")
    .replace(/^\s{0,3}>\s?(\[![A-Z]+\]\s*$)?/gm, "");
  for (const line of words.split("\n")) {
    if (/^\s*```/.test(line)) {
      if (fence === undefined) flush();
      else blocks.push(codeBlock(fence));
      fence = fence === undefined ? [] : undefined;
    } else if (fence !== undefined) fence.push(line);
    else plain.push(line);
  }
  // An unclosed fence holds the rest of the text, as in CommonMark.
  if (fence !== undefined) blocks.push(codeBlock(fence));
  flush();
  return blocks;
}

function codeBlock(lines: readonly string[]): string {
  return `<pre><code>${html(lines.join("\n"))}</code></pre>`;
}

function paragraphs(lines: readonly string[]): string[] {
  const blocks: string[] = [];
  let kind = "";
  let held: string[] = [];
  const flush = () => {
    if (held.length > 0) blocks.push(block(kind, held));
    held = [];
    kind = "";
  };
  for (const line of lines) {
    const bullet = /^\s*(?:[-*+]|([0-9]{1,9})[.)])\s+(.*)$/.exec(line);
    const heading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$/.exec(line);
    if (line.trim() === "") flush();
    else if (heading !== null) {
      flush();
      blocks.push(`<p><strong>${inline(heading[1] ?? "")}</strong></p>`);
    } else if (bullet !== null) {
      const wanted = bullet[1] === undefined ? "ul" : "ol";
      if (kind !== wanted) flush();
      kind = wanted;
      held.push(bullet[2] ?? "");
    } else if (held.length > 0) held.push(`${held.pop()}\n${line.trim()}`);
    else {
      kind = "p";
      held = [line.trim()];
    }
  }
  flush();
  return blocks;
}

function block(kind: string, held: readonly string[]): string {
  const items = held.map((item) => (kind === "p" ? inline(item) : `<li>${inline(item)}</li>`));
  return `<${kind}>${items.join("")}</${kind}>`;
}

/** One run of text. Code is cut out first: nothing in it is markup. */
function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      /^`[^`]+`$/.test(part) ? `<code>${html(part.slice(1, -1))}</code>` : styled(part),
    )
    .join("");
}

function styled(text: string): string {
  return text
    .split(/(\[[^[\]\n]{1,300}\]\([^()\s]{1,2000}\))/)
    .map((part) => {
      const link = /^\[([^[\]\n]+)\]\(([^()\s]+)\)$/.exec(part);
      if (link === null) return emphasised(html(part));
      const [, words = "", target = ""] = link;
      const shown = emphasised(html(words));
      return /^(https?:\/\/|mailto:)/i.test(target)
        ? `<a href="${html(target)}" rel="noreferrer">${shown}</a>`
        : shown;
    })
    .join("");
}

/** Bold and emphasis in a text that is escaped already. */
function emphasised(escaped: string): string {
  return escaped
    .replace(/\*\*([^*\n]{1,500})\*\*/g, "<strong>$1</strong>")
    .replace(/(^|[\s(])_([^_\n]{1,500})_(?=$|[\s).,;:])/g, "$1<em>$2</em>")
    .replace(/(^|[\s(])\*([^*\s][^*\n]{0,500})\*(?=$|[\s).,;:])/g, "$1<em>$2</em>");
}

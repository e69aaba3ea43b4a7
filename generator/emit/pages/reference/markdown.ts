import { html } from "../html.ts";
import { Markup } from "./markup.ts";

/**
 * Converts a description to HTML: paragraphs, lists, headings, fenced code, inline code, bold, emphasis, and links
 * to web and mail addresses. Headings become bold paragraphs. HTML in the description is escaped.
 */
export function markdown(text: string): Markup {
  const blocks = text.trim() === "" ? [] : blocksOf(text.replaceAll("\r\n", "\n"));
  return new Markup(blocks.join("\n"));
}

/** Converts a description to HTML. A single paragraph becomes one `<p>`; `markdown()` converts other text. */
export function markdownLine(text: string): Markup {
  const trimmed = text.trim();
  return /\n\s*\n|^\s*([-*+>]|[0-9]+[.)]|```|#)/m.test(trimmed)
    ? markdown(trimmed)
    : new Markup(trimmed === "" ? "" : `<p>${inline(trimmed)}</p>`);
}

function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let fence: string[] | undefined;
  let isQuoted = false;
  let plain: string[] = [];
  const flush = () => {
    blocks.push(...paragraphs(plain));
    plain = [];
  };
  for (const written of text.split("\n")) {
    // Quotations become plain text. In a fence, `>` is code, except if the fence is in a quotation.
    const bare = written.replace(/^[ \t]{0,3}>[ \t]?(\[![A-Z]+\][ \t]*$)?/, "");
    const line = fence === undefined || isQuoted ? bare : written;
    if (/^\s*```/.test(line)) {
      if (fence === undefined) flush();
      else blocks.push(codeBlock(fence));
      fence = fence === undefined ? [] : undefined;
      isQuoted = bare !== written;
    } else if (fence !== undefined) fence.push(line);
    else plain.push(line);
  }
  // An unclosed fence contains the rest of the text, as in CommonMark.
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

/** Converts inline text. U+FFFC replaces code until `styled` has run, so `*` in code stays a `*`. */
function inline(text: string): string {
  const codes: string[] = [];
  const words = text.replaceAll("\ufffc", "").replace(/`([^`]+)`/g, (_, code: string) => {
    codes.push(`<code>${html(code)}</code>`);
    return "\ufffc";
  });
  return styled(words).replaceAll("\ufffc", () => codes.shift() ?? "");
}

/** Converts links, bold and emphasis. The page loads no images, so alternative texts replace the images. */
function styled(text: string): string {
  return text
    .replace(/!\[([^[\]\n]{0,300})\]\([^()\n\ufffc]{1,2000}\)/g, "$1")
    .split(/(\[[^[\]\n]{1,300}\]\([^()\s\ufffc]{1,2000}\))/)
    .map((part) => {
      const link = /^\[([^[\]\n]+)\]\(([^()\s\ufffc]+)\)$/.exec(part);
      if (link === null) return emphasised(html(part));
      const [, words = "", target = ""] = link;
      const shown = emphasised(html(words));
      return /^(https?:\/\/|mailto:)/i.test(target)
        ? `<a href="${html(target)}" rel="noreferrer">${shown}</a>`
        : shown;
    })
    .join("");
}

/** Adds bold and emphasis to an escaped text. */
function emphasised(escaped: string): string {
  return escaped
    .replace(/\*\*([^*\n]{1,500})\*\*/g, "<strong>$1</strong>")
    .replace(/(^|[\s(])_([^_\n]{1,500})_(?=$|[\s).,;:])/g, "$1<em>$2</em>")
    .replace(/(^|[\s(])\*([^*\s][^*\n]{0,500})\*(?=$|[\s).,;:])/g, "$1<em>$2</em>");
}

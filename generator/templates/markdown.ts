import { visible } from "../diagnostics/diagnostic.ts";

/** A text of a spec as one line of Markdown: replaces line breaks and control characters, and escapes `<`. */
export function markdownText(text: string): string {
  return oneLine(text).replaceAll("<", "&lt;");
}

/** A text of a spec as code in one line of Markdown. */
export function markdownCode(text: string): string {
  return `\`${oneLine(text).replaceAll("`", "'")}\``;
}

function oneLine(text: string): string {
  return visible(text.replace(/\s+/g, " "));
}

import { type Location, visible } from "./diagnostic.ts";

/** Styles a text for a terminal, or returns it unchanged. */
export type Paint = (style: "dim" | "red", text: string) => string;

/** The lines around a location, with a mark under the column. Empty if `text` is undefined. */
export function frame(
  { line, column }: Location,
  text: string | undefined,
  paint: Paint = (_, plain) => plain,
): string {
  if (text === undefined) return "";
  const lines = text.split(/\r?\n/);
  const width = String(line + 1).length;
  const from = Math.max(0, column - 80);
  const rows = [line - 1, line, line + 1].flatMap((number) => {
    const content = lines[number - 1];
    if (content === undefined) return [];
    const mark = number === line ? ">" : " ";
    // A tab counts as one column, but fills several on a terminal.
    const shown = visible(content.slice(from, from + 100)).replaceAll("\t", " ");
    const row = `${mark} ${String(number).padStart(width)} | ${shown}`.trimEnd();
    if (number !== line) return [paint("dim", row)];
    const indent = `  ${" ".repeat(width)} | ${" ".repeat(column - 1 - from)}`;
    return [row, `${indent}${paint("red", "^")}`];
  });
  return rows.join("\n");
}

import {
  type Canvas,
  type Face,
  lineHeight,
  type Measurer,
  type Stroke,
  type Tag,
} from "./canvas.ts";
import { clipText, wrapText } from "./wrap-text.ts";

/** An unbreakable piece of a page: its height in points, and a function that draws it at a position. */
export interface Row {
  readonly height: number;
  /** Whether the row stays on one page with the next row. */
  readonly keepWithNext?: boolean;
  draw(canvas: Canvas, x: number, y: number): void;
}

/** The alignment of text in the available width. */
export type Align = "left" | "center" | "right";

/** The total height of stacked rows. */
export function heightOf(rows: readonly Row[]): number {
  return rows.reduce((height, row) => height + row.height, 0);
}

/** Empty space. */
export function gap(height: number): Row {
  return { height, draw() {} };
}

/** A horizontal line with space around it. */
export function rule(width: number, stroke: Stroke, around = 4): Row {
  return {
    height: around * 2,
    draw: (canvas, x, y) => canvas.rule(x, y + around, width, stroke),
  };
}

/** The layout of text in rows. */
export interface TextStyle {
  readonly face: Face;
  readonly width: number;
  readonly measure: Measurer;
  readonly align?: Align;
  /** The largest number of lines; an ellipsis marks a cut. */
  readonly most?: number;
}

/** One row for each line of a text; the rows form one paragraph. */
export function textRows(text: string, style: TextStyle): Row[] {
  const rows = linesOf(text, style).map((line) => lineRow(line, style));
  return tagged(rows, { type: "P" });
}

/** Returns copies of rows. The content that they draw belongs to one element (`tag`) of the PDF's structure tree. */
export function tagged(rows: readonly Row[], tag: Tag): Row[] {
  return rows.map((row) => ({
    ...row,
    draw: (canvas, x, y) => canvas.within(tag, () => row.draw(canvas, x, y)),
  }));
}

function linesOf(text: string, { face, width, measure, most = Infinity }: TextStyle): string[] {
  const ruler = (piece: string) => measure(piece, face);
  const lines = wrapText(text, width, ruler);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  return [...kept.slice(0, -1), clipText(`${kept.at(-1)} ${lines[most]}…`, width, ruler)];
}

/** One line of text. Text wider than `width` is drawn smaller, down to half the size. */
export function lineRow(text: string, style: Omit<TextStyle, "most">): Row {
  const { face, width, measure, align = "left" } = style;
  const wide = measure(text, face);
  const shrink = wide > width ? Math.max(0.5, width / wide) : 1;
  const drawn = shrink === 1 ? face : { ...face, size: face.size * shrink };
  const free = width - wide * shrink;
  const before = { left: 0, center: free / 2, right: free }[align];
  const lower = ((1 - shrink) * face.size) / 2;
  return {
    height: lineHeight(face),
    draw: (canvas, x, y) => {
      if (text !== "") canvas.write(text, x + before, y + lower, drawn);
    },
  };
}

/** A row that stores only its height and calls `layOut` to draw; thousands of stored layouts would use much memory. */
export function deferred({ height }: Row, layOut: () => Row): Row {
  return { height, draw: (canvas, x, y) => layOut().draw(canvas, x, y) };
}

/** Combines rows into one unbreakable row. */
export function together(rows: readonly Row[]): Row {
  return {
    height: heightOf(rows),
    draw(canvas, x, y) {
      let top = y;
      for (const row of rows) {
        row.draw(canvas, x, top);
        top += row.height;
      }
    },
  };
}

/** A row moved to the right. */
export function indent(row: Row, by: number): Row {
  return { ...row, draw: (canvas, x, y) => row.draw(canvas, x + by, y) };
}

/** Two columns in one row, the second at `offset`. If a column is higher than `limit`, the columns are stacked. */
export function sideBySide(
  left: readonly Row[],
  right: readonly Row[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Row[] {
  const moved = right.map((row) => indent(row, offset));
  if (Math.max(heightOf(left), heightOf(right)) > limit) return [...left, ...moved];
  return [over(together(left), together(moved))];
}

/** Two overlaid rows, as high as the higher one. */
export function over(first: Row, second: Row): Row {
  return {
    height: Math.max(first.height, second.height),
    draw(canvas, x, y) {
      first.draw(canvas, x, y);
      second.draw(canvas, x, y);
    },
  };
}

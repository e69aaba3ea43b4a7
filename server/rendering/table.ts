import type { Face, Measurer, Tag } from "./canvas.ts";
import { mapInTurns } from "./map-in-turns.ts";
import type { Section } from "./paginate.ts";
import { grey, hairline, inkOn, shade } from "./palette.ts";
import {
  type Align,
  deferred,
  gap,
  heightOf,
  indent,
  lineRow,
  over,
  type Row,
  tagged,
  textRows,
  together,
} from "./row.ts";

/** A column of a table. Text wider than the column is wrapped if `wraps` is true, otherwise drawn smaller. */
export interface Column {
  readonly title: string;
  readonly width: number;
  readonly align: Align;
  readonly wraps?: boolean;
}

/** One cell for each column, and small notes below, which span the columns from `notesFrom` to the last. */
export interface Entry {
  readonly cells: readonly string[];
  readonly notes?: readonly string[];
  readonly notesFrom?: number;
}

/** The style of a table. */
export interface TableStyle {
  readonly face: Face;
  readonly measure: Measurer;
  /** An entry up to this height, in points, stays on one page; a higher entry may continue on the next page. */
  readonly limit: number;
  /** The colour of the head, "#rrggbb"; light grey if absent. */
  readonly accent?: string | undefined;
}

const padding = 2;

/** A table with its head repeated on each page. */
export async function table(
  columns: readonly Column[],
  entries: readonly Entry[],
  style: TableStyle,
): Promise<Section> {
  const tag: Tag = { type: "Table" };
  const rows = await mapInTurns(entries, (entry) => {
    const laidOut = entryRows(columns, entry, style);
    const [whole] = laidOut;
    if (whole === undefined || laidOut.length > 1) return laidOut;
    return [deferred(whole, () => together(entryRows(columns, entry, style)))];
  });
  return { head: [headRow(columns, style, tag)], rows: tagged(rows.flat(), tag) };
}

function headRow(columns: readonly Column[], style: TableStyle, tag: Tag): Row {
  const width = widthOf(columns);
  const { accent = shade } = style;
  const bold = { ...style, face: { ...style.face, bold: true, colour: inkOn(accent) } };
  const titles = columns.map((column) =>
    tagged(cellRows({ ...column, wraps: false }, column.title, bold), { type: "TH" }),
  );
  const line = sideBySide(
    columns,
    titles.map(([title = gap(0)]) => title),
  );
  const [row = line] = tagged(tagged([line], { type: "TR" }), tag);
  let isFirst = true;
  return {
    height: line.height + 2 * padding + 2,
    draw(canvas, x, y) {
      canvas.fill(x, y, width, line.height + 2 * padding, accent);
      // On later pages the head is an artifact, because the PDF's structure contains the head row once.
      if (isFirst) row.draw(canvas, x, y + padding);
      else canvas.artifact(() => line.draw(canvas, x, y + padding));
      isFirst = false;
    },
  };
}

function entryRows(columns: readonly Column[], entry: Entry, style: TableStyle): Row[] {
  const line: Tag = { type: "TR" };
  const cells = columns.map((): Tag => ({ type: "TD" }));
  const stacks = columns.map((column, index) =>
    tagged(cellRows(column, entry.cells[index] ?? "", style), cells[index] ?? line),
  );
  // In the PDF's structure, notes belong to the cell of the column `notesFrom`.
  const notes = tagged(noteRows(columns, entry, style), cells[entry.notesFrom ?? 0] ?? line);
  // Notes start directly below the cells of column `notesFrom` and later columns. Earlier columns may have more lines.
  const above = Math.max(...stacks.slice(entry.notesFrom).map((stack) => stack.length));
  const most = Math.max(above + notes.length, ...stacks.map((stack) => stack.length));
  const lines = Array.from({ length: most }, (_, index) => {
    const shown = sideBySide(
      columns,
      stacks.map((stack) => stack[index] ?? gap(0)),
    );
    const note = notes[index - above];
    return note === undefined ? shown : over(shown, note);
  });
  const width = widthOf(columns);
  const end: Row = {
    height: 2 * padding,
    draw: (canvas, x, y) => canvas.rule(x, y + padding - 1, width, hairline),
  };
  const whole = [...tagged(lines, line), end];
  // The first line stays with the second, and the last line with the rule under it.
  return heightOf(whole) <= style.limit
    ? [together(whole)]
    : whole.map((row, index) => ({
        ...row,
        keepWithNext: index < 1 || index === whole.length - 2,
      }));
}

function noteRows(
  columns: readonly Column[],
  { notes = [], notesFrom = 0 }: Entry,
  { face, measure }: TableStyle,
): Row[] {
  const before = widthOf(columns.slice(0, notesFrom)) + padding;
  const width = widthOf(columns) - before - padding;
  const small = { ...face, size: face.size - 1, colour: grey };
  return notes.flatMap((note) =>
    textRows(note, { face: small, measure, width }).map((row) => indent(row, before)),
  );
}

function cellRows(column: Column, text: string, { face, measure }: TableStyle): Row[] {
  const style = { face, measure, width: column.width - 2 * padding, align: column.align };
  return column.wraps ? textRows(text, style) : [lineRow(text, style)];
}

function sideBySide(columns: readonly Column[], cells: readonly Row[]): Row {
  let offset = 0;
  const placed = cells.map((cell, index) => {
    const moved = indent(cell, offset + padding);
    offset += columns[index]?.width ?? 0;
    return moved;
  });
  return {
    height: Math.max(...cells.map((cell) => cell.height)),
    draw(canvas, x, y) {
      for (const cell of placed) cell.draw(canvas, x, y);
    },
  };
}

function widthOf(columns: readonly Column[]): number {
  return columns.reduce((sum, column) => sum + column.width, 0);
}

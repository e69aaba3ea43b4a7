import type { BlockStyle } from "./blocks.ts";
import type { Face } from "./canvas.ts";
import type { Section } from "./paginate.ts";
import { type Column, table } from "./table.ts";
import type { LineView } from "./view-lines.ts";
import type { ViewModel } from "./view-model.ts";

interface LineColumn {
  readonly title: string;
  readonly of: (line: LineView) => string;
  readonly most: number;
  readonly align: "left" | "right";
  readonly wraps?: boolean;
}

/** The table of a document's lines, without empty columns. The description fills the width that other columns leave. */
export async function lineTable({
  view,
  ...style
}: BlockStyle & { view: ViewModel }): Promise<Section> {
  const { words, lines } = view;
  const before: LineColumn[] = [
    { title: words.code, of: (line) => line.code, most: 70, align: "left", wraps: true },
  ];
  const after: LineColumn[] = [
    { title: words.quantity, of: (line) => line.quantity, most: 75, align: "right" },
    { title: words.unit, of: (line) => line.unit, most: 50, align: "left", wraps: true },
    { title: words.unitPrice, of: (line) => line.price, most: 90, align: "right" },
    { title: words.modifier, of: (line) => line.modifier, most: 80, align: "right" },
    { title: words.amount, of: (line) => line.total, most: 105, align: "right" },
  ];
  const measured = (columns: LineColumn[]) =>
    columns
      .filter(({ of }) => lines.some((line) => of(line) !== ""))
      .map((column) => ({ ...column, width: widthOf(column, lines, style) }));
  const [left, right] = [measured(before), measured(after)];
  const taken = [...left, ...right].reduce((sum, { width }) => sum + width, 0);
  const description: Column = {
    title: words.description,
    width: style.width - taken,
    align: "left",
    wraps: true,
  };
  const entries = lines.map((line) => ({
    cells: [
      ...left.map(({ of }) => of(line)),
      line.description,
      ...right.map(({ of }) => of(line)),
    ],
    notes: line.notes,
    notesFrom: left.length,
  }));
  return table([...left, description, ...right], entries, style);
}

function widthOf(
  { of, title, most }: LineColumn,
  lines: readonly LineView[],
  { measure, face }: BlockStyle,
): number {
  const bold: Face = { ...face, bold: true };
  let wide = measure(title, bold);
  for (const line of lines) {
    const text = of(line);
    wide = Math.max(wide, text.length > 60 ? most : measure(text, face));
  }
  return Math.min(most, wide + 7);
}

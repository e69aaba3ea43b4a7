import type { Face, Measurer } from "./canvas.ts";
import type { Section } from "./paginate.ts";
import { accentLine, grey, hairline } from "./palette.ts";
import {
  type Align,
  gap,
  heightOf,
  type Row,
  rule,
  sideBySide,
  tagged,
  textRows,
  together,
} from "./row.ts";
import { type Column, table } from "./table.ts";
import type { Fact } from "./view-facts.ts";
import type { ViewModel } from "./view-model.ts";

/** The layout of every block of a template. */
export interface BlockStyle {
  readonly width: number;
  readonly measure: Measurer;
  readonly face: Face;
  /** A height in points. Table entries and two-column blocks up to this height stay on one page. */
  readonly limit: number;
  /** The issuer's colour, "#rrggbb". */
  readonly accent?: string | undefined;
}

/** A bold heading that stays with the rows after it. */
export function heading(text: string, style: BlockStyle): Row[] {
  const face = { ...style.face, bold: true };
  const title = tagged(textRows(text, { ...style, face }), { type: "H2" });
  return [gap(6), ...title].map((row) => ({ ...row, keepWithNext: true }));
}

/** "Label: value", over as many lines as needed. */
export function factRows({ label, value }: Fact, style: BlockStyle): Row[] {
  return textRows(`${label}: ${value}`, style);
}

/** A label at the left, and the value in a column of its own. */
export function factColumns({ label, value }: Fact, style: BlockStyle): Row[] {
  const offset = style.width * 0.4;
  const bold = { ...style, width: offset - 6, face: { ...style.face, bold: true } };
  const labels = textRows(label, bold);
  const values = textRows(value, { ...style, width: style.width - offset });
  return tagged(sideBySide(labels, values, { offset, limit: style.limit }), { type: "P" });
}

/** Free text under its heading. */
export function paragraphs(title: string, text: string, style: BlockStyle): Section {
  return { rows: [...heading(title, style), ...textRows(text, style)] };
}

/** The table of references to other documents; no table if the document has no references. */
export async function referenceTable({
  view,
  ...style
}: BlockStyle & { view: ViewModel }): Promise<Section[]> {
  const { references, words } = view;
  if (references.length === 0) return [];
  const shares = [0.3, 0.2, 0.15, 0.35] as const;
  const columns = [words.type, words.number, words.referenceDate, words.reason].map(
    (title, index): Column => ({
      title,
      width: style.width * (shares[index] ?? 0),
      align: "left",
      wraps: true,
    }),
  );
  const entries = references.map(({ type, number, date, reason }) => ({
    cells: [type, number, date, reason],
  }));
  return [{ title: heading(words.references, style), ...(await table(columns, entries, style)) }];
}

// A table of at most this many instalments is kept together on one page.
const few = 6;

/** The table of instalments; no table if all instalments are due immediately. */
export async function instalmentTable({
  view,
  ...style
}: BlockStyle & { view: ViewModel }): Promise<Section[]> {
  const { instalments, words } = view;
  if (instalments.length === 0) return [];
  const width = Math.min(style.width, 300);
  const columns: readonly Column[] = [
    { title: words.instalment, width: width * 0.16, align: "left" },
    { title: words.dueDate, width: width * 0.28, align: "left" },
    { title: words.percentage, width: width * 0.22, align: "right" },
    { title: words.amount, width: width * 0.34, align: "right" },
  ];
  const entries = instalments.map((cells) => ({ cells }));
  const { head = [], rows } = await table(columns, entries, style);
  const whole = rows.length <= few ? [together(rows)] : rows;
  return [{ title: heading(words.instalments, style), head, rows: whole }];
}

/** The amounts under the table of lines, one row each. The total is bold, with a rule above it. */
export function amountRows({ view, ...style }: BlockStyle & { view: ViewModel }): Row[] {
  return view.amounts.flatMap(({ label, value, strong }) => {
    const face = strong ? { ...style.face, bold: true, size: style.face.size + 2 } : style.face;
    const row = amountRow(label, value, { ...style, face });
    return strong ? [rule(style.width, accentLine(style.accent) ?? hairline), row] : [row];
  });
}

function amountRow(label: string, value: string, { width, measure, face }: BlockStyle): Row {
  const wide = Math.min(measure(value, face), width * 0.62);
  const names = textRows(label, { face, width: width - wide - 8, measure });
  const amounts = textRows(value, { face, width: wide + 0.01, measure, align: "right" });
  const height = Math.max(heightOf(names), heightOf(amounts));
  const row: Row = {
    height,
    draw(canvas, x, y) {
      for (const [index, row] of names.entries()) row.draw(canvas, x, y + index * row.height);
      for (const [index, row] of amounts.entries()) {
        row.draw(canvas, x + width - wide, y + index * row.height);
      }
    },
  };
  return together(tagged([row], { type: "P" }));
}

/** The lines that the law requires, two points smaller than other text. */
export function legalRows(
  { legalLines }: ViewModel,
  style: BlockStyle,
  align: Align = "left",
): Row[] {
  const face = { ...style.face, size: style.face.size - 2 };
  return legalLines.length === 0
    ? []
    : [gap(4), ...legalLines.flatMap((text) => textRows(text, { ...style, face, align }))];
}

/** A centred grey caption, two points smaller than other text. */
export function caption(text: string, style: BlockStyle): Row[] {
  const face = { size: style.face.size - 2, colour: grey };
  return textRows(text, { ...style, face, align: "center" });
}

/**
 * One table for each kind of goods. A column's width is proportional to the length of its title or of its longest cell,
 * whichever is longer. Cells after the 200th row do not count. A cell of more than 40 characters counts as 40.
 */
export async function goodsTables({
  view,
  ...style
}: BlockStyle & { view: ViewModel }): Promise<Section[]> {
  const sections: Section[] = [];
  for (const { title, columns, rows } of view.goods) {
    const shares = columns.map(({ title: name }, index) =>
      Math.max(
        name.length,
        ...rows.slice(0, 200).map((row) => Math.min(40, row[index]?.length ?? 0)),
      ),
    );
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const cells = columns.map(
      (column, index): Column => ({
        ...column,
        width: (style.width * (shares[index] ?? 0)) / whole,
        wraps: true,
      }),
    );
    const entries = rows.map((row) => ({ cells: row }));
    sections.push({ title: heading(title, style), ...(await table(cells, entries, style)) });
  }
  return sections;
}

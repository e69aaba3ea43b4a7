import { amountRows, type BlockStyle, caption, factRows, heading, paragraphs } from "./blocks.ts";
import type { LayoutInput, Page } from "./layout.ts";
import { letterBox, letterBoxWidth } from "./letter-box.ts";
import { logoRow } from "./logo-row.ts";
import { mapInTurns } from "./map-in-turns.ts";
import { paginate, type Section } from "./paginate.ts";
import { grey, hairline, line } from "./palette.ts";
import { paymentRows } from "./payment-block.ts";
import { gap, indent, type Row, rule, sideBySide, textRows, together } from "./row.ts";
import { stampBlock } from "./stamp-block.ts";
import { titleBox } from "./title-box.ts";
import { transferReceipt } from "./transfer-receipt.ts";
import type { LineView } from "./view-lines.ts";
import { drawWatermark } from "./watermark.ts";

// The width of an 80 mm roll, in points.
const width = 226.77;
const margin = 10;
// PDF readers show pages of at most 200 inches (14,400 points).
const longest = 14_000;

/** The template for receipt printers: one column, on a page as long as its content. */
export async function compactTemplate(input: LayoutInput): Promise<readonly Page[]> {
  const style: BlockStyle = {
    width: width - 2 * margin,
    measure: input.measure,
    face: { size: 8 },
    limit: 400,
    accent: input.accent,
  };
  const body = { firstTop: margin, top: margin, bottom: longest - margin };
  return paginate(await sections(input, style), body).map((rows) => {
    const last = rows.at(-1);
    const height = Math.ceil((last ? last.y + last.row.height : 0) + margin);
    const under = drawWatermark(input, { width, height });
    return { width, height, left: margin, rows, ...(under && { under }) };
  });
}

async function sections(input: LayoutInput, style: BlockStyle): Promise<Section[]> {
  const { view, symbols } = input;
  const { words, observations } = view;
  const parted = (rows: readonly Row[]): Section[] =>
    rows.length === 0 ? [] : [{ rows: [...rows, rule(style.width, line)] }];
  const lines = await mapInTurns(view.lines, (entry) => lineRows(entry, style));
  const facts = [...view.facts, ...view.receiver].flatMap((fact) => factRows(fact, style));
  return [
    { rows: opening(input, style) },
    ...parted(facts),
    ...parted(referenceRows(input, style)),
    ...parted(lines.flat()),
    ...parted(goodsRows(input, style)),
    { rows: amountRows({ ...style, view }) },
    { rows: view.amountInWords ? textRows(view.amountInWords, style) : [] },
    { rows: instalmentRows(input, style) },
    ...(observations ? [paragraphs(words.observations, observations, style)] : []),
    ...(view.paymentUrl ? [{ rows: paymentRows(view, symbols.payment, style) }] : []),
    { rows: stampRows(input, style) },
    { rows: view.transfer ? [transferReceipt(view.transfer, { ...style, words })] : [] },
    {
      rows: [gap(6), ...caption(view.watermark ? words.notTaxDocument : words.testDocument, style)],
    },
  ];
}

function opening({ view, measure, logo }: LayoutInput, style: BlockStyle): Row[] {
  const centred = { ...style, align: "center" } as const;
  const { width, accent } = style;
  const { letter } = view;
  const middle = (width - letterBoxWidth) / 2;
  return [
    ...(logo ? [logoRow(logo, view.issuer.name, { width, height: 50, align: "center" })] : []),
    ...(letter ? [indent(letterBox(letter, measure), middle), gap(4)] : []),
    titleBox(view.titleBox, { width, measure, size: 10, accent }),
    gap(8),
    ...textRows(view.issuer.name, { ...centred, face: { size: 10, bold: true } }),
    ...view.issuer.facts.flatMap((fact) => textRows(fact, centred)),
    rule(style.width, line),
  ];
}

// The description, and below it the quantity at the left and the amount at the right.
function lineRows(entry: LineView, style: BlockStyle): Row[] {
  const bold = { ...style, face: { ...style.face, bold: true } };
  const small = { ...style, face: { size: style.face.size - 1, colour: grey } };
  const counted = [entry.quantity, entry.unit, "x", entry.price, entry.modifier];
  const rows = [
    ...textRows([entry.code, entry.description].filter(Boolean).join(" "), bold),
    ...entry.notes.flatMap((note) => textRows(note, small)),
    ...pair(counted.filter(Boolean).join(" "), entry.total, style),
    gap(2),
  ];
  return rows.length < 20 ? [together(rows)] : rows;
}

// The texts are side by side if the width suffices, otherwise one below the other.
function pair(text: string, amount: string, style: BlockStyle): Row[] {
  const { measure, face } = style;
  const wide = measure(amount, face);
  const right = textRows(amount, { ...style, align: "right" });
  const free = style.width - wide - 8;
  if (measure(text, face) > free) return [...textRows(text, style), ...right];
  return sideBySide(textRows(text, { ...style, width: free }), right, { offset: 0, limit: 100 });
}

function goodsRows({ view }: LayoutInput, style: BlockStyle): Row[] {
  return view.goods.flatMap(({ title, columns, rows }) => [
    ...heading(title, style),
    ...rows.flatMap((row) => [
      ...columns.flatMap((column, index) =>
        row[index] ? factRows({ label: column.title, value: row[index] }, style) : [],
      ),
      gap(3),
    ]),
  ]);
}

function instalmentRows({ view }: LayoutInput, style: BlockStyle): Row[] {
  const { instalments, words } = view;
  if (instalments.length === 0) return [];
  return [
    ...heading(words.instalments, style),
    ...instalments.flatMap(([number, due, share, amount]) =>
      pair(number === "" ? due : `${number}. ${due} (${share})`, amount, style),
    ),
  ];
}

function referenceRows({ view }: LayoutInput, style: BlockStyle): Row[] {
  const { references, words } = view;
  if (references.length === 0) return [];
  return [
    ...heading(words.references, style),
    ...references.flatMap(({ type, number, date, reason }) =>
      textRows([type, number, date, reason].filter(Boolean).join(" · "), style),
    ),
  ];
}

function stampRows({ view, symbols }: LayoutInput, style: BlockStyle): Row[] {
  const rows = stampBlock(symbols.stamp, view, style);
  return rows.length === 0 ? [] : [rule(style.width, hairline), ...rows];
}

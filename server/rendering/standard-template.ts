import {
  amountRows,
  type BlockStyle,
  factColumns,
  goodsTables,
  instalmentTable,
  paragraphs,
  referenceTable,
} from "./blocks.ts";
import type { Canvas } from "./canvas.ts";
import type { LayoutInput, Page } from "./layout.ts";
import { letterBox, letterBoxWidth } from "./letter-box.ts";
import { lineTable } from "./line-table.ts";
import { logoRow } from "./logo-row.ts";
import { type PageBody, paginate, type Section } from "./paginate.ts";
import { accentLine, grey, line } from "./palette.ts";
import { paymentRows } from "./payment-block.ts";
import { gap, heightOf, indent, over, type Row, rule, sideBySide, textRows } from "./row.ts";
import { stampBlock } from "./stamp-block.ts";
import { titleBox } from "./title-box.ts";
import { transferReceipt } from "./transfer-receipt.ts";
import type { Fact } from "./view-facts.ts";
import { drawWatermark } from "./watermark.ts";
import { clipText } from "./wrap-text.ts";

const sheets = {
  letter: { width: 612, height: 792 },
  a4: { width: 595.28, height: 841.89 },
} as const;
const margin = 36;
// Heights, in points, of the head of each page after the first, and of the foot of every page.
const headHeight = 26;
const footHeight = 20;
// Maximum height, in points, of a stamp block at the left of the amounts. A taller block is placed below them.
const highestAtLeft = 200;

/** The pages of a document, in US letter or A4 format, with the document's lines in a table. */
export async function standardTemplate(input: LayoutInput): Promise<readonly Page[]> {
  const sheet = sheets[input.sheet];
  const style: BlockStyle = {
    width: sheet.width - 2 * margin,
    measure: input.measure,
    face: { size: 9 },
    limit: 240,
    accent: input.accent,
  };
  const body: PageBody = {
    firstTop: margin,
    top: margin + headHeight,
    bottom: sheet.height - margin - footHeight,
  };
  const pages = paginate(await sections(input, style), body);
  const under = drawWatermark(input, sheet);
  return pages.map((rows, index) => ({
    ...sheet,
    left: margin,
    rows,
    ...(under && { under }),
    margins: (canvas) =>
      drawMargins(canvas, { input, style, sheet, page: index + 1, pages: pages.length }),
  }));
}

async function sections(input: LayoutInput, style: BlockStyle): Promise<Section[]> {
  const { view } = input;
  const { words, observations } = view;
  return [
    { rows: [...opening(input, style), ...partyRows(input, style)] },
    ...(await referenceTable({ ...style, view })),
    { rows: [gap(8)] },
    await lineTable({ ...style, view, face: { size: 8 } }),
    ...(await goodsTables({ ...style, view, face: { size: 8 } })),
    ...(await instalmentTable({ ...style, view })),
    ...(observations ? [paragraphs(words.observations, observations, style)] : []),
    { rows: closing(input, style), foot: true },
  ];
}

function opening(input: LayoutInput, style: BlockStyle): Row[] {
  const { view, measure } = input;
  const { letter } = view;
  const title = titleBox(view.titleBox, { width: 205, measure, size: 13, accent: style.accent });
  const offset = style.width - 205;
  const middle = (style.width - letterBoxWidth) / 2;
  const head = indent(title, offset);
  const box = letter ? over(indent(letterBox(letter, measure), middle), head) : head;
  const width = (letter ? middle : offset) - 20;
  const logo = input.logo
    ? [logoRow(input.logo, view.issuer.name, { width: 170, height: 60 })]
    : [];
  const name = textRows(view.issuer.name, { width, measure, face: { size: 13, bold: true } });
  const facts = view.issuer.facts.flatMap((fact) => textRows(fact, { ...style, width }));
  return sideBySide([...logo, ...name, gap(2), ...facts], [box], {
    offset: 0,
    limit: 260,
  });
}

function partyRows({ view }: LayoutInput, style: BlockStyle): Row[] {
  const width = (style.width - 20) / 2;
  const column = (facts: readonly Fact[]) =>
    facts.flatMap((fact) => factColumns(fact, { ...style, width }));
  const parties = sideBySide(column(view.receiver), column(view.facts), {
    offset: width + 20,
    limit: 260,
  });
  const border = rule(style.width, accentLine(style.accent) ?? line);
  return [gap(6), border, ...parties, border];
}

// A stamp block higher than `highestAtLeft` is placed below the amounts. The returned rows share a page if they fit.
function closing({ view, symbols }: LayoutInput, style: BlockStyle): Row[] {
  const { words, transfer, amountInWords } = view;
  const right = { ...style, width: 230 };
  const left = { ...style, width: style.width - right.width - 20 };
  const narrow = stampBlock(symbols.stamp, view, left);
  const isAtLeft = heightOf(narrow) <= highestAtLeft;
  const first = isAtLeft ? narrow : [];
  const second = [
    gap(2),
    ...amountRows({ ...right, view }),
    ...(transfer ? [transferReceipt(transfer, { ...right, words })] : []),
  ];
  if (view.paymentUrl) {
    const isLeft = heightOf(first) <= heightOf(second);
    const payment = paymentRows(view, symbols.payment, isLeft ? left : right);
    (isLeft ? first : second).push(...payment);
  }
  const rows = [
    gap(4),
    ...sideBySide(first, second, { offset: style.width - right.width, limit: 320 }),
    ...(amountInWords === undefined ? [] : [gap(4), ...textRows(amountInWords, style)]),
    ...(isAtLeft ? [] : stampBlock(symbols.stamp, view, style)),
  ];
  return rows.map((row, index) => ({ ...row, keepWithNext: index < rows.length - 1 }));
}

interface Margins {
  readonly input: LayoutInput;
  readonly style: BlockStyle;
  readonly sheet: { readonly height: number };
  readonly page: number;
  readonly pages: number;
}

function drawMargins(canvas: Canvas, { input, style, sheet, page, pages }: Margins): void {
  const { view, measure } = input;
  const face = { size: 8, colour: grey };
  const ruler = (text: string) => measure(text, face);
  if (page > 1) {
    // The issuer's name comes last, because only the name can be long enough to be cut.
    const text = [...view.titleBox.texts, view.issuer.name].join(" · ");
    canvas.write(clipText(text, style.width, ruler), margin, margin, face);
    canvas.rule(margin, margin + 14, style.width, line);
  }
  const y = sheet.height - margin - 10;
  const number = view.words.page.replace("{page}", `${page}`).replace("{pages}", `${pages}`);
  canvas.write(number, margin + style.width - ruler(number), y, face);
  const { notTaxDocument, testDocument } = view.words;
  canvas.write(view.watermark ? notTaxDocument : testDocument, margin, y, face);
}

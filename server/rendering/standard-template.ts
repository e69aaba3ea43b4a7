import {
  amountRows,
  type BlockStyle,
  factColumns,
  goodsTables,
  instalmentTable,
  legalRows,
  paragraphs,
  referenceTable,
} from "./blocks.ts";
import type { Canvas } from "./canvas.ts";
import type { LayoutInput, Page } from "./layout.ts";
import { lineTable } from "./line-table.ts";
import { logoRow } from "./logo-row.ts";
import { type PageBody, paginate, type Section } from "./paginate.ts";
import { accentLine, grey, line } from "./palette.ts";
import { paymentRows } from "./payment-block.ts";
import { gap, type Row, rule, sideBySide, tagged, textRows } from "./row.ts";
import { symbolRow } from "./symbol-row.ts";
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
// The head of later pages, and the foot of every page.
const headHeight = 26;
const footHeight = 20;

/** The whole sheet: letter or A4, the lines as a table. */
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
    ...ending(input, style),
  ];
}

function opening(input: LayoutInput, style: BlockStyle): Row[] {
  const { view, measure } = input;
  const box = titleBox(view.titleBox, { width: 205, measure, size: 13, accent: style.accent });
  const width = style.width - 205 - 20;
  const logo = input.logo
    ? [logoRow(input.logo, view.issuer.name, { width: 170, height: 60 })]
    : [];
  const name = textRows(view.issuer.name, { width, measure, face: { size: 13, bold: true } });
  const facts = view.issuer.facts.flatMap((fact) => textRows(fact, { ...style, width }));
  return sideBySide([...logo, ...name, gap(2), ...facts], [box], {
    offset: width + 20,
    limit: 260,
  });
}

// Two columns of facts between two lines.
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

// The stamp at the left of the amounts.
function closing({ view, symbols }: LayoutInput, style: BlockStyle): Row[] {
  const right = { ...style, width: 230 };
  const left = { ...style, width: style.width - right.width - 20 };
  const stamp = symbols.stamp
    ? tagged(stampRows(symbols.stamp, left), { type: "Figure", alt: view.words.stampSymbol })
    : [];
  const amounts = [gap(2), ...amountRows({ ...right, view })];
  const words =
    view.amountInWords === undefined ? [] : [gap(4), ...textRows(view.amountInWords, style)];
  return [
    gap(4),
    ...sideBySide(stamp, amounts, { offset: style.width - right.width, limit: 300 }),
    ...words,
    ...legalRows(view, style),
  ];
}

function stampRows(grid: NonNullable<LayoutInput["symbols"]["stamp"]>, style: BlockStyle): Row[] {
  // A PDF417 is wide and flat, a QR code is square.
  const side = grid.stretch > 1 ? 220 : 105;
  return [symbolRow(grid, { side, width: style.width })];
}

// The payment link at the left of the receipt to sign.
function ending({ view, symbols }: LayoutInput, style: BlockStyle): Section[] {
  const { words, transfer } = view;
  const right = { ...style, width: style.width / 2 };
  const left = transfer ? { ...style, width: style.width - right.width - 20 } : style;
  const payment = view.paymentUrl ? paymentRows(view, symbols.payment, left) : [];
  const receipt = transfer ? [transferReceipt(transfer, { ...right, words })] : [];
  return [{ rows: sideBySide(payment, receipt, { offset: right.width, limit: 300 }) }];
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
    // The name comes last: only it can be so long that it is cut.
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

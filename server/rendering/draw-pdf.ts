import { setImmediate } from "node:timers/promises";
import type { Picture } from "./canvas.ts";
import { drawableLogo } from "./check-logo.ts";
import { encodeSymbol } from "./encode-symbol.ts";
import { embeddedFonts, openEmbeddedFonts, standardFonts } from "./fonts.ts";
import type { LayoutInput, Page, RenderingSymbols } from "./layout.ts";
import { pdfCanvas, pdfMeasurer } from "./pdf-canvas.ts";
import { pdfStructure } from "./pdf-structure.ts";
import { templateOf } from "./templates.ts";
import type { ViewModel } from "./view-model.ts";

/** The input of one PDF as plain data, which a worker thread can receive. */
export interface PdfDrawing {
  readonly view: ViewModel;
  /** `options.template_id`. */
  readonly template?: number | undefined;
  readonly sheet: LayoutInput["sheet"];
  /** BCP 47 tag. */
  readonly language: string;
  readonly title: string;
  readonly author: string;
  /** The document's date, YYYY-MM-DD. */
  readonly day: string;
  readonly embedsFont: boolean;
  /** Whether the text fills more than about ten pages. */
  readonly isLarge: boolean;
  readonly logo?: Picture;
  /** "#rrggbb" */
  readonly accent?: string;
}

/** Draws a PDF; the same input gives the same bytes. Other jobs of the thread can run between pages. */
export async function drawPdf(drawing: PdfDrawing): Promise<Uint8Array> {
  const { default: PDFDocument } = await import("pdfkit");
  const { view, accent } = drawing;
  // Corrects or drops a logo that was stored before the check became stricter.
  const logo = drawing.logo && drawableLogo(drawing.logo.file);
  const symbols = await symbolsOf(view);
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: drawing.language,
    tagged: true,
    displayTitle: true,
    info: infoOf(drawing),
  });
  const file = joinChunks();
  pdf.on("data", file.add);
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  const fonts = drawing.embedsFont ? embeddedFonts : standardFonts;
  if (drawing.embedsFont) {
    // pdfkit accepts an opened font, but the types of pdfkit do not declare this.
    for (const [name, font] of await openEmbeddedFonts()) pdf.registerFont(name, font as never);
  }
  const canvas = pdfCanvas(pdf, fonts, pdfStructure(pdf));
  const pages = await templateOf(drawing.template)({
    view,
    symbols,
    measure: pdfMeasurer(pdf, fonts),
    sheet: drawing.sheet,
    ...(logo && { logo }),
    ...(accent && { accent }),
  });
  for (const page of pages) {
    drawPage(pdf, canvas, page);
    await setImmediate();
  }
  pdf.end();
  await ended;
  return file.joined();
}

// Chunks are joined in blocks, because pdfkit emits hundreds of thousands of small chunks for a large document.
function joinChunks() {
  const MOST_CHUNKS = 1000;
  const blocks: Uint8Array[] = [];
  let chunks: Uint8Array[] = [];
  return {
    add(chunk: Uint8Array): void {
      chunks.push(chunk);
      if (chunks.length < MOST_CHUNKS) return;
      blocks.push(Buffer.concat(chunks));
      chunks = [];
    },
    joined: () => Buffer.concat([...blocks, ...chunks]),
  };
}

async function symbolsOf({ stamp, paymentUrl }: ViewModel): Promise<RenderingSymbols> {
  const drawn = stamp && (await encodeSymbol(stamp));
  const payment = paymentUrl
    ? await encodeSymbol({ symbology: "qrcode", payload: paymentUrl })
    : undefined;
  return { ...(drawn && { stamp: drawn }), ...(payment && { payment }) };
}

// pdfkit derives the file identifier from these members, so no member may depend on the current time.
function infoOf({ title, author, day }: PdfDrawing) {
  const date = new Date(`${day}T00:00:00Z`);
  return {
    Title: title,
    Author: author,
    Creator: "talonario",
    Producer: "talonario",
    CreationDate: Number.isNaN(date.getTime()) ? new Date(0) : date,
  };
}

function drawPage(
  pdf: InstanceType<typeof import("pdfkit")>,
  canvas: ReturnType<typeof pdfCanvas>,
  page: Page,
): void {
  pdf.addPage({ size: [page.width, page.height], margin: 0 });
  canvas.artifact(() => {
    page.under?.(canvas);
    page.margins?.(canvas);
  });
  for (const { row, y } of page.rows) row.draw(canvas, page.left, y);
}

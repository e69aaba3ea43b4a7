import { setImmediate } from "node:timers/promises";
import { encodeSymbol } from "./encode-symbol.ts";
import { issuerOf } from "./issuer.ts";
import type { Page, RenderingSymbols } from "./layout.ts";
import { pdfCanvas, pdfMeasurer } from "./pdf-canvas.ts";
import type { RenderingInput } from "./rendering-input.ts";
import { templateOf } from "./templates.ts";
import { type ViewModel, viewModel } from "./view-model.ts";

/** Options of a PDF. */
export interface PdfChoice {
  /** The copy for assigning the credit, if the country allows one for the document. */
  readonly transferCopy?: boolean;
}

/** A document as PDF, the same bytes for the same input. Pages are drawn one by one, and other work of the process runs between them. */
export async function renderPdf(
  input: RenderingInput,
  choice: PdfChoice = {},
): Promise<Uint8Array> {
  const { default: PDFDocument } = await import("pdfkit");
  const view = await viewModel(input, choice.transferCopy);
  const symbols = await symbolsOf(view);
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: input.country.language,
    info: infoOf(input, view),
  });
  const chunks: Uint8Array[] = [];
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  const template = templateOf(input.document.options?.template_id);
  const measure = pdfMeasurer(pdf);
  const pages = await template({ view, symbols, measure, sheet: input.country.sheet });
  for (const page of pages) {
    drawPage(pdf, page);
    await setImmediate();
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

async function symbolsOf({ stamp, paymentUrl }: ViewModel): Promise<RenderingSymbols> {
  const drawn = stamp && (await encodeSymbol(stamp));
  const payment = paymentUrl
    ? await encodeSymbol({ symbology: "qrcode", payload: paymentUrl })
    : undefined;
  return { ...(drawn && { stamp: drawn }), ...(payment && { payment }) };
}

// The file identifier of pdfkit is a digest of these, so they must not depend on the time.
function infoOf(input: RenderingInput, view: ViewModel) {
  const day = new Date(`${input.document.header.issue_date}T00:00:00Z`);
  return {
    Title: view.titleBox.texts.slice(1).join(" "),
    Author: issuerOf(input).legalName.replace(/\p{C}/gu, " "),
    Creator: "talonario",
    Producer: "talonario",
    CreationDate: Number.isNaN(day.getTime()) ? new Date(0) : day,
  };
}

function drawPage(pdf: InstanceType<typeof import("pdfkit")>, page: Page): void {
  pdf.addPage({ size: [page.width, page.height], margin: 0 });
  const canvas = pdfCanvas(pdf);
  page.under?.(canvas);
  page.margins?.(canvas);
  for (const { row, y } of page.rows) row.draw(canvas, page.left, y);
}

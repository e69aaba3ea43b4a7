import type { PdfDrawing } from "./draw-pdf.ts";
import { issuerOf } from "./issuer.ts";
import { needsEmbeddedFont, printable } from "./printable-text.ts";
import type { RenderingInput } from "./rendering-input.ts";
import { drawPdfInThread } from "./run-drawing-thread.ts";
import { type ViewModel, viewModel } from "./view-model.ts";

/** Options of a PDF. */
export interface PdfChoice {
  /** Whether to print the transfer copy, with which the issuer assigns the claim for payment. */
  readonly transferCopy?: boolean;
}

// About ten pages of text.
const LARGE_CHARACTERS = 64 * 1024;

/** Draws a document as PDF in a worker thread; the same input gives the same bytes. */
export async function renderPdf(
  input: RenderingInput,
  choice: PdfChoice = {},
): Promise<Uint8Array> {
  return drawPdfInThread(await pdfDrawing(input, choice), String(input.accountId));
}

/** The input for drawing a document's PDF, as plain data that a worker thread can receive. */
export async function pdfDrawing(
  input: RenderingInput,
  choice: PdfChoice = {},
): Promise<PdfDrawing> {
  const { document, country, branding = {} } = input;
  const view = await viewModel(input, choice.transferCopy);
  const { logo, accent } = branding;
  const text = printedText(view);
  return {
    view,
    template: document.options?.template_id,
    sheet: country.sheet,
    language: country.language,
    title: view.titleBox.texts.slice(1).join(" "),
    author: issuerOf(input).legalName.replace(/\p{C}/gu, " "),
    day: document.header.issue_date,
    embedsFont: needsEmbeddedFont(text),
    isLarge: text.length > LARGE_CHARACTERS,
    ...(logo && { logo }),
    ...(accent && { accent }),
  };
}

// Omits the payload of the stamp, which is printed only as a symbol. The payment URL is also printed as text.
function printedText({ stamp: _, paymentUrl = "", ...printed }: ViewModel): string {
  return JSON.stringify(printed) + printable(paymentUrl);
}

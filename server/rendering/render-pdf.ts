import type { PdfDrawing } from "./draw-pdf.ts";
import { issuerOf } from "./issuer.ts";
import { needsEmbeddedFont, printable } from "./printable-text.ts";
import type { RenderingInput } from "./rendering-input.ts";
import { type ViewModel, viewModel } from "./view-model.ts";

/** Options of a PDF. */
export interface PdfChoice {
  /** The copy for assigning the credit, if the country allows one for the document. */
  readonly transferCopy?: boolean;
}

/** A document as PDF, the same bytes for the same input. Letters beyond Latin-1 and logos are drawn in a thread, the rest in turns with other work. */
export async function renderPdf(
  input: RenderingInput,
  choice: PdfChoice = {},
): Promise<Uint8Array> {
  const drawing = await pdfDrawing(input, choice);
  if (drawing.embedsFont || drawing.logo !== undefined) {
    const { drawInThread } = await import("./drawing-threads.ts");
    return drawInThread(drawing, issuerOf(input).taxId);
  }
  const { drawPdf } = await import("./draw-pdf.ts");
  return drawPdf(drawing);
}

/** The plain data of a document's PDF. */
export async function pdfDrawing(
  input: RenderingInput,
  choice: PdfChoice = {},
): Promise<PdfDrawing> {
  const { document, country, branding = {} } = input;
  const view = await viewModel(input, choice.transferCopy);
  const { logo, accent } = branding;
  return {
    view,
    template: document.options?.template_id,
    sheet: country.sheet,
    language: country.language,
    title: view.titleBox.texts.slice(1).join(" "),
    author: issuerOf(input).legalName.replace(/\p{C}/gu, " "),
    day: document.header.issue_date,
    embedsFont: needsEmbeddedFont(printedText(view)),
    ...(logo && { logo }),
    ...(accent && { accent }),
  };
}

// The payload of a symbol is no text.
function printedText({ stamp: _, paymentUrl = "", ...printed }: ViewModel): string {
  return JSON.stringify(printed) + printable(paymentUrl);
}

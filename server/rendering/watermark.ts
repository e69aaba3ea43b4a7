import type { Canvas, Measurer } from "./canvas.ts";
import { watermark } from "./palette.ts";
import type { ViewModel } from "./view-model.ts";

/** The function that draws the watermark (repeated on a tall page); undefined for a document without watermark. */
export function drawWatermark(
  { view, measure }: { readonly view: ViewModel; readonly measure: Measurer },
  page: { readonly width: number; readonly height: number },
): ((canvas: Canvas) => void) | undefined {
  const text = view.watermark;
  if (text === undefined) return undefined;
  const isVoid = view.kind === "cancelled" || view.kind === "rejected";
  const colour = isVoid ? watermark.void : watermark.unissued;
  const face = { size: 1, bold: true, colour };
  const size = Math.min(110, (page.width * 0.95) / measure(text, face));
  const every = page.width * 1.6;
  const marks = Math.max(1, Math.floor(page.height / every));
  return (canvas) => {
    for (let mark = 0; mark < marks; mark++) {
      const y = (page.height * (mark + 0.5)) / marks;
      canvas.writeAcross(text, page.width / 2, y, { ...face, size }, 45);
    }
  };
}

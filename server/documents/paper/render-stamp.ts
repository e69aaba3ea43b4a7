import { symbolOptions } from "./encode-symbol.ts";
import type { PaperInput } from "./paper-input.ts";
import { stampOf } from "./stamp-of.ts";

// Pixels a cell: enough for a camera, and for printing at 200 dots an inch.
const scale = 3;
// Cells of white around the symbol; a QR code asks for four.
const quiet = 4 * scale;

/** The stamp as a PNG image, black on white with its quiet zone; undefined where there is none: drafts, previews, countries without a stamp, a payload beyond what its symbol holds. */
export async function renderStamp(input: PaperInput): Promise<Uint8Array | undefined> {
  const content = stampOf(input);
  const options = content && symbolOptions(content);
  if (options === undefined) return undefined;
  const { default: bwip } = await import("bwip-js");
  return bwip.toBuffer({ ...options, scale, padding: quiet, backgroundcolor: "FFFFFF" });
}

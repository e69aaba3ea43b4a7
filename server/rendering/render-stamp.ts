import { drawSymbol } from "./encode-symbol.ts";
import type { RenderingInput } from "./rendering-input.ts";
import { stampOf } from "./stamp-of.ts";

/** The stamp as a PNG image; undefined where there is none: drafts, previews, countries without a stamp, a payload beyond what its symbol holds. */
export async function renderStamp(input: RenderingInput): Promise<Uint8Array | undefined> {
  const content = stampOf(input);
  return content && drawSymbol(content);
}

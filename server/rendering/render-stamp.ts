import type { RenderingInput } from "./rendering-input.ts";
import { drawSymbolInThread } from "./run-drawing-thread.ts";
import { stampOf } from "./stamp-of.ts";

/** The stamp as a PNG image; undefined for drafts, previews, countries without a stamp, and a payload beyond the symbol's capacity. */
export async function renderStamp(input: RenderingInput): Promise<Uint8Array | undefined> {
  const content = stampOf(input);
  return content && drawSymbolInThread(content, String(input.accountId));
}

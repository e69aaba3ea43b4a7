import type { RenderingInput } from "./rendering-input.ts";
import { drawSymbolInThread } from "./run-drawing-thread.ts";
import { stampOf } from "./stamp-of.ts";

/** The stamp as a PNG image; undefined if there is no stamp or the payload exceeds the symbol's capacity. */
export async function renderStamp(input: RenderingInput): Promise<Uint8Array | undefined> {
  const content = stampOf(input);
  return content && drawSymbolInThread(content, String(input.accountId));
}

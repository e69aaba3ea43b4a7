import type { Bytes } from "./types.ts";

type Read = Bytes | "too-large" | "aborted";

/** The bytes of a body; of one that is larger than the limit, or whose sender goes away, no more is read. */
export async function readBytes(request: Request, limit: number): Promise<Read> {
  try {
    const declared = request.headers.get("content-length");
    if (declared === null || !/^[0-9]+$/.test(declared)) return await readPieces(request, limit);
    if (Number(declared) > limit) return "too-large";
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.byteLength > limit ? "too-large" : bytes;
  } catch (error) {
    if (request.signal.aborted) return "aborted";
    throw error;
  }
}

async function readPieces(request: Request, limit: number): Promise<Read> {
  if (request.body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return "too-large";
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}

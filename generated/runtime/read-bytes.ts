/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import type { Bytes } from "./types.ts";

type Read = Bytes | "too-large" | "aborted";

/** A request as Node has it, a stream of pieces. */
interface Incoming {
  readonly destroyed: boolean;
  /** `null` until somebody reads. */
  readonly readableFlowing: boolean | null;
  on(event: "data", listener: (piece: Bytes) => void): this;
  on(event: "end" | "error" | "close", listener: () => void): this;
}

/**
 * The bytes of a body; of one that is larger than the limit, or whose sender goes away, no more is
 * read. Under @hono/node-server the `env` of Hono holds the stream of the request. It is read here,
 * because the adapter hands over a copy, which costs a twentieth of a small request. What is
 * returned may then be a part of a larger buffer.
 */
export async function readBytes(request: Request, limit: number, env?: unknown): Promise<Read> {
  try {
    const declared = request.headers.get("content-length");
    if (declared === null || !/^[0-9]+$/.test(declared)) return await readPieces(request, limit);
    if (Number(declared) > limit) return "too-large";
    const incoming = unreadIncoming(request, env);
    const read = incoming && (await readIncoming(incoming));
    const bytes = read ?? new Uint8Array(await request.arrayBuffer());
    return bytes !== "aborted" && bytes.byteLength > limit ? "too-large" : bytes;
  } catch (error) {
    if (request.signal.aborted) return "aborted";
    throw error;
  }
}

/**
 * The stream of a request where nobody reads it. The adapter's request holds it in a member of its own,
 * and beside it the real `Request` once somebody has cloned it; a request that was put in its place
 * holds none.
 */
function unreadIncoming(request: Request, env: unknown): Incoming | undefined {
  const { incoming } = (env ?? {}) as { incoming?: Partial<Incoming> };
  if (incoming?.readableFlowing !== null || incoming.destroyed !== false) return undefined;
  let isHeld = false;
  for (const key of Object.getOwnPropertySymbols(request)) {
    const one: unknown = Reflect.get(request, key);
    if (one instanceof Request) return undefined;
    isHeld ||= one === incoming;
  }
  return isHeld ? (incoming as Incoming) : undefined;
}

function readIncoming(incoming: Incoming): Promise<Bytes | "aborted"> {
  return new Promise((resolve) => {
    const pieces: Bytes[] = [];
    incoming.on("data", (piece) => pieces.push(piece));
    incoming.on("end", () => resolve(joined(pieces)));
    incoming.on("error", () => resolve("aborted"));
    incoming.on("close", () => resolve("aborted"));
  });
}

async function readPieces(request: Request, limit: number): Promise<Read> {
  if (request.body === null) return new Uint8Array();
  const parts: Bytes[] = [];
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
  return joined(parts);
}

function joined(pieces: readonly Bytes[]): Bytes {
  const [first] = pieces;
  if (first !== undefined && pieces.length === 1) return first;
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.byteLength, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.byteLength;
  }
  return whole;
}

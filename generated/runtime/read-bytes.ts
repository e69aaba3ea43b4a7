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
  /** The bytes that have arrived. */
  readonly readableLength: number;
  read(): Bytes | null;
  on(event: "data", listener: (piece: Bytes) => void): this;
  on(event: "end" | "error" | "close", listener: () => void): this;
}

/**
 * The bytes of a body; `too-large` above the limit in bytes, `aborted` where the sender goes away.
 * Under @hono/node-server the `env` of Hono holds the stream of the request. The stream is read
 * here, because the adapter would hand over a copy, which costs a twentieth of the time of a small
 * request. The result may then be a part of a larger buffer.
 */
export async function readBytes(request: Request, limit: number, env?: unknown): Promise<Read> {
  try {
    const declared = request.headers.get("content-length");
    if (declared === null || !/^[0-9]+$/.test(declared)) return await readPieces(request, limit);
    if (Number(declared) > limit) return "too-large";
    const incoming = incomingOf(request, env);
    // Waits a moment, so that a clone that was made just now can begin to read the stream.
    await undefined;
    const isUnread = incoming?.readableFlowing === null && !incoming.destroyed;
    const read = isUnread && (await readIncoming(incoming, Number(declared)));
    const bytes = read || new Uint8Array(await request.arrayBuffer());
    return bytes !== "aborted" && bytes.byteLength > limit ? "too-large" : bytes;
  } catch (error) {
    if (request.signal.aborted) return "aborted";
    throw error;
  }
}

/** The member in which a request of the adapter holds its stream. */
let streamKey: symbol | undefined;

/** The stream of a request; undefined for a request that replaced the adapter's. */
function incomingOf(request: Request, env: unknown): Incoming | undefined {
  const { incoming } = (env ?? {}) as { incoming?: Incoming };
  if (typeof incoming !== "object") return undefined;
  const isStream = (key: symbol) => Reflect.get(request, key) === incoming;
  streamKey ??= Object.getOwnPropertySymbols(request).find(isStream);
  return streamKey !== undefined && isStream(streamKey) ? incoming : undefined;
}

function readIncoming(incoming: Incoming, length: number): Bytes | Promise<Bytes | "aborted"> {
  // Most bodies come together with the head.
  if (incoming.readableLength === length) return incoming.read() ?? new Uint8Array();
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

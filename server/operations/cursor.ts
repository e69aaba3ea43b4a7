import { createHmac, timingSafeEqual } from "node:crypto";
import type { Position } from "../store/page.ts";

/** Writes and reads the cursors of lists; a cursor is valid only for its own list. */
export interface Cursors {
  write(list: string, position: Position): string;
  /** Returns the position of a cursor; undefined for a cursor without a valid signature for this list. */
  read(list: string, cursor: string): Position | undefined;
}

const MAC_BYTES = 16;
const PAYLOAD_BYTES = 16;

/** Signs cursors with `key`, so that callers cannot forge cursors. */
export function createCursors(key: Uint8Array): Cursors {
  const sign = (list: string, payload: Buffer) =>
    createHmac("sha256", key).update(`${list}\n`).update(payload).digest().subarray(0, MAC_BYTES);
  return {
    write(list, position) {
      const payload = Buffer.alloc(PAYLOAD_BYTES);
      payload.writeBigInt64BE(BigInt(position.createdAt), 0);
      payload.writeBigInt64BE(BigInt(position.id), 8);
      return Buffer.concat([payload, sign(list, payload)]).toString("base64url");
    },
    read(list, cursor) {
      const bytes = Buffer.from(cursor, "base64url");
      // Decoding ignores unused bits and invalid characters. This check accepts only the canonical text of a cursor.
      if (bytes.length !== PAYLOAD_BYTES + MAC_BYTES || bytes.toString("base64url") !== cursor) {
        return undefined;
      }
      const payload = bytes.subarray(0, PAYLOAD_BYTES);
      if (!timingSafeEqual(sign(list, payload), bytes.subarray(PAYLOAD_BYTES))) {
        return undefined;
      }
      return {
        createdAt: Number(payload.readBigInt64BE(0)),
        id: Number(payload.readBigInt64BE(8)),
      };
    },
  };
}

import { createHash } from "node:crypto";
import type { WorkBudget } from "./work-budget.ts";

/** The purposes of derived bytes: RFC 7292, B.3. */
export const pkcs12Uses = { key: 1, iv: 2, mac: 3 } as const;

const blockBytes: Readonly<Record<string, number>> = { sha384: 128, sha512: 128 };

/** Derives bytes from a password by the algorithm of PKCS #12 (RFC 7292, appendix B.2). */
export function derivePkcs12(
  { hash, salt, iterations }: { hash: string; salt: Uint8Array; iterations: number },
  password: string | undefined,
  use: number,
  length: number,
  budget: WorkBudget,
): Uint8Array {
  const block = blockBytes[hash] ?? 64;
  const passwordBytes =
    password === undefined ? new Uint8Array() : Buffer.from(`${password}\0`, "utf16le").swap16();
  const input = Buffer.concat([fill(salt, block), fill(passwordBytes, block)]);
  const chunks: Buffer[] = [];
  for (let made = 0; made < length; ) {
    budget.spend(iterations, "pkcs12");
    let chunk = createHash(hash).update(Buffer.alloc(block, use)).update(input).digest();
    for (let turn = 1; turn < iterations; turn++) {
      chunk = createHash(hash).update(chunk).digest();
    }
    chunks.push(chunk);
    made += chunk.length;
    addToBlocks(input, fill(chunk, block).subarray(0, block), block);
  }
  return Buffer.concat(chunks).subarray(0, length);
}

function fill(bytes: Uint8Array, block: number): Buffer {
  const length = block * Math.ceil(bytes.length / block);
  return length === 0 ? Buffer.alloc(0) : Buffer.alloc(length, bytes);
}

// Adds the chunk plus 1 to each block of the input; blocks and the chunk are big-endian numbers.
function addToBlocks(input: Buffer, chunk: Uint8Array, block: number): void {
  for (let start = 0; start < input.length; start += block) {
    let carry = 1;
    for (let index = block - 1; index >= 0; index--) {
      carry += (input[start + index] ?? 0) + (chunk[index] ?? 0);
      input[start + index] = carry & 0xff;
      carry >>= 8;
    }
  }
}

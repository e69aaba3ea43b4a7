import { expect, it } from "vitest";
import { compactBytes } from "../../../server/rendering/byte-compaction.ts";

it("each six bytes become five codewords, and the remaining bytes one each", () => {
  expect(compactBytes(Buffer.from("alcool"))).toEqual([924, 163, 238, 432, 766, 244]);
  expect(compactBytes(Buffer.from("alcoolique"))?.slice(0, 6)).toEqual([
    901, 163, 238, 432, 766, 244,
  ]);
  expect(compactBytes(Buffer.from("alcoolique"))?.slice(6)).toEqual([...Buffer.from("ique")]);
});

it("more bytes than fit next to the error correction give undefined", () => {
  expect(compactBytes(new Uint8Array(1034))).toHaveLength(863);
  expect(compactBytes(new Uint8Array(1035))).toBeUndefined();
});

import { expect, it } from "vitest";
import { compactBytes } from "../../../server/rendering/byte-compaction.ts";

it("six bytes become five codewords, and each remaining byte becomes one codeword", () => {
  expect(compactBytes(Buffer.from("alcool"))).toEqual([924, 163, 238, 432, 766, 244]);
  expect(compactBytes(Buffer.from("alcoolique"))?.slice(0, 6)).toEqual([
    901, 163, 238, 432, 766, 244,
  ]);
  expect(compactBytes(Buffer.from("alcoolique"))?.slice(6)).toEqual([...Buffer.from("ique")]);
});

it("the result is undefined if the bytes need more codewords than a symbol has for data", () => {
  expect(compactBytes(new Uint8Array(1034))).toHaveLength(863);
  expect(compactBytes(new Uint8Array(1035))).toBeUndefined();
});

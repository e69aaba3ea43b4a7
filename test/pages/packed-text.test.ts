import { expect, it } from "vitest";
import { packText, unpackText } from "../../generator/runtime/pages/packed-text.js";

it.each(["", "{}", '{"ñ": "\u{1f9fe}", "b": [1, 2.5]}\n', "\ufeff{}", "a".repeat(50_000)])(
  "a text stays unchanged if it is packed for a link and then unpacked",
  async (text) => {
    const packed = await packText(text);
    expect(packed).toMatch(/^[A-Za-z0-9_-]*$/);
    expect(packed.length).toBeLessThan(text.length + 40);
    expect(await unpackText(packed)).toBe(text);
  },
);

it.each(["!", "AAAA", "not-packed"])(
  "a value that was never packed unpacks to undefined: %s",
  async (packed) => {
    expect(await unpackText(packed)).toBeUndefined();
  },
);

it("a text of five million characters is too long: after packing, it unpacks to undefined", async () => {
  expect(await unpackText(await packText(" ".repeat(5_000_000)))).toBeUndefined();
});

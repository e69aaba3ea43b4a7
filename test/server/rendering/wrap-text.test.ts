import fc from "fast-check";
import { expect, it } from "vitest";
import { clipText, wrapText } from "../../../server/rendering/wrap-text.ts";

const monospaced = (text: string) => [...text].length;

it("lines break at spaces, and a word longer than a line is split", () => {
  expect(wrapText("uno dos tres", 7, monospaced)).toEqual(["uno dos", "tres"]);
  expect(wrapText("a extraordinario b", 8, monospaced)).toEqual(["a", "extraord", "inario b"]);
  expect(wrapText("uno\n\ndos\n\n", 7, monospaced)).toEqual(["uno", "", "dos"]);
  expect(wrapText("", 7, monospaced)).toEqual([""]);
});

it("no line is too wide, and only spaces and newlines are lost", () => {
  const texts = fc.string({ unit: fc.constantFrom("a", "ñ", "W", " ", " ", "\n", "🎂") });
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 12 }), (text, width) => {
      const lines = wrapText(text, width, monospaced);
      expect(lines.filter((line) => monospaced(line) > width)).toEqual([]);
      expect(lines.join("").replaceAll(" ", "")).toBe(text.replace(/[ \n]/g, ""));
    }),
  );
});

it("a million characters without a space wrap into full lines", () => {
  const lines = wrapText("x".repeat(1_000_000), 80, monospaced);
  expect(lines).toHaveLength(12_500);
});

it("a text that is too wide is clipped with an ellipsis, and a newline becomes a space", () => {
  expect(clipText("Compañía Limitada", 9, monospaced)).toBe("Compañía…");
  expect(clipText("Compañía", 8, monospaced)).toBe("Compañía");
  expect(clipText("a\nb", 8, monospaced)).toBe("a b");
});

import { expect, it } from "vitest";
import { clip } from "../../generator/emit/pages/html.ts";

it("a long text is cut and marked, and never cut inside a character", () => {
  expect(clip("four", 4)).toBe("four");
  expect(clip("fives", 4)).toBe("five…");
  expect(clip("a🙂b", 2, "\n…")).toBe("a\n…");
  expect(clip("a🙂b", 3)).toBe("a🙂…");
});

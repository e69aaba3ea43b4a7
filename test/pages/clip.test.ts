import { expect, it } from "vitest";
import { clip } from "../../generator/emit/pages/html.ts";

it("clip cuts a text that is too long and appends a mark, and never splits a surrogate pair", () => {
  expect(clip("four", 4)).toBe("four");
  expect(clip("fives", 4)).toBe("five…");
  expect(clip("a🙂b", 2, "\n…")).toBe("a\n…");
  expect(clip("a🙂b", 3)).toBe("a🙂…");
});

import { expect, it } from "vitest";
import { markup } from "../../generator/emit/pages/reference/markup.ts";
import { testWords } from "../../generator/emit/pages/reference/test-words.ts";

it.each([
  [{ properties: { a: { const: 1 } }, required: ["a"] }, "a is 1"],
  [{ properties: { a: { enum: [1, 2] } } }, "a is 1 or 2 or omitted"],
  [{ properties: { a: false }, required: ["b"] }, "a is omitted and b is present"],
  // No object fulfils this condition.
  [{ properties: { a: false }, required: ["a"] }, undefined],
  // Only constants, enumerations, presence and absence have words.
  [{ properties: { a: { minimum: 1 } } }, undefined],
])("the condition %j has the words %j (undefined: no words)", (condition, words) => {
  const part = testWords(condition);
  expect(part && markup`${part}`.text.replace(/<\/?code>/g, "")).toBe(words);
});

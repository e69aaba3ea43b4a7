import fc from "fast-check";
import { expect, it } from "vitest";
import { syntaxPlace } from "../../generator/runtime/pages/syntax-place.js";

it.each([
  ["[1,]", 3],
  ['{"a": x}', 6],
  ['{"a" 1}', 5],
  ['{"a": 1,}', 8],
  ["{a: 1}", 1],
  ["[1 2]", 3],
  ["{}x", 2],
  ["01", 0],
  ["[1}", 2],
  ['{"a": tru}', 6],
  ['"a\nb"', 0],
  ['"\\x"', 0],
  ["[1, ", 3],
  ['{"a": [ \n', 7],
  ["", 0],
])("%j has its first syntax error at offset %i", (text, place) => {
  expect(syntaxPlace(text)).toBe(place);
});

it("a syntax error is found if and only if JSON.parse throws", () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const letters = fc.constantFrom(...'{}[]:,"\\ \n01e.-+truefalsnb'.split(""));
  const broken = fc
    .tuple(fc.json(), fc.nat(), letters)
    .map(([json, at, letter]) => json.slice(0, at % 20) + letter + json.slice(at % 20));
  const texts = fc.oneof(fc.json(), broken, fc.string({ unit: letters, maxLength: 8 }));
  fc.assert(
    fc.property(texts, (text) => {
      expect(syntaxPlace(text) === undefined).toBe(isJson(text));
    }),
    { numRuns: 3000 },
  );
});

it("if a string with millions of escapes precedes the syntax error, the offset of the string is returned", () => {
  expect(syntaxPlace(`["${"\\n".repeat(8_000_000)}",]`)).toBe(1);
});

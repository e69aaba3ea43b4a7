import { describe, expect, it } from "vitest";
import { locate } from "../../generator/runtime/pages/locate.js";

const text = `{ "a": {"b~/c": [10, {"d": "x\\"}y"}] },\n  "e": true, "": 5, "e": null }`;

function at(pointer: string): string | undefined {
  const range = locate(text, pointer);
  return range === undefined ? undefined : text.slice(range.start, range.end);
}

describe("the place of the value at a JSON Pointer in a text", () => {
  it.each([
    ["", text],
    ["/a/b~0~1c/0", "10"],
    ["/a/b~0~1c/1/d", '"x\\"}y"'],
    ["/", "5"],
    ["/e", "null"],
  ])("covers exactly the value: %s", (pointer, expected) => {
    expect(at(pointer)).toBe(expected);
  });

  it.each([
    ["/a/missing", '{"b~/c": [10, {"d": "x\\"}y"}] }'],
    ["/a/b~0~1c/7", '[10, {"d": "x\\"}y"}]'],
    ["/missing/deeper", text],
  ])("is the nearest ancestor's place if the value is missing: %s", (pointer, expected) => {
    expect(at(pointer)).toBe(expected);
  });

  it.each(["", "{", '{"a": }', '{"a" 1', "[1,", '"open'])(
    "is undefined in the broken text %j",
    (broken) => {
      expect(locate(broken, "/a/0")).toBeUndefined();
    },
  );

  it("is undefined in a text that is nested too deeply to parse", () => {
    expect(locate("[".repeat(100_000), "/0")).toBeUndefined();
  });
});

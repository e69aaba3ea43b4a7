import { describe, expect, it } from "vitest";
import { unicodePattern } from "../../generator/openapi/patterns.ts";

describe("a pattern that is invalid only with the u flag is changed:", () => {
  it.each([
    ["^\\_\\@[\\-\\_]$", "^_@[\\-_]$"],
    ["^{a}]$", "^\\{a\\}\\]$"],
    ["^a{2}{b}$", "^a{2}\\{b\\}$"],
    ["^\\{0}$", "^\\{0\\}$"],
    ["^\\\\{2}\\_$", "^\\\\{2}_$"],
    ["^\\p{L}\\_\\u{1F600}$", "^\\p{L}_\\u{1F600}$"],
    ["^[\\w-\\.]+@[.-\\w]+$", "^[\\w\\-\\.]+@[.\\-\\w]+$"],
    ["^[\\\\d-z]$|[\\d-z]", "^[\\\\d-z]$|[\\d\\-z]"],
  ])("%s to %s", (pattern, changed) => {
    expect(unicodePattern(pattern)).toBe(changed);
  });
});

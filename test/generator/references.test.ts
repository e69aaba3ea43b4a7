import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { escapePointer, parseRef } from "../../generator/emit/types/references.ts";

const require = createRequire(import.meta.url);
const theirs = require("@redocly/openapi-core/lib/ref-utils.js");

describe("our function", () => {
  it.each([
    "#/components/schemas/A",
    "#/components/schemas/a~1b~0c",
    "#/paths/~1things~1{id}/get",
    "#/a%20b/%C3%A9",
    "other.yaml#/A/B",
    "other.yaml#",
    "other.yaml",
    "#/",
    "#//a/",
    "",
  ])("parseRef returns the same pointer as Redocly's parseRef: %s", (reference) => {
    expect(parseRef(reference).pointer).toEqual(theirs.parseRef(reference).pointer);
  });

  it("escapePointer returns the same text as Redocly's escapePointer", () => {
    for (const name of ["a", "a/b~c", "~1", "{x}", 200]) {
      expect(escapePointer(name)).toBe(String(theirs.escapePointer(name)));
    }
  });
});

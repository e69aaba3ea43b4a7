import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { haveAll, wordsOf } from "../../generator/runtime/pages/words.js";

describe("a search for words", () => {
  it.each([
    ["Detracción y retención", "detraccion", true],
    ["cl.receiver-tax-id-code", "tax rec", true],
    ["the amount", "mount", false],
    ["the amount", "amo unknown", false],
    ["anything", " , ", true],
  ])("in the text %j finds the words %j: %s", (text, wanted, expected) => {
    expect(haveAll(wordsOf(text), wordsOf(wanted))).toBe(expected);
  });
});

it("every synonym in the spec finds a rule", () => {
  const page = readFileSync("generated/pages/rules.html", "utf8");
  const found = new Set(
    [...page.matchAll(/ data-words="([^"]*)"/g)].flatMap(([, words = ""]) => wordsOf(words)),
  );
  const { "x-synonyms": synonyms } = parse(readFileSync("spec/openapi.yaml", "utf8"));
  const all: string[] = Object.values<string[]>(synonyms).flat();
  expect(all.length).toBeGreaterThan(60);
  expect(all.flatMap(wordsOf).filter((word) => !found.has(word))).toEqual([]);
});

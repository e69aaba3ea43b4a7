import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isScalar, parseDocument, visit } from "yaml";
import { backtracking } from "../../generator/openapi/backtracking.ts";

describe("a regular expression with catastrophic backtracking is reported", () => {
  it.each([
    "^(a+)+$",
    "^(a*)*$",
    "^(a|a)*$",
    "^([a-z]+)*$",
    "^(\\w+\\s?)*$",
    "^(([a-z])+.)+[A-Z]([a-z])+$",
    "^(a|ab?|b)*c$",
    "^(.*,)*.*x$",
    "(x+x+)+y",
    "^([a-zA-Z0-9_-]+[.]?)+@x$",
    "^(\\s*\\w+)*$",
    "^(a*b+)*$",
    "^((a+))+$",
    "^((\\w+)\\s?)*$",
    "^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*@x$",
    "^(a|aa)+$",
    "^(a|b|ab)*$",
    "^(\\d{1,3},?)*$",
    "^([a-z]{1,10})*$",
    "^(\\w+\\s?){1,30}$",
    "^(\\d+[.]\\d+)*$",
    "^((a?)+b)*$",
    "^((\\w+\\s?)+,)*",
    "^(.|\\s)*x$",
    "^([\\w-]+\\b)*$",
    "^((?!x)\\w+\\s?)*$",
    "^(?=(a+)+$)",
    "^(?!(\\w+\\s?)*$).+$",
    "^(?:(?!(?=ab))a|a)*$",
  ])("%s", (source) => {
    expect(backtracking(source)).toBeDefined();
  });
});

describe("a regular expression without catastrophic backtracking is not reported", () => {
  it.each([
    "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
    "^[a-z]+(-[a-z]+)*$",
    "^([a-z]+[.])+[a-z]+$",
    "^(ab|cd)*$",
    "^(?:[A-Za-z0-9+/]{4})*={0,2}$",
    "^[A-Za-z0-9+/]*={0,2}$",
    "^[0-9]+(,[0-9]+)*$",
    "^(foo|bar|baz)$",
    "^\\p{L}+( \\p{L}+)*$",
    "^(?=.*[0-9]).{8,}$",
    "a{2,3}b?",
    "^(\\d{3}|\\d{4})$",
    "^(a|ab)*$",
    "^(\\d+px|\\d+em|\\s)*$",
    "^(a+b|a+c)*$",
    "^(\\s+\\w+)*$",
    "^[0-9]+(,[0-9]{1,3})*$",
    "^([0-9a-f]{32})*$",
    "^(\\d{1,3},)*\\d{1,3}$",
    "^(\\w+\\b\\s?)*$",
    "^(\\w+(?!\\w)\\s?)*$",
    '^("([^"\\\\]|\\\\.)*"|[^"])*$',
    "",
  ])("%s", (source) => {
    expect(backtracking(source)).toBeUndefined();
  });
});

it.each(["spec", "test/generator/cases"])("no pattern in %s is reported", (folder) => {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const patterns = new Set<string>();
  for (const name of names.filter((one) => one.endsWith(".yaml"))) {
    visit(parseDocument(readFileSync(path.join(folder, name), "utf8")), {
      Pair(_key, { key, value }) {
        if (!isScalar(key) || key.value !== "pattern" || !isScalar(value)) return;
        patterns.add(String(value.value));
      },
    });
  }
  expect(patterns.size).toBeGreaterThan(3);
  expect([...patterns].filter((pattern) => backtracking(pattern) !== undefined)).toEqual([]);
});

it("a repetition that matches a text in several ways is not reported if the match cannot fail afterwards", () => {
  expect(backtracking("^(\\w+\\s?)+")).toBeUndefined();
  expect(backtracking("^(.|\\s)*$")).toBeUndefined();
});

it("the reported reason quotes a text that can double the matching time with each repetition", () => {
  expect(backtracking("^([ab]+;?)*$")).toContain('"a"');
});

it.each([
  "a{1000000000}",
  "(((((x{29}){29}){29}){29}){29})*",
  `${"(".repeat(9999)}a+${")*".repeat(9999)}`,
])("an expression that is too large to analyse is not reported: case %#", (source) => {
  expect(backtracking(source)).toBeUndefined();
});

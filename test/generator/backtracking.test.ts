import { describe, expect, it } from "vitest";
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
  ])("%s", (source) => {
    expect(backtracking(source)).toBeDefined();
  });
});

describe("a regular expression that matches each text in only one way is not reported", () => {
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
    "",
  ])("%s", (source) => {
    expect(backtracking(source)).toBeUndefined();
  });
});

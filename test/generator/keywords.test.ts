import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { keywords } from "../../generator/keywords/keywords.ts";
import { xPackage } from "../../generator/keywords/x-package.ts";
import { xRules } from "../../generator/keywords/x-rules.ts";

const place = { holder: {}, variants: new Set<string>() };

describe("x-package", () => {
  const id = "https://example.com/";

  it.each(["kites", "@a/kites", "my.pkg", "a_b", "@a.b/c_d", "7zip"])(
    "allows the name %s",
    (name) => {
      expect(xPackage.check({ name, id }, place)).toBeUndefined();
    },
  );

  it.each(["", "Kites", ".kites", "_kites", "@a/b/c", "../kites", "a b", "a*/b"])(
    "rejects a name that npm does not allow, and quotes the name: %j",
    (name) => {
      expect(xPackage.check({ name, id }, place)).toContain(`${JSON.stringify(name)} cannot name`);
    },
  );

  it("rejects an id that is no URI, and quotes the id", () => {
    expect(xPackage.check({ name: "kites", id: "kites" }, place)).toContain('"kites" is no URI');
  });
});

it("the messages of x-rules list every member that the keyword allows", () => {
  const rule = { id: "a.b", message: "m", code: "1", kind: "warning", description: "d" };
  expect(xRules.check([rule], place)).toBeUndefined();
  for (const value of ["a", ["a"]]) {
    const message = xRules.check(value, place) ?? "";
    for (const member of Object.keys(rule)) expect(message).toContain(member);
  }
});

it("the README has a row for each keyword; the row lists every kind of object that may have the keyword", () => {
  const words = {
    schema: "schema",
    operation: "operation",
    openapi: "document",
    requestBody: "request body",
    media: "media type",
  };
  const readme = readFileSync("generator/README.md", "utf8");
  const rows = [...readme.matchAll(/^\| (`x-[^|]*) \| ([^|]*) \|/gm)];
  expect(rows.flatMap(([, names = ""]) => names.match(/x-[a-z0-9-]+/g)).sort()).toEqual(
    [...keywords.keys()].sort(),
  );
  for (const { name, on } of keywords.values()) {
    const [, , place = ""] = rows.find(([, names]) => names?.includes(`\`${name}\``)) ?? [];
    for (const kind of on) expect(place).toContain(Object(words)[kind]);
  }
});

import { describe, expect, it } from "vitest";
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
    "quotes a name that npm does not allow: %j",
    (name) => {
      expect(xPackage.check({ name, id }, place)).toContain(`${JSON.stringify(name)} cannot name`);
    },
  );

  it("quotes an id that is no URI", () => {
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

import { describe, expect, it } from "vitest";
import {
  compareVersions,
  raise,
  reaches,
  stepBetween,
  stepFor,
} from "../../generator/contract/version.ts";

const broken = { breaking: true };
const added = { breaking: false };

describe("the version of a contract", () => {
  it.each([
    ["1.4.2", [], "none"],
    ["1.4.2", [added], "minor"],
    ["1.4.2", [added, broken], "major"],
    ["0.4.2", [added], "patch"],
    ["0.4.2", [broken, added], "minor"],
  ] as const)("after version %s, the changes %j require the step: %s", (before, changes, step) => {
    expect(stepFor(changes, before)).toBe(step);
  });

  it.each([
    ["1.4.2", "2.0.0", "major"],
    ["1.4.2", "1.5.0", "minor"],
    ["1.4.2", "1.4.3", "patch"],
    ["1.4.2", "1.4.2", "none"],
    ["1.4.2", "1.3.9", "none"],
    ["1.4.2", "2.0.0-rc.1", "none"],
  ] as const)("from %s to %s, the step is: %s", (before, after, step) => {
    expect(stepBetween(before, after)).toBe(step);
  });

  it("rises to the next major, minor or patch version, depending on the step; a larger step than required suffices", () => {
    expect(
      ["major", "minor", "patch", "none"].map((step) => raise("1.4.2", step as "none")),
    ).toEqual(["2.0.0", "1.5.0", "1.4.3", "1.4.2"]);
    expect(reaches("major", "minor")).toBe(true);
    expect(reaches("patch", "minor")).toBe(false);
  });

  it("is sorted by its numbers, not as a text; a text that is not a version comes first", () => {
    const versions = ["1.10.0", "1.2.0", "0.9.9", "x", "1.2.10"];
    expect(versions.sort(compareVersions)).toEqual(["x", "0.9.9", "1.2.0", "1.2.10", "1.10.0"]);
  });
});

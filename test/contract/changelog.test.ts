import { expect, it } from "vitest";
import { withSection, writeSection } from "../../generator/contract/changelog.ts";

it("a section lists breaking changes first, or reports that nothing changed", () => {
  const entries = [
    { breaking: false, text: "b" },
    { breaking: true, text: "a" },
  ];
  const lines = [
    "### What clients must change",
    "",
    "- a",
    "",
    "### What else is new",
    "",
    "- b",
    "",
  ];
  expect(writeSection("2.0.0", entries)).toBe(["## 2.0.0", "", ...lines].join("\n"));
  expect(writeSection("1.0.1", [])).toBe("## 1.0.1\n\nNothing changed.\n");
});

it("a section replaces the section of the same version, or is added above the other sections", () => {
  const first = withSection("", "1.0.0", "## 1.0.0\n\n- a\n");
  expect(first).toBe("# What changed\n\n## 1.0.0\n\n- a\n");
  const second = withSection(first, "1.1.0", "## 1.1.0\n\n- b\n");
  expect(second).toBe("# What changed\n\n## 1.1.0\n\n- b\n\n## 1.0.0\n\n- a\n");
  expect(withSection(second, "1.1.0", "## 1.1.0\n\n- c\n")).toBe(second.replace("- b", "- c"));
  expect(withSection(second, "1.1.0", "## 1.1.0\n\n- b\n")).toBe(second);
});

it("in a changelog without a title, a section replaces the section of the same version, and the title is added", () => {
  const text = withSection("## 1.0.0\n\n- a\n", "1.0.0", "## 1.0.0\n\n- b\n");
  expect(text).toBe("# What changed\n\n## 1.0.0\n\n- b\n");
});

it("text above the sections does not change", () => {
  const text = withSection("# Changes\n\nBy hand.\n", "1.0.0", "## 1.0.0\n\n- a\n");
  expect(text).toBe("# Changes\n\nBy hand.\n\n## 1.0.0\n\n- a\n");
});

it("sections of versions between the last release and the new version are dropped; others stay", () => {
  const text = "# Changes\n\n## 1.1.0\n\n- b\n\n## Plans\n\n- c\n\n## 1.0.0\n\n- a\n";
  expect(withSection(text, "2.0.0", "## 2.0.0\n\n- d\n", "1.0.0")).toBe(
    "# Changes\n\n## 2.0.0\n\n- d\n\n## Plans\n\n- c\n\n## 1.0.0\n\n- a\n",
  );
});

it("a changelog with carriage returns keeps one section for each version", () => {
  const text = "# Changes\r\n\r\n## 1.0.0\r\n\r\n- a\r\n";
  expect(withSection(text, "1.0.0", "## 1.0.0\n\n- b\n")).toBe("# Changes\n\n## 1.0.0\n\n- b\n");
});

it("without a new section, a changelog changes only if it has the section of an unreleased version", () => {
  const text = "# Changes\r\n\r\n## 1.0.0\r\n\r\n- a\r\n";
  expect(withSection(text, "1.0.0", undefined, "1.0.0")).toBe(text);
  expect(withSection(`## 1.1.0\n\n- b\n\n## 1.0.0\n\n- a\n`, "1.0.0", undefined, "1.0.0")).toBe(
    "# What changed\n\n## 1.0.0\n\n- a\n",
  );
});

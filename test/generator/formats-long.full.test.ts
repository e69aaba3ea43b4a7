import { setFlagsFromString } from "node:v8";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Body, loadBody } from "./explaining.ts";
import { generateFormats } from "./generate-formats.ts";

/** Long texts for which ajv-formats takes minutes or throws; `verdict` is true for a valid text. */
const long: readonly [format: string, text: string, verdict: boolean][] = [
  ["url", `http://${":".repeat(200_000)}`, false],
  ["url", `http://${"@a.aa/".repeat(50_000)} `, false],
  ["byte", "QUJD".repeat(2_000_000), true],
  ["uri", `https://example.com/${"a".repeat(9_000_000)}`, true],
  ["uri", `http://a/${"%20".repeat(3_400_000)}`, true],
  ["uri-reference", "a/".repeat(4_500_000), true],
  ["uri-reference", `?${"%20".repeat(3_400_000)}%2`, false],
  ["email", `${"a.".repeat(4_500_000)}a@example.com`, true],
  ["email", `a@${"a.".repeat(4_500_000)}com`, true],
  ["json-pointer", "/a".repeat(4_500_000), true],
  ["json-pointer-uri-fragment", `#/${"a".repeat(9_000_000)}`, true],
  ["relative-json-pointer", `1/${"a".repeat(9_000_000)}`, true],
  ["duration", `P${"1".repeat(9_000_000)}D`, true],
  ["uri-template", "a".repeat(9_000_000), true],
  ["uri-template", `{${"a".repeat(9_000_000)}}`, true],
  ["uri-template", "{a}".repeat(3_000_000), true],
];

let folder: string;

beforeAll(async () => {
  // In a process that has compiled many patterns, V8 no longer optimizes patterns. This flag causes the same slow case.
  setFlagsFromString("--no-regexp-optimization");
  const formats = [...new Set(long.map(([format]) => format))];
  folder = await generateFormats("formats-long", formats);
}, 60_000);

afterAll(() => setFlagsFromString("--regexp-optimization"));

it.each(long)(
  "the validator for %s validates a long text within the test's time limit (%#)",
  async (format, text, verdict) => {
    const body: Body = await loadBody(folder, format);
    expect(body.is(text)).toBe(verdict);
  },
);

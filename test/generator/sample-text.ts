import * as check from "fast-check";
import { unicodePattern } from "../../generator/openapi/patterns.ts";

/**
 * A text that matches a pattern: if possible, printable ASCII with `least` to `most` characters, and not empty. Returns
 * "a" if no matching text is found.
 */
export function textMatching(pattern: string, least: number, most: number): string {
  const texts = textsFor(pattern);
  const fitting = texts.filter((text) => {
    const { length } = [...text];
    return length >= least && length <= most && /^[\x20-\x7e]*$/.test(text);
  });
  return fitting.find((text) => text !== "") ?? fitting[0] ?? texts[0] ?? "a";
}

/** Fifty texts that match a pattern; none if the pattern is invalid, or not supported by fast-check (a lookahead). */
function textsFor(pattern: string): string[] {
  const source = unicodePattern(pattern);
  if (source === undefined) return [];
  try {
    return check.sample(check.stringMatching(new RegExp(source, "u")), { numRuns: 50, seed: 1 });
  } catch {
    return [];
  }
}

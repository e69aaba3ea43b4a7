import { repeatedText } from "./ambiguity.ts";
import { automatonOf } from "./regex-automaton.ts";
import { type Matches, readRegex } from "./regex-structure.ts";

/**
 * Describes why a regular expression can take exponential time: a repetition can match one text in several ways, and
 * the match can fail afterwards. Returns undefined if no such repetition is found, or if the expression is not
 * supported. Polynomial time is not reported.
 */
export function backtracking(source: string): string | undefined {
  const regex = readRegex(source);
  if (regex === undefined) return undefined;
  for (const branches of [regex.branches, ...regex.lookarounds]) {
    const automaton = automatonOf(branches);
    if (!automaton?.loops.some((loop) => loop !== undefined)) continue;
    const text = repeatedText(automaton, lettersOf(source, regex.sets));
    if (text === undefined) continue;
    return `each repetition of ${JSON.stringify(text)} in a text can double the time`;
  }
  return undefined;
}

/** The characters of ASCII and a few others; lower-case letters and digits come first. */
const probes = [...Array(128).keys(), 0xe9, 0x3b1, 0x4e2d, 0x2028, 0x1f600].sort(
  (a, b) => Number(isPlain(b)) - Number(isPlain(a)),
);

function isPlain(code: number): boolean {
  return /^[a-z0-9]$/.test(String.fromCodePoint(code));
}

/** Groups `probes` and the characters of `source` by the sets that contain them. Returns the first of each group. */
function lettersOf(source: string, sets: readonly Matches[]): number[] {
  const own = [...source].map((character) => character.codePointAt(0) ?? 0);
  const letters = new Map<string, number>();
  for (const code of [...probes, ...own]) {
    const group = sets.map((matches) => Number(matches(code))).join("");
    if (!letters.has(group)) letters.set(group, code);
  }
  return [...letters.values()];
}

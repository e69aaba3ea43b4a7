import { type Part, readRegex } from "./regex-structure.ts";

/** A repetition whose maximum is at least this number counts as unbounded. */
const many = 30;

/** The sample characters for comparing sets: all of ASCII, and some others. */
const probes = [...Array(128).keys(), 0xe9, 0x3b1, 0x4e2d, 0x1f600];

/**
 * The reason why a regular expression may take exponential time: a repetition can match one text in several
 * ways. Undefined if no such repetition is found, or if `readRegex` does not support the expression. Polynomial
 * time is not reported.
 */
export function backtracking(source: string): string | undefined {
  const branches = readRegex(source);
  return branches === undefined ? undefined : ambiguityOf(branches);
}

function ambiguityOf(branches: readonly Part[][]): string | undefined {
  for (const part of branches.flat()) {
    const problem = ambiguityOfPart(part);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function ambiguityOfPart(part: Part): string | undefined {
  if (part.kind === "group") return ambiguityOf(part.branches);
  if (part.kind !== "repeat") return undefined;
  const inner = ambiguityOfPart(part.part);
  if (inner !== undefined || part.most < many || part.part.kind !== "group") return inner;
  const { branches } = part.part;
  for (const [index, branch] of branches.entries()) {
    if (ambiguous(branch)) return "a repetition inside a repetition can match the same text";
    for (const other of branches.slice(index + 1)) {
      if (alike(branch, other))
        return "two alternatives inside a repetition can match the same text";
    }
  }
  return undefined;
}

/** Whether one round and several rounds of a repeated sequence can match the same text. */
function ambiguous(sequence: readonly Part[]): boolean {
  const unbounded = sequence.findIndex((part) => part.kind === "repeat" && part.most >= many);
  if (unbounded === -1)
    return sequence.length > 0 && sequence.every(canBeEmpty) && sequence.length > 1;
  const repeated = sequence[unbounded];
  if (repeated === undefined) return false;
  // A required part separates two rounds if the repetition contains none of the part's first characters.
  const between = [...sequence.slice(unbounded + 1), ...sequence.slice(0, unbounded)];
  const separators = between.filter((part) => !canBeEmpty(part));
  return !separators.some((part) => apart(firstOf(part), everyOf(repeated)));
}

function canBeEmpty(part: Part): boolean {
  if (part.kind === "other") return true;
  if (part.kind === "group") return part.branches.some((branch) => branch.every(canBeEmpty));
  return part.kind === "repeat" && (part.least === 0 || canBeEmpty(part.part));
}

/** Whether two alternatives may match the same text. Compares only lengths and first characters. */
function alike(a: readonly Part[], b: readonly Part[]): boolean {
  const lengths = [a, b].map(lengthOf);
  const [one, other] = lengths;
  if (one !== undefined && other !== undefined && one !== other) return false;
  const steps = Math.min(a.length, b.length);
  for (let index = 0; index < steps; index++) {
    const left = a[index];
    const right = b[index];
    if (left === undefined || right === undefined) break;
    if (apart(firstOf(left), firstOf(right))) return false;
    if (left.kind !== "set" || right.kind !== "set") return true;
  }
  return steps > 0;
}

/** The number of characters that a sequence of sets matches; undefined for any other sequence. */
function lengthOf(sequence: readonly Part[]): number | undefined {
  return sequence.every((part) => part.kind === "set") ? sequence.length : undefined;
}

type Characters = ReadonlySet<number>;

function apart(a: Characters, b: Characters): boolean {
  return ![...a].some((code) => b.has(code));
}

function firstOf(part: Part): Characters {
  if (part.kind === "set") return new Set(probes.filter((code) => part.matches(code)));
  if (part.kind === "repeat") return firstOf(part.part);
  if (part.kind !== "group") return new Set();
  return union(part.branches.map(firstOfSequence));
}

function firstOfSequence(sequence: readonly Part[]): Characters {
  const end = sequence.findIndex((part) => !canBeEmpty(part));
  return union((end === -1 ? sequence : sequence.slice(0, end + 1)).map(firstOf));
}

function everyOf(part: Part): Characters {
  if (part.kind === "repeat") return everyOf(part.part);
  if (part.kind === "group") return union(part.branches.flat().map(everyOf));
  return firstOf(part);
}

function union(sets: readonly Characters[]): Characters {
  return new Set(sets.flatMap((set) => [...set]));
}

/** A condition of an `if`, taken apart as far as facts can decide it. */
export type Condition =
  | { kind: "all" | "any"; of: Condition[] }
  | { kind: "not"; of: Condition }
  | { kind: "is"; text: string };

/** Two sides that are equal or not; a string may stand on each. */
const comparison = /^((?:[^"()]|"(?:[^"\\]|\\.)*")+?) ([!=]==?) (.+)$/;

/** The conditions that were read in a run: the same ones stand in many functions, and in each turn of a loop. */
export type Conditions = Map<string, Condition>;

/** Reads a condition, or finds it among those that were read. */
export function conditionFrom(read: Conditions, text: string): Condition {
  const before = read.get(text);
  if (before !== undefined) return before;
  const condition = readCondition(text);
  read.set(text, condition);
  return condition;
}

/** Reads a condition; what is not made of `&&`, `||`, `!` and brackets stays as it stands. */
export function readCondition(text: string): Condition {
  const whole = withoutBrackets(text.trim());
  const signs = outerSigns(whole);
  // What sets or lists binds more loosely than what may stand beside it.
  if (signs.some(({ sign }) => sign === "," || sign === " = ")) {
    return { kind: "is", text: `(${whole})` };
  }
  for (const [kind, wanted] of [
    ["any", "||"],
    ["all", "&&"],
  ] as const) {
    const parts = split(
      whole,
      signs.filter(({ sign }) => sign === wanted),
    );
    if (parts.length > 1) return { kind, of: parts.map(readCondition) };
  }
  if (whole.startsWith("!")) return not(readCondition(whole.slice(1)));
  const [, left, sign, right] = comparison.exec(whole) ?? [];
  if (sign?.startsWith("!")) {
    return not({ kind: "is", text: `${left} ${sign.replace("!", "=")} ${right}` });
  }
  return { kind: "is", text: whole };
}

/** The opposite. */
export function not(condition: Condition): Condition {
  return condition.kind === "not" ? condition.of : { kind: "not", of: condition };
}

/** Several conditions under one sign, flat; one alone is itself. */
export function joined(kind: "all" | "any", of: readonly Condition[]): Condition {
  const flat = of.flatMap((one) => (one.kind === kind ? one.of : [one]));
  const [only] = flat;
  return flat.length === 1 && only !== undefined ? only : { kind, of: flat };
}

/** A condition as code. */
export function printCondition(condition: Condition): string {
  if (condition.kind === "is") return condition.text;
  if (condition.kind === "not") return printNot(condition.of);
  const sign = condition.kind === "all" ? " && " : " || ";
  return condition.of
    .map((one) => (one.kind === "all" || one.kind === "any" ? bracket(one) : printCondition(one)))
    .join(sign);
}

function printNot(condition: Condition): string {
  if (condition.kind !== "is") return `!${bracket(condition)}`;
  const [, left, sign, right] = comparison.exec(condition.text) ?? [];
  if (sign !== undefined) return `${left} ${sign.replace("=", "!")} ${right}`;
  return /^[\w.$]+(?:\(.*\))?$/.test(condition.text)
    ? `!${condition.text}`
    : `!(${condition.text})`;
}

function bracket(condition: Condition): string {
  return `(${printCondition(condition)})`;
}

/** A string, a bracket, or what stands between the parts of an expression. */
const tokens = /"(?:[^"\\]|\\.)*"|[([)\]]|&&|\|\||,| = /g;

interface Sign {
  sign: string;
  index: number;
}

/** The signs that stand in no string and no bracket. */
function outerSigns(text: string): Sign[] {
  const signs: Sign[] = [];
  if (!/&&|\|\||,| = /.test(text)) return signs;
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(tokens)) {
    if (sign === "(" || sign === "[") depth++;
    else if (sign === ")" || sign === "]") depth--;
    else if (depth === 0 && !sign.startsWith('"')) signs.push({ sign, index });
  }
  return signs;
}

/** The parts of a text between some signs. */
function split(text: string, signs: readonly Sign[]): string[] {
  let start = 0;
  const parts = signs.map(({ sign, index }) => {
    const part = text.slice(start, index);
    start = index + sign.length;
    return part;
  });
  return [...parts, text.slice(start)];
}

function withoutBrackets(text: string): string {
  if (!text.startsWith("(") || !text.endsWith(")")) return text;
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(tokens)) {
    if (sign === "(" || sign === "[") depth++;
    else if (sign === ")" || sign === "]") depth--;
    if (depth === 0 && index < text.length - 1) return text;
  }
  return withoutBrackets(text.slice(1, -1).trim());
}

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
  if (setsOrLists(whole)) return { kind: "is", text: `(${whole})` };
  const any = split(whole, "||");
  if (any.length > 1) return { kind: "any", of: any.map(readCondition) };
  const all = split(whole, "&&");
  if (all.length > 1) return { kind: "all", of: all.map(readCondition) };
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

/** The parts of a text between the signs that stand in no string and no bracket. */
function split(text: string, sign: "||" | "&&"): string[] {
  if (!text.includes(sign)) return [text];
  const parts: string[] = [];
  let start = 0;
  for (const { index, depth } of walk(text)) {
    if (depth === 0 && text.startsWith(sign, index)) {
      parts.push(text.slice(start, index));
      start = index + sign.length;
    }
  }
  return [...parts, text.slice(start)];
}

/** Whether an expression binds more loosely than what may stand beside it. */
function setsOrLists(text: string): boolean {
  if (!text.includes(",") && !text.includes(" = ")) return false;
  for (const { index, depth } of walk(text)) {
    if (depth === 0 && (text[index] === "," || text.startsWith(" = ", index))) return true;
  }
  return false;
}

function withoutBrackets(text: string): string {
  if (!text.startsWith("(") || !text.endsWith(")")) return text;
  for (const { index, depth } of walk(text)) {
    if (depth === 0 && index < text.length - 1) return text;
  }
  return withoutBrackets(text.slice(1, -1).trim());
}

/** Each place of a text that is in no string, with the depth of the brackets after it. */
function* walk(text: string): Generator<{ index: number; depth: number }> {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '"') {
      for (index++; text[index] !== '"'; index++) if (text[index] === "\\") index++;
      continue;
    }
    if (character === "(" || character === "[") depth++;
    else if (character === ")" || character === "]") depth--;
    yield { index, depth };
  }
}

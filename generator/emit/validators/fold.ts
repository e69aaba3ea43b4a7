import { type Block, conditionOf, newBlock, type Statement } from "./blocks.ts";
import {
  type Condition,
  type Conditions,
  conditionFrom,
  joined,
  not,
  printCondition,
} from "./condition.ts";
import { assume, copyOf, counter, either, factOf, type Known, type Value } from "./known.ts";

/**
 * The statements of a function that Ajv printed, without what is decided before it runs. Where the
 * first failure returns, its counters stay what they were; and what was tested once need not be
 * tested again.
 */
export function foldFunction(statements: readonly Statement[], read: Conditions): Statement[] {
  return fold(statements, { values: new Map(), facts: new Map() }, { breaks: [], read }).statements;
}

/** What is gathered around statements: what is known where their loop is left, and the conditions that were read. */
interface Around {
  breaks: Known[];
  read: Conditions;
}

interface Folded {
  statements: Statement[];
  /** What is known behind them; undefined where nothing comes behind them. */
  known: Known | undefined;
}

/** What is known before is used up: it becomes what is known behind. */
function fold(statements: readonly Statement[], before: Known, around: Around): Folded {
  const folded: Statement[] = [];
  let known: Known | undefined = before;
  for (const statement of statements) {
    if (known === undefined) break;
    const next = foldOne(statement, known, around);
    folded.push(...next.statements);
    known = next.known;
  }
  return { statements: folded, known };
}

function foldOne(statement: Statement, known: Known, around: Around): Folded {
  if (typeof statement === "string") return foldLine(statement, known, around);
  const condition = conditionOf(statement);
  if (condition !== undefined) {
    return foldIf(statement, conditionFrom(around.read, condition), known, around);
  }
  if (statement.head.startsWith("for(")) return foldLoop(statement, known, around.read);
  throw new Error(`Ajv printed ${statement.head}, which nothing here expects`);
}

function foldIf({ body, otherwise }: Block, test: Condition, known: Known, around: Around): Folded {
  const condition = decide(test, known);
  if (condition === true) return fold(body, known, around);
  if (condition === false) return fold(otherwise, known, around);
  const [met, unmet] = [copyOf(known), known];
  assume(met, test, true);
  assume(unmet, test, false);
  const then = fold(body, met, around);
  const other = fold(otherwise, unmet, around);
  const after = either(then.known, other.known);
  // What follows where the function or the loop was left needs no block of its own.
  if (then.known === undefined) {
    return { statements: [ifOf(condition, then.statements), ...other.statements], known: after };
  }
  if (other.known === undefined) {
    return {
      statements: [ifOf(not(condition), other.statements), ...then.statements],
      known: after,
    };
  }
  return { statements: [ifOf(condition, then.statements, other.statements)], known: after };
}

function ifOf(condition: Condition, body: Statement[], otherwise: Statement[] = []): Block {
  return newBlock(`if(${printCondition(condition)})`, body, otherwise);
}

/**
 * A loop is folded until what is known at its start holds at the start of every turn; what a turn
 * changes is unknown there.
 */
function foldLoop({ head, body }: Block, before: Known, read: Conditions): Folded {
  if (counter.test(head)) throw new Error(`Ajv printed ${head}, which nothing here expects`);
  const start = copyOf(before);
  const changed = new Map<string, symbol>();
  for (;;) {
    const breaks: Known[] = [];
    const { statements, known } = fold(body, copyOf(start), { breaks, read });
    if (known === undefined || !widen(start, known, changed)) {
      const after = breaks.reduce((all: Known, one) => either(all, one) ?? all, start);
      return { statements: [newBlock(head, statements)], known: after };
    }
  }
}

/** Forgets at the start of a loop what a turn of it changed; says whether there was any such thing. */
function widen(start: Known, turn: Known, changed: Map<string, symbol>): boolean {
  let widened = false;
  for (const [name, value] of turn.values) {
    if (start.values.get(name) === value || changed.has(name)) continue;
    const unknown = Symbol(name);
    changed.set(name, unknown);
    start.values.set(name, unknown);
    widened = true;
  }
  for (const [fact, outcome] of start.facts) {
    if (turn.facts.get(fact) === outcome) continue;
    start.facts.delete(fact);
    widened = true;
  }
  return widened;
}

/** A line that sets a counter, with or without its declaration. */
const setting = /^((?:const|let|var) )?(errors|_errs\d+|_?valid\d+) = (.*);$/;

function foldLine(line: string, known: Known, { breaks, read }: Around): Folded {
  if (/^return\b/.test(line)) {
    return { statements: [foldReturn(line, known, read)], known: undefined };
  }
  if (line === "break;") {
    breaks.push(copyOf(known));
    return { statements: [line], known: undefined };
  }
  if (line === "errors++;") {
    const before = known.values.get("errors");
    known.values.set("errors", typeof before === "number" ? before + 1 : Symbol(line));
    return { statements: [line], known };
  }
  if (line.startsWith("errors += ")) {
    known.values.set("errors", Symbol(line));
    return { statements: [line], known };
  }
  if (!counter.test(line)) return { statements: [line], known };
  const [, declared = "", name, value = ""] = setting.exec(line) ?? [];
  if (name === undefined) {
    const code = line.replace(/"(?:[^"\\]|\\.)*"/g, '""');
    if (!/\b(?:errors|_errs\d+|_?valid\d+) ?(?:=[^=]|\+|-)/.test(code)) {
      return { statements: [line], known };
    }
    throw new Error(`Ajv printed ${line}, which nothing here expects`);
  }
  const before = known.values.get(name);
  const { text, holds } = resultOf(value, known, read);
  known.values.set(name, holds);
  const same = declared === "" && typeof before !== "symbol" && before === holds;
  return { statements: same ? [] : [`${declared}${name} = ${text};`], known };
}

function foldReturn(line: string, known: Known, read: Conditions): string {
  const value = /^return (.*);$/.exec(line)?.[1];
  return value === undefined ? line : `return ${resultOf(value, known, read).text};`;
}

/** What an expression over counters is, as short code and as a value; of another, only the code. */
function resultOf(
  expression: string,
  known: Known,
  read: Conditions,
): { text: string; holds: Value } {
  const plain = known.values.get(expression);
  if (plain !== undefined) {
    return { text: typeof plain === "symbol" ? expression : String(plain), holds: plain };
  }
  if (/^-?\d+$/.test(expression)) return { text: expression, holds: Number(expression) };
  const decided = decide(conditionFrom(read, expression), known);
  if (typeof decided === "boolean") return { text: String(decided), holds: decided };
  return { text: printCondition(decided), holds: Symbol(expression) };
}

/** How a condition comes out; where that is not known, what is left of it. */
function decide(condition: Condition, known: Known): boolean | Condition {
  if (condition.kind === "is") return decideTest(condition.text, known);
  if (condition.kind === "not") {
    const inner = decide(condition.of, known);
    return typeof inner === "boolean" ? !inner : not(inner);
  }
  const ends = condition.kind === "any";
  const within = { values: known.values, facts: new Map(known.facts) };
  const left: Condition[] = [];
  for (const one of condition.of) {
    const decided = decide(one, within);
    if (decided === ends) return ends;
    if (typeof decided !== "boolean") left.push(decided);
    assume(within, one, !ends);
  }
  return left.length === 0 ? !ends : joined(condition.kind, left);
}

function decideTest(text: string, known: Known): boolean | Condition {
  if (text === "true" || text === "false") return text === "true";
  const fact = factOf(text);
  const remembered = fact === undefined ? undefined : known.facts.get(fact);
  if (remembered !== undefined) return remembered;
  const plain = known.values.get(text);
  if (typeof plain === "boolean") return plain;
  const [, left = "", right = ""] = /^(\w+) === (\w+)$/.exec(text) ?? [];
  if (!counter.test(left) && !counter.test(right)) return { kind: "is", text };
  const [one, other] = [valueOfName(left, known), valueOfName(right, known)];
  if (one !== undefined && one === other) return true;
  if (typeof one === "number" && typeof other === "number") return false;
  const shown = (name: string, value: Value | undefined) =>
    typeof value === "number" ? String(value) : name;
  const sides = [shown(left, one), shown(right, other)].sort((a) => (/^\d/.test(a) ? 1 : -1));
  return { kind: "is", text: sides.join(" === ") };
}

function valueOfName(name: string, known: Known): Value | undefined {
  return /^\d+$/.test(name) ? Number(name) : known.values.get(name);
}

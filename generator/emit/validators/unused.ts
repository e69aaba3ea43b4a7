import { type Block, conditionOf, type Statement } from "./blocks.ts";
import { not, printCondition, readCondition } from "./condition.ts";

/** A line that does nothing but set a variable to what has no effect; what it sets, and to what. */
const setting =
  /^(?:(?:const|let|var) )?((?:errors|_errs|_?valid|missing|data)\d*)(?: = (.*)|\+\+)?;$/;

/** How often each variable is read, and how many statements were taken out. */
interface Uses {
  reads: Map<string, number>;
  gone: number;
}

/** The statements without variables that nobody reads, and without blocks that do nothing. */
export function dropUnused(statements: Statement[]): Statement[] {
  const uses: Uses = { reads: new Map(), gone: 0 };
  count(statements, uses.reads, 1);
  for (let kept = statements; ; ) {
    const before = uses.gone;
    const next = without(kept, uses);
    if (uses.gone === before) return kept;
    kept = next;
  }
}

/** Adds how often each variable is read to what is known of it, or takes that away. */
function count(statements: readonly Statement[], reads: Map<string, number>, sign: 1 | -1): void {
  for (const statement of statements) {
    const text = typeof statement === "string" ? statement : statement.head;
    for (const name of readsOf(text)) reads.set(name, (reads.get(name) ?? 0) + sign);
    if (typeof statement === "string") continue;
    count(statement.body, reads, sign);
    count(statement.otherwise, reads, sign);
  }
}

/** The variables that a line or a head reads; one that it sets is none of them. */
function readsOf(text: string): string[] {
  const set = setting.exec(text);
  const read = set === null ? text : (set[2] ?? "");
  return read.match(/\b(?:errors|_errs|_?valid|missing|data)\d*\b/g) ?? [];
}

/** Looks at the last statement first: what it no longer reads need not be set before it. */
function without(statements: readonly Statement[], uses: Uses): Statement[] {
  const kept: Statement[] = [];
  for (const statement of statements.toReversed()) {
    const isLine = typeof statement === "string";
    const left = isLine ? lineLeft(statement, uses.reads) : blockLeft(statement, uses);
    if (left !== undefined) kept.push(left);
    else {
      uses.gone++;
      count([isLine ? statement : statement.head], uses.reads, -1);
    }
  }
  return kept.reverse();
}

function blockLeft(block: Block, uses: Uses): Block | undefined {
  const body = without(block.body, uses);
  const otherwise = without(block.otherwise, uses);
  return emptied({ ...block, body, otherwise });
}

function lineLeft(line: string, reads: ReadonlyMap<string, number>): string | undefined {
  const [, name, value = ""] = setting.exec(line) ?? [];
  const wanted = name === undefined || (reads.get(name) ?? 0) > 0 || hasEffect(value);
  return wanted ? line : undefined;
}

/** A block that does something; undefined where it does not. */
function emptied(block: Block): Block | undefined {
  const condition = conditionOf(block);
  if (block.body.length > 0) return block;
  if (block.otherwise.length === 0) return hasEffect(block.head) ? block : undefined;
  const head = `if(${printCondition(not(readCondition(condition ?? "")))})`;
  return { head, body: block.otherwise, otherwise: [] };
}

/** Calls may note what was evaluated. */
function hasEffect(text: string): boolean {
  return /\bvalidate\d+\(|\.validate\(/.test(text);
}

import { type Block, conditionOf, type Statement } from "./blocks.ts";
import { not, printCondition, readCondition } from "./condition.ts";

/** A line that does nothing but set a variable to what has no effect; what it sets, and to what. */
const setting =
  /^(?:(?:const|let|var) )?((?:errors|_errs|_?valid|missing|data)\d*)(?: = (.*)|\+\+)?;$/;

/** The statements without variables that nobody reads, and without blocks that do nothing. */
export function dropUnused(statements: readonly Statement[]): Statement[] {
  let kept = [...statements];
  const known = new Map<string, string[]>();
  for (;;) {
    const reads = new Set<string>();
    gather(kept, reads, known);
    const next = without(kept, reads);
    if (next.count === 0) return kept;
    kept = next.statements;
  }
}

/** `known` holds what lines and heads read that were looked at before. */
function gather(
  statements: readonly Statement[],
  reads: Set<string>,
  known: Map<string, string[]>,
): void {
  for (const statement of statements) {
    const text = typeof statement === "string" ? statement : statement.head;
    const names = known.get(text) ?? readsOf(text);
    known.set(text, names);
    for (const name of names) reads.add(name);
    if (typeof statement === "string") continue;
    gather(statement.body, reads, known);
    gather(statement.otherwise, reads, known);
  }
}

/** The variables that a line or a head reads; one that it sets is none of them. */
function readsOf(text: string): string[] {
  const set = setting.exec(text);
  const read = set === null ? text : (set[2] ?? "");
  return read.match(/\b(?:errors|_errs|_?valid|missing|data)\d*\b/g) ?? [];
}

function without(statements: readonly Statement[], reads: ReadonlySet<string>) {
  let count = 0;
  const kept = statements.flatMap((statement): Statement[] => {
    if (typeof statement === "string") {
      const [, name, value = ""] = setting.exec(statement) ?? [];
      if (name === undefined || reads.has(name) || hasEffect(value)) return [statement];
      count++;
      return [];
    }
    const body = without(statement.body, reads);
    const otherwise = without(statement.otherwise, reads);
    count += body.count + otherwise.count;
    const block = emptied({ ...statement, body: body.statements, otherwise: otherwise.statements });
    if (block === undefined) count++;
    return block === undefined ? [] : [block];
  });
  return { statements: kept, count };
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

import { type Block, conditionOf, type Statement } from "./blocks.ts";
import { not, printCondition, readCondition } from "./condition.ts";

/** A line that does nothing but set a variable to what has no effect; what it sets, and to what. */
const setting =
  /^(?:(?:const|let|var) )?((?:errors|_errs|_?valid|missing|data)\d*)(?: = (.*)|\+\+)?;$/;

/** The statements without variables that nobody reads, and without blocks that do nothing. */
export function dropUnused(statements: readonly Statement[]): Statement[] {
  let kept = [...statements];
  for (;;) {
    const reads = new Set<string>();
    gather(kept, reads);
    const next = without(kept, reads);
    if (next.count === 0) return kept;
    kept = next.statements;
  }
}

function gather(statements: readonly Statement[], reads: Set<string>): void {
  for (const statement of statements) {
    const line = typeof statement === "string" ? setting.exec(statement) : null;
    const text =
      typeof statement !== "string" ? statement.head : (line?.[2] ?? (line ? "" : statement));
    for (const [name] of text.matchAll(/\b(?:errors|_errs|_?valid|missing|data)\d*\b/g))
      reads.add(name);
    if (typeof statement === "string") continue;
    gather(statement.body, reads);
    gather(statement.otherwise, reads);
  }
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

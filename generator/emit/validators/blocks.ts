/** A statement of a function that Ajv printed: a line, or a block under an `if`, a `for` or a function's head. */
export type Statement = string | Block;

/** A head without its brace, the statements under it, and those under its `else`. */
export interface Block {
  head: string;
  body: Statement[];
  otherwise: Statement[];
}

/** Reads lines as Ajv prints them: a statement a line, a brace only at a line's end or start. */
export function readBlocks(lines: readonly string[]): Statement[] {
  const root: Block = { head: "", body: [], otherwise: [] };
  const open: { block: Block; into: Statement[] }[] = [{ block: root, into: root.body }];
  for (const line of lines) {
    const here = open.at(-1);
    if (here === undefined) throw new Error(`Ajv printed a brace too many before ${line}`);
    if (line === "}") open.pop();
    else if (line.startsWith("else ")) openElse(here.into, line, open);
    else if (line.endsWith("{")) {
      const block = newBlock(line.slice(0, -1).trimEnd());
      here.into.push(block);
      open.push({ block, into: block.body });
    } else if (line !== "") here.into.push(line);
  }
  if (open.length !== 1) throw new Error("Ajv printed a block that does not end");
  return root.body;
}

function openElse(into: Statement[], line: string, open: { block: Block; into: Statement[] }[]) {
  let block = into.at(-1);
  // An `else` after an `else if` belongs to the innermost one.
  while (typeof block === "object" && typeof block.otherwise[0] === "object") {
    block = block.otherwise[0];
  }
  if (typeof block !== "object" || block.otherwise.length > 0) {
    throw new Error(`Ajv printed ${line} without an if`);
  }
  const head = line.slice("else ".length, -1).trimEnd();
  if (head === "") {
    open.push({ block, into: block.otherwise });
    return;
  }
  const inner = newBlock(head);
  block.otherwise.push(inner);
  open.push({ block: inner, into: inner.body });
}

/** A block of nothing yet. */
export function newBlock(head: string, body: Statement[] = [], otherwise: Statement[] = []): Block {
  return { head, body, otherwise };
}

/** Adds the lines of statements to a list. */
export function printBlocks(statements: readonly Statement[], to: string[]): void {
  for (const statement of statements) {
    if (typeof statement === "string") to.push(statement);
    else printBlock(statement, to);
  }
}

function printBlock({ head, body, otherwise }: Block, to: string[]): void {
  const [alone] = body;
  const leaves = /^(?:return \w+|break);$/.test(String(alone));
  if (head.startsWith("if(") && body.length === 1 && otherwise.length === 0 && leaves) {
    to.push(`${head}${alone}`);
    return;
  }
  to.push(`${head}{`);
  printBlocks(body, to);
  to.push("}");
  if (otherwise.length === 0) return;
  const [only] = otherwise;
  if (otherwise.length === 1 && typeof only === "object" && only.head.startsWith("if(")) {
    const inner: string[] = [];
    printBlock(only, inner);
    to.push(`else ${inner[0]}`, ...inner.slice(1));
    return;
  }
  to.push("else {");
  printBlocks(otherwise, to);
  to.push("}");
}

/** The condition of an `if`; undefined of what is none. */
export function conditionOf({ head }: Block): string | undefined {
  return head.startsWith("if(") ? head.slice(3, -1) : undefined;
}

import type ts from "typescript";

/** The text of a source without the lines that `nodes` occupy. */
export function deleteLines(source: ts.SourceFile, nodes: readonly ts.Node[]): string {
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const gone = new Set<number>();
  for (const node of nodes) {
    const last = lineOf(node.getEnd());
    for (let line = lineOf(node.getStart()); line <= last; line++) gone.add(line);
  }
  return source.text
    .split("\n")
    .filter((_, line) => !gone.has(line))
    .join("\n");
}

import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { filesBelow } from "./generator/times.ts";

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const checkout = path.join(import.meta.dirname, "..");

/** For each module in a top-level folder: its imports from the same folder. `import type` does not count. */
function importsIn(room: string): Graph {
  const files = filesBelow(path.join(checkout, room)).filter((name) => /\.[tj]s$/.test(name));
  return new Map(
    files.map((name) => {
      const text = readFileSync(path.join(checkout, room, name), "utf8");
      const targets = importsOf(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
      const own = targets.map((one) => path.posix.join(path.posix.dirname(name), one));
      return [name, new Set(own.filter((one) => files.includes(one)))];
    }),
  );
}

function importsOf(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isImport = ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly;
    const isExport = ts.isExportDeclaration(node) && !node.isTypeOnly;
    const isCall =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const specifier =
      isImport || isExport ? node.moduleSpecifier : isCall ? node.arguments[0] : undefined;
    if (specifier !== undefined && ts.isStringLiteral(specifier)) found.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The imports between subfolders. A file outside of all subfolders counts as a subfolder. */
function between(files: Graph): Graph {
  const folderOf = (name: string) => name.split("/")[0] ?? name;
  const rooms = new Map<string, Set<string>>();
  for (const [name, targets] of files) {
    const from = folderOf(name);
    const known = rooms.get(from) ?? new Set();
    for (const target of targets) if (folderOf(target) !== from) known.add(folderOf(target));
    rooms.set(from, known);
  }
  return rooms;
}

/** All nodes that are on a cycle. */
function onCircles(graph: Graph): string[] {
  return [...graph.keys()].filter((start) => {
    const seen = new Set<string>();
    const queue = [...(graph.get(start) ?? [])];
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      if (node === start) return true;
      if (!seen.has(node)) queue.push(...(graph.get(node) ?? []));
      seen.add(node);
    }
    return false;
  });
}

describe.each(["generator", "server"])("the run-time imports of the %s", (room) => {
  const files = importsIn(room);

  it("contain no cycle of modules", () => {
    expect(files.size).toBeGreaterThan(100);
    expect(onCircles(files)).toEqual([]);
  });

  it("contain no cycle of folders", () => {
    expect(onCircles(between(files))).toEqual([]);
  });
});

it("a cycle of folders is found even if there is no cycle of modules", () => {
  const graph = new Map([
    ["a/x.ts", new Set(["b/y.ts"])],
    ["b/y.ts", new Set<string>()],
    ["b/z.ts", new Set(["a/x.ts"])],
  ]);
  expect(onCircles(graph)).toEqual([]);
  expect(onCircles(between(graph))).toEqual(["a", "b"]);
});

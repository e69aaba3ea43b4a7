import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { deleteLines } from "./lines.ts";
import type { OwnMembers } from "./members.ts";

/** Removes a country from the tables of `test/spec`: its identifier, its rows, and its code in every `only`. */
export function takeFromTables(folder: string, code: string, id: number, own: OwnMembers): void {
  const tables = path.join(folder, "test/spec/tables");
  const found = new Set<string>();
  let identifiers = 0;
  for (const name of readdirSync(tables)) {
    const file = path.join(tables, name);
    const text = withoutRows(readFileSync(file, "utf8"), code, found);
    const lines = text.split("\n").map((line) => {
      if (!line.includes('"country_id"')) return withoutOnly(line, code);
      const shorter = line.replace(new RegExp(`\\b${id}, |, ${id}\\b`), "");
      if (shorter !== line) identifiers += 1;
      return shorter;
    });
    writeFileSync(file, lines.join("\n"));
  }
  if (identifiers !== 1)
    throw new Error(`expected country ${id} once in the tables; occurrences: ${identifiers}`);
  const missed = own.gone.filter((member) => !found.has(member));
  if (missed.length > 0) throw new Error(`the tables have no rows of ${missed}`);
}

/** Returns `text` without the rows that name the country's members, such as `pe_header`; adds the names to `found`. */
function withoutRows(text: string, code: string, found: Set<string>): string {
  const source = ts.createSourceFile("table.ts", text, ts.ScriptTarget.Latest, true);
  const block = new RegExp(`\\b${code}_[a-z_]+`, "g");
  const rows: ts.Node[] = [];
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer } of statement.declarationList.declarations) {
      if (initializer === undefined || !ts.isArrayLiteralExpression(initializer)) continue;
      rows.push(...initializer.elements.filter((row) => row.getText().match(block) !== null));
    }
  }
  for (const row of rows) for (const [name] of row.getText().matchAll(block)) found.add(name);
  return deleteLines(source, rows);
}

function withoutOnly(line: string, code: string): string {
  return line
    .replace(/only: \[([^\]]*)\]/, (_, codes: string) => {
      const left = codes.split(", ").filter((one) => one !== `"${code}"`);
      return `only: [${left.join(", ")}]`;
    })
    .replace(/(, )?only: \[\]/, "");
}
